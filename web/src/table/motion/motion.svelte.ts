/**
 * Everything that moves at a table. The page shows the newest state at once, to eyes, keyboard and screen reader alike;
 * what moves only plays over it, and may be cut short at any time: then it is as if it had come to rest.
 */
import type { Attachment } from 'svelte/attachments';
import type { Cell, Position, Told } from '../../protocol/types';
import { cellKey } from '../geometry';
import { edgesAround } from '../joints';
import { spotKey } from '../standing';
import { FINISH, fly, GLOW, LAND, LEAVE, POP, STEP_ON, walk } from './frames';
import { leavingOf, type Leaving } from './leaving';
import { LASTS, moves, planOf, type Plan } from './plan';
import { middleOf, targetOf } from './sight';

export type Glow = Plan['glows'][number];
export type Gain = Plan['gains'][number];

interface Marker {
  seat: number;
  element: Element;
  /** Where a number lies, in the drawing that the marker is part of. */
  space: (number: number) => Cell;
}

export class Motion {
  glows = $state.raw<readonly Glow[]>([]);
  gains = $state.raw<readonly Gain[]>([]);
  leaving = $state.raw<readonly Leaving[]>([]);
  private running: Animation[] = [];
  private markers: Marker[] = [];

  /** `allowed` says whether the person lets anything move. */
  constructor(private readonly allowed: () => boolean) {}

  /** Play what a message brought; `before` is how the table stood until then. */
  begin(told: readonly Told[], before: Position | null, now: Position | null): void {
    const plan = planOf(told);
    // A tile that is drawn, say, moves nothing: what still moves may come to rest by itself.
    if (told.length && !moves(plan)) return;
    this.end();
    if (!now || !moves(plan) || !this.allowed() || document.hidden) return;
    for (const cell of plan.landed) {
      this.playOn(`[data-tile="${cellKey(cell)}"]`, LAND, 0, LASTS.land);
      for (const edge of edgesAround(cell)) this.playOn(`[data-joint="${edge}"]`, FINISH, 0, LASTS.land);
    }
    for (const { spot, at } of plan.stepped)
      this.playOn(`[data-follower="${spotKey(spot)}"]`, STEP_ON, at, LASTS.step);
    for (const { seat, at } of plan.keeps) this.playOn(`[data-keep="${seat}"]`, STEP_ON, at, LASTS.step);
    // Before points take aim: they fly to where the marker sets out from.
    for (const one of plan.walks) this.setOut(one, now.scores[one.seat] ?? 0);
    this.glows = plan.glows;
    this.gains = plan.gains;
    this.leaving = leavingOf(plan, told, before?.followers ?? [], now.followers);
  }

  /** Bring everything to rest. */
  end(): void {
    for (const animation of this.running) animation.cancel();
    this.running = [];
    if (this.glows.length) this.glows = [];
    if (this.gains.length) this.gains = [];
    if (this.leaving.length) this.leaving = [];
  }

  /** A seat's marker, wherever one is shown. */
  marker(seat: number, space: (number: number) => Cell): Attachment {
    return (element) => {
      const own = { seat, element, space };
      this.markers.push(own);
      return () => {
        this.markers = this.markers.filter((other) => other !== own);
      };
    };
  }

  glow(one: Glow): Attachment {
    return (element) =>
      this.play(element, GLOW, one.at, LASTS.glow, () => (this.glows = without(this.glows, one)));
  }

  leave(one: Leaving): Attachment {
    return (element) =>
      this.play(element, LEAVE, one.at, LASTS.leave, () => (this.leaving = without(this.leaving, one)));
  }

  gain(one: Gain): Attachment {
    return (element) => {
      const done = () => (this.gains = without(this.gains, one));
      const from = middleOf(one.feature.spots);
      const target = targetOf(one.seat);
      // Nowhere to fly to: not within the effect that put it here.
      if (!from || !target) return queueMicrotask(done);
      this.play(element, fly(from, target.at), one.at, LASTS.fly, () => {
        done();
        if (target.element.matches('[data-score]')) this.play(target.element, POP, 0, LASTS.step);
      });
    };
  }

  private setOut({ seat, steps, at, lasts }: Plan['walks'][number], score: number): void {
    for (const { element, space } of this.markers.filter((marker) => marker.seat === seat))
      this.play(element, walk(score, steps, space), at, lasts, undefined, 'linear');
  }

  private playOn(selector: string, frames: Keyframe[], at: number, lasts: number): void {
    for (const element of document.querySelectorAll(selector)) this.play(element, frames, at, lasts);
  }

  private play(
    element: Element,
    frames: Keyframe[],
    at: number,
    lasts: number,
    done?: () => void,
    easing = 'ease-out',
  ): void {
    // Until its turn comes it shows its first frame; what goes away afterwards stays as at its last until then.
    const fill = done ? 'both' : 'backwards';
    const animation = element.animate(frames, { delay: at, duration: lasts, easing, fill });
    this.running.push(animation);
    animation.onfinish = () => {
      this.running = this.running.filter((other) => other !== animation);
      done?.();
    };
  }
}

const without = <T>(all: readonly T[], one: T): readonly T[] => all.filter((other) => other !== one);
