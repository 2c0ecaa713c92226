/** What this browser remembers; where it keeps nothing (cookies blocked, storage full), the page does until it is closed. */
const here = new Map<string, string>();

export function remembered(key: string): string | null {
  const kept = here.get(key);
  if (kept !== undefined) return kept;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
    here.delete(key);
  } catch {
    here.set(key, value);
  }
}
