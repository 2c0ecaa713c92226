/** Where things are on the page, for what flies over it. */
import type { Cell } from '../../protocol/types';

const middle = (box: DOMRect): Cell => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

const inside = ({ x, y }: Cell, box: DOMRect) =>
  x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;

/** The middle of some tiles on the page, or the nearest point to it that the board's window shows. */
export function middleOf(cells: readonly Cell[]): Cell | null {
  const boxes = cells.flatMap(({ x, y }) => {
    const tile = document.querySelector(`[data-tile="${x},${y}"]`);
    return tile ? [middle(tile.getBoundingClientRect())] : [];
  });
  const shown = document.querySelector('[data-window="board"]')?.getBoundingClientRect();
  if (!boxes.length || !shown) return null;
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);
  return {
    x: within(mean(boxes.map(({ x }) => x)), shown.left, shown.right),
    y: within(mean(boxes.map(({ y }) => y)), shown.top, shown.bottom),
  };
}

/** Where a seat's points count as the page is: its marker if that is in sight, else its score. */
export function targetOf(seat: number): { element: Element; at: Cell } | null {
  for (const name of ['marker', 'score']) {
    for (const element of document.querySelectorAll(`[data-${name}="${seat}"]`)) {
      const box = element.getBoundingClientRect();
      const at = middle(box);
      const frame = element.closest('[data-window]')?.getBoundingClientRect();
      const page = document.documentElement.getBoundingClientRect();
      if (box.width && inside(at, page) && (!frame || inside(at, frame))) return { element, at };
    }
  }
  return null;
}
