/** How long each thing that a computer player does is shown before the next, in ms. */
export const PACES = { off: 0, short: 700, long: 1800 } as const;
export type Pace = keyof typeof PACES;
