import type { EventsMessage, Room, TableView, Told, ViewMessage } from '../src/protocol/types';

const room: Room = {
  game: 'g',
  kind: 'classic',
  options: {},
  set: 's',
  board: null,
  seats: [
    { seat: 0, name: 'Ann', player: 'here', present: true, joined: true },
    { seat: 1, name: 'Bo', player: 'link', present: false, joined: false },
  ],
  you: [0],
  thinking: null,
  commitment: '',
};

const view = {
  seat: 0,
  position: { phase: 'place', to_move: 0, tiles: [], followers: [], scores: [0, 0] },
  left: 70,
  remaining: {},
  supply: [7, 7],
  actions: [],
  waiting: [],
  over: false,
  winners: [],
} as unknown as TableView;

export const told = (tile: string): Told => ({
  event: { type: 'drawn', seat: 0, tile },
  sentences: [{ key: 'event-drawn', values: { player: 'Ann', tile }, rule: null }],
});

export function viewMessage(seq: number, story: Told[] = []): ViewMessage {
  const may = { act: true, end_turn: false, undo: false };
  return { type: 'view', seq, room, view, may, outlook: null, story, motives: [], breakdown: {} };
}

export function eventsMessage(seq: number, tile = 'A'): EventsMessage {
  return { ...viewMessage(seq), type: 'events', by: 0, told: [told(tile)] };
}
