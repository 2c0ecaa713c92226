/** What is known of a table, and how each message of the server changes it. Nothing here knows a rule of the games. */
import type {
  Bye,
  Ending,
  EventsMessage,
  May,
  Motive,
  Outlook,
  Reason,
  Refused,
  Room,
  ServerMessage,
  TableView,
  Told,
  ViewMessage,
} from '../protocol/types';

export interface TableState {
  link: 'joining' | 'open' | 'lost' | 'closed';
  seq: number | null;
  room: Room | null;
  view: TableView | null;
  may: May;
  outlook: Outlook | null;
  story: readonly Told[];
  /** Why computer players placed their tiles so, by the number of tiles placed before. */
  motives: Readonly<Record<number, Motive>>;
  /** What the last message brought, to be said aloud. */
  fresh: readonly Told[];
  /** Whether the last message took something back. */
  undone: boolean;
  breakdown: Record<string, number[]>;
  ending: Ending | null;
  refused: Refused | null;
  /** The answer to why something is not allowed. */
  reason: Reason | null;
  bye: Bye | null;
}

export const NOTHING: TableState = {
  link: 'joining',
  seq: null,
  room: null,
  view: null,
  may: { act: false, end_turn: false, undo: false },
  outlook: null,
  story: [],
  motives: {},
  fresh: [],
  undone: false,
  breakdown: {},
  ending: null,
  refused: null,
  reason: null,
  bye: null,
};

/** The state after a message; `gap` tells that something was missed and the whole must be asked for. */
export function received(state: TableState, message: ServerMessage): { state: TableState; gap: boolean } {
  switch (message.type) {
    case 'view':
      return { state: whole(state, message), gap: false };
    case 'events':
      if (state.seq !== null && message.seq <= state.seq)
        return { state: { ...state, link: 'open' }, gap: false };
      if (state.seq === null || message.seq !== state.seq + 1) return { state, gap: true };
      return { state: further(state, message), gap: false };
    case 'room':
      return { state: { ...state, link: 'open', room: message.room }, gap: false };
    case 'refused':
      return { state: { ...state, refused: message }, gap: message.code === 'stale' };
    case 'reason':
      return { state: { ...state, reason: message }, gap: false };
    case 'bye':
      return { state: { ...state, bye: message }, gap: false };
    case 'ok':
      return { state: { ...state, refused: null }, gap: false };
  }
}

function whole(state: TableState, message: ViewMessage): TableState {
  const undone = state.seq !== null && message.seq > state.seq && message.story.length < state.story.length;
  const motives = Object.fromEntries(message.motives.map((motive) => [motive.placing, motive]));
  return { ...state, ...common(message), story: message.story, motives, fresh: [], undone };
}

function further(state: TableState, message: EventsMessage): TableState {
  return {
    ...state,
    ...common(message),
    story: [...state.story, ...message.told],
    motives: message.motive ? { ...state.motives, [message.motive.placing]: message.motive } : state.motives,
    fresh: message.told,
    undone: false,
  };
}

function common(message: ViewMessage | EventsMessage) {
  return {
    link: 'open' as const,
    seq: message.seq,
    room: message.room,
    view: message.view,
    may: message.may,
    outlook: message.outlook,
    breakdown: message.breakdown,
    ending: message.ending ?? null,
    refused: null,
    reason: null,
    bye: null,
  };
}
