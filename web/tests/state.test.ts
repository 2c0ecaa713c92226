import { expect, test } from 'vitest';
import { askOf, moverOf } from '../src/table/moment';
import { NOTHING, received, type TableState } from '../src/table/state';
import { eventsMessage, told, viewMessage } from './messages';

const after = (...messages: Parameters<typeof received>[1][]): TableState =>
  messages.reduce((state, message) => received(state, message).state, NOTHING);

test('a view is the whole table, events go on from it', () => {
  const state = after(viewMessage(3, [told('A')]), eventsMessage(4, 'B'));
  expect(state.seq).toBe(4);
  expect(state.story).toEqual([told('A'), told('B')]);
  expect(state.fresh).toEqual([told('B')]);
  expect(state.link).toBe('open');
});

test('motives come with what they explain, and all of them with a view', () => {
  const motive = (placing: number) => ({
    placing,
    gains: [{ code: 'reason-roads', points: 2 }],
    against: [],
  });
  const view = { ...viewMessage(3), motives: [motive(0)] };
  const state = after(view, { ...eventsMessage(4), motive: motive(2) }, eventsMessage(5));
  expect(state.motives).toEqual({ 0: motive(0), 2: motive(2) });
  expect(received(state, viewMessage(6)).state.motives).toEqual({});
});

test('events after a gap change nothing and ask for the whole', () => {
  const state = after(viewMessage(3));
  expect(received(state, eventsMessage(5))).toEqual({ state, gap: true });
});

test('events that were seen already are passed over', () => {
  const state = after(viewMessage(3), eventsMessage(4));
  const again = received(state, eventsMessage(4));
  expect(again.gap).toBe(false);
  expect(again.state.story).toHaveLength(1);
});

test('events before any view ask for the whole', () => {
  expect(received(NOTHING, eventsMessage(1)).gap).toBe(true);
});

test('a shorter story under a higher number is an undo', () => {
  expect(after(viewMessage(3, [told('A'), told('B')]), viewMessage(4, [told('A')])).undone).toBe(true);
  expect(after(viewMessage(3, [told('A')]), viewMessage(3, [told('A')])).undone).toBe(false);
});

test('a refusal is kept until something happens, and a stale one asks for the whole', () => {
  const refused = { type: 'refused', id: 'x', code: 'stale', seq: 3, args: {} } as const;
  const answer = received(after(viewMessage(3)), refused);
  expect(answer.gap).toBe(true);
  expect(answer.state.refused?.code).toBe('stale');
  expect(received(answer.state, viewMessage(3)).state.refused).toBeNull();
});

test('what is asked follows the phase and what may be sent', () => {
  const state = after(viewMessage(1));
  expect(askOf(state)).toBe('place');
  expect(askOf({ ...state, may: { act: false, end_turn: false, undo: false } })).toBe('wait');
  expect(askOf({ ...state, may: { act: false, end_turn: true, undo: true } })).toBe('end_turn');
  expect(askOf(NOTHING)).toBe('wait');
});

test('until a turn is ended it is the turn of whoever drew, though the next seat is named already', () => {
  const state = after(viewMessage(1, [told('A')]));
  const view = state.view;
  if (!view) throw new Error('view');
  const ending = { ...view, position: { ...view.position, phase: 'deal' as const, to_move: 1 } };
  expect(moverOf({ ...state, view: ending })).toBe(0);
  expect(moverOf({ ...state, view: { ...ending, position: { ...ending.position, phase: 'place' } } })).toBe(
    1,
  );
});
