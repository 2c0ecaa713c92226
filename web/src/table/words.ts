/** Claims, landings and choices in words: which text of the catalogue, with which values. */
import type { Claim, Gain, Landing, Scoring, Sentence } from '../protocol/types';
import { withShortNames } from '../shared/names';
import type { FollowerChoice } from './claiming';
import type { Pictures } from './pictures.svelte';
import { t, texts, type Values } from '../texts/texts.svelte';

/** A sentence of the server, long names in it shortened. */
export function told(sentence: Sentence, names: readonly string[]): string {
  return t(sentence.key, withShortNames(sentence.values as Values, names));
}

/** What an area's feature is worth: complete, at the end as it stands, or now and once complete. */
export function worth(claim: Claim): string {
  if (claim.completed) return t('web-worth-complete', { points: claim.now });
  if (claim.now === claim.then) return t('web-worth-end', { points: claim.now });
  return t('web-worth-open', { now: claim.now, then: claim.then });
}

/** What a choice of a follower does. */
export function claimTitle({ action, kind, spot, claim }: FollowerChoice): string {
  if (action.type === 'recall_abbot') return t('web-recall-abbot', { kind, x: spot.x, y: spot.y });
  return t(action.type === 'abbot' ? 'web-abbot-as' : 'web-follower-as', { kind: claim?.kind ?? '' });
}

/** The feature of an area: its kind, where the area lies on the tile, how many tiles the feature has. */
export function featureOf(claim: Claim, place: string): string {
  return t('web-feature', { kind: claim.kind, place, tiles: claim.tiles });
}

/** Who stands on a feature and who would be paid; empty where nobody is. */
export function standing(claim: Claim, names: readonly string[]): string {
  const there = claim.followers.flatMap((count, seat) => (count ? [`${names[seat] ?? ''} × ${count}`] : []));
  const parts = there.length ? [t('web-standing', { list: there.join(', ') })] : [];
  if (claim.seats.length && (claim.free || there.length)) {
    parts.push(t('web-paid', { players: claim.seats.map((seat) => names[seat] ?? '') }));
  } else if (there.length) parts.push(t('web-paid-nobody'));
  return parts.join('; ');
}

/** Where a marker would come to rest. */
export function landing(at: Landing): string {
  if (at.tower === null) return t('term-landing-plain', { space: at.number });
  return t('term-order-landing', { space: at.number });
}

export function scoringTitle(scoring: Scoring): string {
  const { kind, x, y, tiles, points } = scoring;
  const values = { kind, x, y, tiles, points };
  return t(scoring.double ? 'web-score-double' : 'web-score-plain', values);
}

/** What a tile shows, as a list of its areas. */
export function areasOf(areas: readonly { kind: string }[]): string {
  const counts = new Map<string, number>();
  for (const area of areas) counts.set(area.kind, (counts.get(area.kind) ?? 0) + 1);
  return texts.names([...counts].map(([kind, count]) => t('web-kinds', { kind, count })));
}

/** What is seen of a tile. */
export function tileTitle(pictures: Pictures, tile: string): string {
  return t('web-drawn', { areas: areasOf(pictures.kind(tile)?.areas ?? []) });
}

/** Why a command or the connection was refused, in a sentence. */
export function refusalText(code: string, values: Record<string, string | number>): string {
  for (const key of [`refusal-${code}`, `bye-${code}`]) if (texts.has(key)) return t(key, values);
  return t('web-refused', { code });
}

/** What the parts of a computer player's reckoning gained, in a row. */
export function gained(gains: readonly Gain[]): string {
  return gains
    .map(({ code, points }) => t(code, { sign: points < 0 ? '−' : '+', points: Math.abs(points) }))
    .join('; ');
}
