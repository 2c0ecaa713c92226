/** The pictures of the set and the board that a table is played with. */
import * as api from '../protocol/api';
import type { BoardInfo, KindInfo, SetInfo } from '../protocol/types';

const sheet = new CSSStyleSheet();

const LYING = new Set(['court', 'field']);

export class Pictures {
  set = $state.raw<SetInfo | null>(null);
  board = $state.raw<BoardInfo | null>(null);
  sprites = $state.raw<SVGElement | null>(null);
  wall = $state.raw<SVGElement | null>(null);
  private wished = '';
  private kinds: Record<string, KindInfo> = {};

  async load(set: string, board: string | null): Promise<void> {
    const [tiles, wall] = await Promise.all([api.tileSet(set), board ? api.board(board) : null]);
    this.kinds = Object.fromEntries(tiles.kinds.map((kind) => [kind.id, kind]));
    this.board = wall;
    this.set = tiles;
  }

  /** Draw what is loaded in a theme of the server's. */
  async draw(theme: string): Promise<void> {
    if (!this.set) return;
    this.wished = theme;
    const [sprites, wall] = await Promise.all([
      api.sprites(this.set, theme),
      this.board ? api.boardPicture(this.board, theme) : null,
    ]);
    if (theme !== this.wished) return;
    this.sprites = drawn(sprites, true);
    this.wall = wall === null ? null : drawn(wall, false);
  }

  kind(id: string): KindInfo | undefined {
    return this.kinds[id];
  }

  symbol(kind: string): string {
    return `#${this.kinds[kind]?.symbol ?? ''}`;
  }

  /** A figure's symbol: `figure-path`, `figure-keep`, `figure-marker`, `wall-3`, `wall-back`. */
  figure(name: string): string {
    return `#${this.set?.prefix ?? ''}-${name}`;
  }

  /** A seat's emblem, to be laid over its figure. */
  emblem(seat: number, feature = ''): string {
    return this.figure(`${LYING.has(feature) ? 'emblem-lying' : 'emblem'}-${seat}`);
  }

  /** Where a follower stands on an area of the unturned tile, 0 to 1. */
  spot(kind: string, area: string): { x: number; y: number } {
    return this.kinds[kind]?.areas.find((one) => one.id === area)?.spot ?? { x: 0.5, y: 0.5 };
  }

  /** Where an area lies on its tile as that is turned: a word of the text `place`. */
  place(kind: string, area: string, rotation: number): string {
    return this.kinds[kind]?.areas.find((one) => one.id === area)?.places[rotation / 90] ?? 'alone';
  }

  areaKind(kind: string, area: string): string {
    return this.kinds[kind]?.areas.find((one) => one.id === area)?.kind ?? '';
  }
}

/**
 * A picture as an element. The page's policy takes no styles from markup, only from scripts: so they are read as plain
 * data and then set.
 */
function drawn(text: string, styled: boolean): SVGElement {
  const bare = text.replace(/<style>[^<]*<\/style>/g, '').replaceAll(' style="', ' data-look="');
  const found = new DOMParser().parseFromString(bare, 'image/svg+xml').documentElement;
  const picture = document.importNode(found, true) as unknown as SVGElement;
  if (styled) {
    sheet.replaceSync(/<style>([^<]*)<\/style>/.exec(text)?.[1] ?? '');
    document.adoptedStyleSheets = [sheet];
  }
  for (const element of picture.querySelectorAll<SVGElement>('[data-look]')) {
    element.style.cssText = element.dataset.look ?? '';
    element.removeAttribute('data-look');
  }
  return picture;
}
