/** The score track of Classic: 50 spaces round a rectangle, 0 in the corner at the north-west, clockwise. */
export const LAP = 50;
export const COLUMNS = 16;
export const ROWS = 11;

/** Column and row of a space. */
export function spaceAt(number: number): { x: number; y: number } {
  const n = number % LAP;
  const right = COLUMNS - 1;
  const foot = ROWS - 1;
  if (n <= right) return { x: n, y: 0 };
  if (n <= right + foot) return { x: right, y: n - right };
  if (n <= 2 * right + foot) return { x: 2 * right + foot - n, y: foot };
  return { x: 0, y: LAP - n };
}
