/** The words of docs/protocol.md as types, made from the server's schema (`npm run types`). */
import type { components } from './schema';

type Schemas = components['schemas'];

/** What the table is told; whether the connection still carries anything is the connection's own matter. */
export type ServerMessage = Exclude<Schemas['ServerMessage'], Schemas['Pong']>;
export type Pong = Schemas['Pong'];
export type ClientMessage = Schemas['ClientMessage'];
export type ViewMessage = Schemas['ViewMessage'];
export type EventsMessage = Schemas['EventsMessage'];
export type Reason = Schemas['Reason'];
export type Refused = Schemas['Refused'];
export type Bye = Schemas['Bye'];
export type Room = Schemas['Room'];
export type SeatInfo = Schemas['SeatInfo'];
export type TableView = Schemas['TableView'];
export type Position = Schemas['Position'];
export type LaidTile = Schemas['LaidTile'];
export type May = Schemas['May'];
export type Outlook = Schemas['Outlook'];
export type Claim = Schemas['Claim'];
export type Landing = Schemas['Landing'];
export type Placement = Schemas['Placement'];
export type Scoring = Schemas['Scoring'];
export type Told = Schemas['Told'];
export type Motive = Schemas['Motive'];
export type Gain = Schemas['Gain'];
export type Sentence = Schemas['Sentence'];
export type Feature = Schemas['Feature'];
export type Ending = Schemas['Ending'];
export type EndUse = Schemas['EndUse'];

export type Place = Schemas['Place'];
export type PlaceFollower = Schemas['PlaceFollower'];
export type ScoreNext = Schemas['ScoreNext'];
export type Action = Schemas['Act']['action'];
export type Command = Schemas['Act'] | Schemas['EndTurn'] | Schemas['Undo'];
export type Why = Schemas['Why'];
export type GameName = Room['kind'];

export type SetupInfo = Schemas['SetupInfo'];
export type GameInfo = Schemas['GameInfo'];
export type PresetInfo = Schemas['PresetInfo'];
export type OptionInfo = Schemas['OptionInfo'];
export type Value = OptionInfo['default'];
export type NewGame = Schemas['NewGame'];
export type NewSeat = Schemas['NewSeat'];
export type Created = Schemas['Created'];
export type Invited = Schemas['Invited'];
export type Joined = Schemas['Joined'];
export type MyGame = Schemas['MyGame'];
export type SetInfo = Schemas['SetInfo'];
export type BoardInfo = Schemas['BoardInfo'];
export type KindInfo = Schemas['KindInfo'];
export type RequestRefused = Schemas['RequestRefused'];

export interface Cell {
  x: number;
  y: number;
}

export const PROTOCOL = 1;
