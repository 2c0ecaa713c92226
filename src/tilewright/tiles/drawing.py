"""Whether a small graph can be drawn inside a ring without crossings (Demoucron, Malgrange and Pertuiset)."""

from collections.abc import Iterable
from itertools import pairwise

Graph = dict[int, set[int]]


def can_be_drawn(ring: int, edges: Iterable[tuple[int, int]]) -> bool:
    """Whether nodes joined by `edges` fit inside the ring of the nodes 0 .. ring-1 without a crossing."""
    graph: Graph = {}
    for one, other in edges:
        graph.setdefault(one, set()).add(other)
        graph.setdefault(other, set()).add(one)
    drawn: Graph = {place: set() for place in range(ring)}
    faces = [list(range(ring))]
    while True:
        pieces = [(body, feet) for body, feet in _pieces(graph, drawn) if len(feet) > 1]
        if not pieces:
            return True
        choices = [[face for face in faces if feet <= set(face)] for _, feet in pieces]
        if not all(choices):
            return False
        best = min(range(len(pieces)), key=lambda number: len(choices[number]))
        way = _way(graph, *pieces[best])
        for one, other in pairwise(way):
            drawn.setdefault(one, set()).add(other)
            drawn.setdefault(other, set()).add(one)
        face = choices[best][0]
        faces.remove(face)
        faces += _split(face, way)


def _pieces(graph: Graph, drawn: Graph) -> list[tuple[set[int], set[int]]]:
    """What is not drawn yet, in connected pieces: the nodes inside each, and its feet on what is drawn."""
    pieces: list[tuple[set[int], set[int]]] = []
    for one in graph:
        for other in graph[one]:
            if one < other and one in drawn and other in drawn and other not in drawn[one]:
                pieces.append((set(), {one, other}))
    seen: set[int] = set(drawn)
    for start in graph:
        if start in seen:
            continue
        body, feet, edge = {start}, set[int](), [start]
        while edge:
            for node in graph[edge.pop()]:
                if node in drawn:
                    feet.add(node)
                elif node not in body:
                    body.add(node)
                    edge.append(node)
        seen |= body
        pieces.append((body, feet))
    return pieces


def _way(graph: Graph, body: set[int], feet: set[int]) -> list[int]:
    """A way from one foot of a piece to another, through its body."""
    start = min(feet)
    if not body:
        return [start, max(feet)]
    came = dict.fromkeys(graph[start] & body, start)
    edge = list(came)
    for node in edge:
        for foot in graph[node] & feet - {start}:
            way = [foot, node]
            while way[-1] != start:
                way.append(came[way[-1]])
            return way
        for following in graph[node] & body:
            if following not in came:
                came[following] = node
                edge.append(following)
    raise AssertionError("a piece with two feet has a way between them")


def _split(face: list[int], way: list[int]) -> list[list[int]]:
    """The two faces into which a way between two of its corners cuts a face."""
    one, other = sorted((face.index(way[0]), face.index(way[-1])))
    inner = way[1:-1] if face[one] == way[0] else way[-2:0:-1]
    return [face[: one + 1] + inner + face[other:], face[one : other + 1] + inner[::-1]]
