/** The movements as keyframes: of place and opacity alone, each ending in what the page shows anyway, or in nothing. */
import type { Cell } from '../../protocol/types';
import { CELL } from '../geometry';

const moved = ({ x, y }: Cell) => `translate(${x}px, ${y}px)`;
/** Larger or smaller about a point of the drawing. */
const about = (x: number, y: number, scale: number) =>
  `translate(${x}px, ${y}px) scale(${scale}) translate(${-x}px, ${-y}px)`;

/** A tile comes down on its cell. */
export const LAND: Keyframe[] = [
  { transform: `translate(0, -14px) ${about(CELL / 2, CELL / 2, 1.14)}`, opacity: 0 },
  { transform: `translate(0, -4px) ${about(CELL / 2, CELL / 2, 1.04)}`, opacity: 1, offset: 0.45 },
  { transform: `translate(0, 0) ${about(CELL / 2, CELL / 2, 0.985)}`, opacity: 1, offset: 0.75 },
  { transform: `translate(0, 0) ${about(CELL / 2, CELL / 2, 1)}`, opacity: 1 },
];

/** What finishes its edges is there once it lies. */
export const FINISH: Keyframe[] = [{ opacity: 0 }, { opacity: 0, offset: 0.6 }, { opacity: 1 }];

/** A figure steps on, or off again. */
export const STEP_ON: Keyframe[] = [
  { transform: 'translate(0, -26px)', opacity: 0 },
  { transform: 'translate(0, 3px)', opacity: 1, offset: 0.7 },
  { transform: 'translate(0, 0)', opacity: 1 },
];
export const LEAVE: Keyframe[] = [
  { transform: 'translate(0, 0)', opacity: 1 },
  { transform: 'translate(0, -44px)', opacity: 0 },
];

export const GLOW: Keyframe[] = [
  { opacity: 0 },
  { opacity: 1, offset: 0.3 },
  { opacity: 0.75, offset: 0.65 },
  { opacity: 0 },
];

/** Points rise from their feature, can be read, and fly to where they count. */
export function fly(from: Cell, to: Cell): Keyframe[] {
  const risen = { x: from.x, y: from.y - 16 };
  return [
    { transform: `${moved(from)} scale(0.6)`, opacity: 0 },
    { transform: `${moved(risen)} scale(1.1)`, opacity: 1, offset: 0.25 },
    { transform: `${moved(risen)} scale(1.1)`, opacity: 1, offset: 0.5, easing: 'ease-in' },
    { transform: `${moved(to)} scale(0.7)`, opacity: 1 },
  ];
}

/** What the points arrive at. */
export const POP: Keyframe[] = [
  { transform: 'scale(1)' },
  { transform: 'scale(1.3)', offset: 0.4 },
  { transform: 'scale(1)' },
];

/** A marker walks from number to number to the last; `space` says where each lies. */
export function walk(last: number, steps: number, space: (number: number) => Cell): Keyframe[] {
  const end = space(last);
  return Array.from({ length: steps + 1 }, (_, step) => {
    const at = space(Math.max(last - steps + step, 0));
    return { transform: moved({ x: at.x - end.x, y: at.y - end.y }) };
  });
}
