/** The links that others open: with an address by which they reach the server, as far as the server knows one. */
import { setup } from '../protocol/api';
import type { SetupInfo } from '../protocol/types';

const OWN = new Set(['localhost', '127.0.0.1', '[::1]']);

let known = $state.raw<SetupInfo['reach'] | null>(null);

/** Ask the server who reaches it; it may not answer, and then links are as this page's address. */
export async function learnReach(): Promise<void> {
  known = (await setup().catch(() => null))?.reach ?? known;
}

/** Whether links made here open on this machine only; a page that came by another name may be let in by another way. */
export const alone = () => OWN.has(location.hostname) && (known?.local ?? false);

export function linkTo(path: string): string {
  const other = OWN.has(location.hostname) ? known?.addresses[0] : undefined;
  return `${other ?? location.origin + location.pathname}#${path}`;
}
