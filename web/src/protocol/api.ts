/** The server's requests. A refusal is thrown as RefusedRequest, a server out of reach as Unreachable. */
import type {
  BoardInfo,
  Created,
  Invited,
  Joined,
  MyGame,
  NewGame,
  RequestRefused,
  SetInfo,
  SetupInfo,
} from './types';
import { dropKey, keyFor } from './ids';

/** How often something that may not be lost is asked for, how long an answer may take, and the pause before the next. */
const TRIES = 3;
const PATIENCE = 15_000;
const PAUSE = 1000;

export class RefusedRequest extends Error {
  constructor(readonly refusal: RequestRefused) {
    super(refusal.text);
  }
}

export class Unreachable extends Error {}

type Pictured = Pick<SetInfo, 'digest' | 'drawn'>;

async function answer(path: string, init: RequestInit): Promise<Response> {
  const headers = { 'Content-Type': 'application/json', 'Accept-Language': document.documentElement.lang };
  let response: Response;
  try {
    response = await fetch(path, { ...init, headers });
  } catch {
    throw new Unreachable(path);
  }
  if (response.ok) return response;
  const body = (await response.json().catch(() => null)) as RequestRefused | null;
  if (body?.text) throw new RefusedRequest(body);
  throw new Unreachable(path);
}

async function get<T>(path: string): Promise<T> {
  return (await (await answer(path, {})).json()) as T;
}

async function post<T>(path: string, body: unknown): Promise<T> {
  const signal = AbortSignal.timeout(PATIENCE);
  const response = await answer(path, { method: 'POST', body: JSON.stringify(body), signal });
  return (await response.json().catch(() => Promise.reject(new Unreachable(path)))) as T;
}

/** Ask for what the server gives once: under a key, by which it knows a repeated request where its answer was lost. */
async function once<T>(matter: string, ask: (key: string) => Promise<T>): Promise<T> {
  const key = keyFor(matter);
  for (let left = TRIES - 1; ; left -= 1) {
    try {
      const given = await ask(key);
      dropKey(matter);
      return given;
    } catch (why) {
      // A refusal drops no key: the answer before it may be the one that was lost.
      if (!(why instanceof Unreachable) || left === 0) throw why;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
}

export const setup = () => get<SetupInfo>('/api/setup');
export const createGame = (game: NewGame) =>
  once('new-game', (key) => post<Created>('/api/games', { ...game, key }));
export const invited = (invitation: string) => post<Invited>('/api/invited', { invitation });
export const join = (invitation: string, name: string | null) =>
  once(invitation, (key) => post<Joined>('/api/join', { invitation, name, key }));
export const myGames = async (tokens: string[]) =>
  tokens.length ? (await post<{ games: MyGame[] }>('/api/mine', { tokens })).games : [];
export const record = (token: string) => post<unknown>('/api/record', { token });
export const tileSet = (digest: string) => get<SetInfo>(`/api/sets/${digest}`);
export const board = (digest: string) => get<BoardInfo>(`/api/sets/${digest}`);
/** The address of a picture changes with how it is drawn, so that a browser keeps what it has for ever. */
const drawn = (of: Pictured, name: string, theme: string) =>
  `/api/sets/${of.digest}/${name}.svg?theme=${theme}&drawn=${of.drawn}`;
export const sprites = async (set: Pictured, theme: string) =>
  (await answer(drawn(set, 'sprites', theme), {})).text();
export const boardPicture = async (wall: Pictured, theme: string) =>
  (await answer(drawn(wall, 'board', theme), {})).text();

/** Ask until the server can be reached: for what a page cannot be without. */
export async function persistently<T>(ask: () => Promise<T>, pause = 700): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (why) {
      if (!(why instanceof Unreachable)) throw why;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/** Have the pictures of a game ready before its table is opened; whether it succeeds does not matter. */
export function warmPictures(set: string, wall: string | null, theme: string): void {
  setTimeout(() => {
    const wanted = [
      tileSet(set).then((found) => sprites(found, theme)),
      ...(wall ? [board(wall).then((found) => boardPicture(found, theme))] : []),
    ];
    void Promise.allSettled(wanted);
  }, 300);
}
