/** Pan and zoom of the board: wheel, pinch, drag, and from the keyboard. */
import { select } from 'd3-selection';
import { zoom, zoomIdentity, type D3ZoomEvent, type ZoomTransform } from 'd3-zoom';
import type { Attachment } from 'svelte/attachments';
import type { Cell } from '../protocol/types';
import { bestMiddle, CELL, fitting, type Box } from './geometry';

const LARGEST = 3;
const SMALLEST = 0.12;
const FITTED = 1.25;
/** A window no wider than this shows a part of the board where the whole would be too small to play on. */
const NARROW = 760;
/** The strip at the foot of a narrow window in which its buttons lie. */
const TOOLS = 56;
/** How large tiles must be to be played on, as a scale, and how many cells of margin there are around what is at stake. */
const READABLE = 0.44;
const NEAR = 0.6;
const ROOM = 2;

/** Whether the board lies still, moves, or is being dragged along. */
export type Moving = 'no' | 'moved' | 'dragged';

export interface PanZoom {
  attach: Attachment<HTMLElement>;
  /** Show the whole board, or on a phone what is at stake, as the person last wished. */
  fit(): void;
  /** Show the whole board; where that is what is shown, what is at stake. */
  toggle(): void;
  by(factor: number): void;
  move(dx: number, dy: number): void;
  /** Bring a place into sight if it is not. */
  reveal(x: number, y: number, size: number): void;
  /** Whether the person has moved the board since it was last fitted. */
  touched(): boolean;
}

export function panZoom(
  box: () => Box,
  stake: () => readonly Cell[],
  moved: (transform: ZoomTransform) => void,
  moving: (now: Moving) => void,
): PanZoom {
  let element: HTMLElement | null = null;
  let touched = false;
  let wished: 'near' | 'whole' = 'near';
  let now = zoomIdentity;
  /** Whether the movement that goes on is known to be a drag. */
  let held = false;
  const behaviour = zoom<HTMLElement, unknown>()
    .scaleExtent([SMALLEST, LARGEST])
    .filter(
      (event: Event) => !(event instanceof MouseEvent && event.type === 'mousedown' && event.button !== 0),
    )
    .on('start', () => {
      held = false;
      moving('moved');
    })
    .on('zoom', (event: D3ZoomEvent<HTMLElement, unknown>) => {
      if (event.sourceEvent) touched = true;
      if (event.sourceEvent instanceof MouseEvent && event.sourceEvent.type === 'mousemove') dragged();
      now = event.transform;
      moved(event.transform);
    })
    .on('end', () => moving('no'));

  const dragged = (): void => {
    if (held) return;
    held = true;
    // Chromium looks for the place of a caret left anywhere among all the pictures, and anew in every frame.
    getSelection()?.removeAllRanges();
    moving('dragged');
  };

  const whole = (): void => {
    if (!element || !element.clientWidth) return;
    const width = element.clientWidth;
    const height = element.clientHeight - (width <= NARROW ? TOOLS : 0);
    const { k, x, y } = fitting(box(), width, height, FITTED);
    if (wished === 'near' && width <= NARROW && k < READABLE && stake().length) near(width, height);
    else select(element).call(behaviour.transform, zoomIdentity.translate(x, y).scale(k));
  };

  const near = (width: number, height: number): void => {
    const side = CELL * NEAR;
    const middle = bestMiddle(stake(), width / side - ROOM / 2, height / side - ROOM / 2);
    const [x, y] = [width / 2 - middle.x * side, height / 2 - middle.y * side];
    if (element) select(element).call(behaviour.transform, zoomIdentity.translate(x, y).scale(NEAR));
  };

  return {
    attach: (node) => {
      element = node;
      select(node).call(behaviour).on('dblclick.zoom', null);
      const observer = new ResizeObserver(() => {
        if (!touched) whole();
      });
      observer.observe(node);
      return () => observer.disconnect();
    },
    fit: () => {
      touched = false;
      whole();
    },
    toggle: () => {
      wished = wished === 'near' || touched ? 'whole' : 'near';
      touched = false;
      whole();
    },
    by: (factor) => {
      touched = true;
      if (element) select(element).call(behaviour.scaleBy, factor);
    },
    move: (dx, dy) => {
      touched = true;
      if (element) select(element).call(behaviour.translateBy, dx / now.k, dy / now.k);
    },
    reveal: (x, y, size) => {
      if (!element) return;
      const left = now.applyX(x);
      const top = now.applyY(y);
      const reach = size * now.k;
      const inside =
        left >= 0 && top >= 0 && left + reach <= element.clientWidth && top + reach <= element.clientHeight;
      if (!inside) select(element).call(behaviour.translateTo, x + size / 2, y + size / 2);
    },
    touched: () => touched,
  };
}
