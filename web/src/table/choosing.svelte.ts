/** What a person is about to do: the ghost of the tile, what is pointed at, what is lit. The server knows nothing of it. */
import type { Cell, Feature } from '../protocol/types';
import { allRotations, nextRotation, sameCell, shownRotation, type FittingCell } from './geometry';

export interface Ghost extends Cell {
  rotation: number;
}

export class Choosing {
  cells = $state.raw<FittingCell[]>([]);
  /** The placement that Confirm would send. */
  ghost = $state.raw<Ghost | null>(null);
  /** The cell that the pointer or the focus is on. */
  pointed = $state.raw<Cell | null>(null);
  /** The cell of which a person asked why the tile does not fit. */
  asked = $state.raw<Cell | null>(null);
  /** Whether the cells where the tile does not fit are called up, to be asked about. */
  asking = $state(false);
  /** The rotation last looked for; cells where it does not fit show another. */
  wished = $state(0);
  /** The choice of a follower that the pointer or the focus is on. */
  private looked = $state<string | null>(null);
  /** The choice of a follower that a finger has pointed out, until it is confirmed. */
  picked = $state<string | null>(null);
  /** The places that a line of the log, or a choice, speaks of. */
  lit = $state.raw<readonly (Cell & { area?: string })[]>([]);
  /** What stays lit after a click. */
  private kept: readonly (Cell & { area?: string })[] = [];

  /** Begin anew with the cells of a tile just drawn. */
  begin(cells: FittingCell[]): void {
    this.cells = cells;
    this.ghost = null;
    this.pointed = null;
    this.asked = null;
    this.asking = false;
    this.looked = null;
    this.picked = null;
    this.wished = allRotations(cells)[0] ?? 0;
    this.darken();
  }

  /** The choice of a follower that is shown. */
  get at(): string | null {
    return this.looked ?? this.picked;
  }

  look(key: string | null): void {
    this.looked = key;
  }

  pick(key: string): void {
    this.looked = null;
    this.picked = key;
  }

  /** The rotation in which the tile is shown. */
  get rotation(): number {
    return this.shown?.rotation ?? this.wished;
  }

  get rotations(): number[] {
    const at = this.ghost ?? this.pointed;
    return this.cellAt(at)?.rotations ?? allRotations(this.cells);
  }

  /** What is drawn on the board: the chosen placement, else that of the cell pointed at. */
  get shown(): Ghost | null {
    const at = this.cellAt(this.pointed);
    if (at && !sameCell(at, this.ghost))
      return { x: at.x, y: at.y, rotation: shownRotation(at, this.wished) };
    return this.ghost;
  }

  cellAt(cell: Cell | null): FittingCell | undefined {
    return this.cells.find((one) => sameCell(one, cell));
  }

  /** A click on a cell: the ghost comes here; it turns if it is here already. */
  press(cell: FittingCell): void {
    this.asked = null;
    if (sameCell(this.ghost, cell)) this.turn(1);
    else this.ghost = { x: cell.x, y: cell.y, rotation: shownRotation(cell, this.wished) };
  }

  /** Choose the placement of a cell as it is shown, without turning it. */
  choose(cell: Cell): void {
    const at = this.cellAt(cell);
    if (at && !sameCell(this.ghost, at)) {
      this.ghost = { x: at.x, y: at.y, rotation: shownRotation(at, this.wished) };
    }
  }

  turn(step: number): void {
    const shown = this.shown;
    const rotations = this.cellAt(shown)?.rotations ?? allRotations(this.cells);
    this.turnTo(nextRotation(rotations, shown?.rotation ?? this.wished, step));
  }

  turnTo(rotation: number): void {
    this.wished = rotation;
    const at = this.cellAt(this.ghost);
    if (at?.rotations.includes(rotation)) this.ghost = { x: at.x, y: at.y, rotation };
  }

  clear(): void {
    this.asked = null;
    this.asking = false;
    this.ghost = null;
  }

  light(feature: Pick<Feature, 'spots'> | null): void {
    this.lit = feature?.spots ?? this.kept;
  }

  /** Keep something lit until it, or something else, is clicked. */
  keepLit(feature: Pick<Feature, 'spots'>): void {
    this.kept = this.kept === feature.spots ? [] : feature.spots;
    this.lit = this.kept;
  }

  darken(): void {
    this.kept = [];
    this.lit = [];
  }
}
