/** Pan and zoom of the board: wheel, pinch, drag, and from the keyboard. */
import { select } from 'd3-selection';
import { zoom, zoomIdentity, type D3ZoomEvent, type ZoomTransform } from 'd3-zoom';
import type { Attachment } from 'svelte/attachments';
import { fitting, type Box } from './geometry';

const LARGEST = 3;
const SMALLEST = 0.12;
const FITTED = 1.25;

export interface PanZoom {
  attach: Attachment<HTMLElement>;
  fit(): void;
  by(factor: number): void;
  move(dx: number, dy: number): void;
  /** Bring a place into sight if it is not. */
  reveal(x: number, y: number, size: number): void;
  /** Whether the person has moved the board since it was last fitted. */
  touched(): boolean;
}

export function panZoom(
  box: () => Box,
  moved: (transform: ZoomTransform) => void,
  moving: (now: boolean) => void,
): PanZoom {
  let element: HTMLElement | null = null;
  let touched = false;
  let now = zoomIdentity;
  const behaviour = zoom<HTMLElement, unknown>()
    .scaleExtent([SMALLEST, LARGEST])
    .filter(
      (event: Event) => !(event instanceof MouseEvent && event.type === 'mousedown' && event.button !== 0),
    )
    .on('start', () => moving(true))
    .on('zoom', (event: D3ZoomEvent<HTMLElement, unknown>) => {
      if (event.sourceEvent) touched = true;
      now = event.transform;
      moved(event.transform);
    })
    .on('end', () => moving(false));

  const whole = (): void => {
    if (!element || !element.clientWidth) return;
    const { k, x, y } = fitting(box(), element.clientWidth, element.clientHeight, FITTED);
    select(element).call(behaviour.transform, zoomIdentity.translate(x, y).scale(k));
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
