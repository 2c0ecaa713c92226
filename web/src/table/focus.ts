/** Where the focus goes when a new question is asked, so that the keyboard never has to look for it. */
import type { Ask } from './moment';

const FIRST: Record<Ask, string> = {
  place: '[data-testid="cell"][tabindex="0"]',
  follower: '[data-first], [data-testid="no-follower"]',
  reserve: '[data-testid="reserve-1"]',
  score: '[data-testid="scoring"]',
  extra_turn: '[data-testid="extra-yes"]',
  end_turn: '[data-testid="end-turn"]',
  wait: '#question',
  over: '#question',
};

let keyboard = false;

/** Notice how the person works; returns how to stop noticing. */
export function watchHands(): () => void {
  const byKey = () => (keyboard = true);
  const byPointer = () => (keyboard = false);
  addEventListener('keydown', byKey, true);
  addEventListener('pointerdown', byPointer, true);
  return () => {
    removeEventListener('keydown', byKey, true);
    removeEventListener('pointerdown', byPointer, true);
  };
}

export function focusOn(selector: string): void {
  const element = document.querySelector<HTMLElement | SVGElement>(selector);
  element?.focus({ preventScroll: true });
}

export function pressOn(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.click();
}

/** Put the focus where the question is answered: by keyboard on the answer, by pointer only where it was lost. */
export function focusAsk(ask: Ask): void {
  if (document.querySelector('dialog[open]')) return;
  const active = document.activeElement;
  const lost = !active || active === document.body;
  const playing = active?.closest('[data-play]');
  if (keyboard && (lost || playing)) focusOn(FIRST[ask]);
  else if (lost) focusOn('#question');
}
