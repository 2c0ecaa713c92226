/** What may be done with followers on the tile placed last: the offered actions in order, each with its number. */
import type { Action, Cell, Claim, Outlook, TableView } from '../protocol/types';
import { tileAt, turned } from './geometry';

type Spot = Cell & { area: string };

export interface FollowerChoice {
  /** Names the choice in the page: `follower-c1`, `abbot-m`, `recall`. */
  key: string;
  number: number;
  action: Action;
  /** The kind of what it stands on. */
  kind: string;
  spot: Spot;
  /** What the area belongs to; not for a recall. */
  claim?: Claim;
}

export function followerChoices(view: TableView | null, outlook: Outlook | null): FollowerChoice[] {
  const tile = view?.position.tiles.at(-1);
  const found: Omit<FollowerChoice, 'number'>[] = [];
  for (const action of view?.actions ?? []) {
    if (action.type === 'recall_abbot' && outlook?.recall) {
      found.push({ key: 'recall', action, kind: outlook.recall.kind, spot: outlook.recall });
    } else if ((action.type === 'follower' || action.type === 'abbot') && action.area && tile) {
      const { area } = action;
      const claim = outlook?.claims.find((one) => one.area === area);
      const spot = { x: tile.x, y: tile.y, area };
      if (claim) found.push({ key: `${action.type}-${area}`, action, kind: claim.kind, spot, claim });
    }
  }
  return found.map((choice, index) => ({ ...choice, number: index + 1 }));
}

/** Where a choice's dot lies, in cells: its area's spot; beside it where another choice has the same, or someone stands. */
export function dotOf(
  choice: FollowerChoice,
  choices: readonly FollowerChoice[],
  view: TableView | null,
  spotOf: (kind: string, area: string) => Cell,
): Cell {
  const { spot } = choice;
  const tile = tileAt(view?.position.tiles ?? [], spot);
  if (!tile) return { x: spot.x + 0.5, y: spot.y + 0.5 };
  const at = turned(spotOf(tile.tile, spot.area), tile.rotation);
  const alike = choices.filter(
    (one) => one.spot.x === spot.x && one.spot.y === spot.y && one.spot.area === spot.area,
  );
  const aside = choice.key === 'recall' ? 0.2 : (alike.indexOf(choice) - (alike.length - 1) / 2) * 0.22;
  return { x: spot.x + at.x + aside, y: spot.y + at.y };
}
