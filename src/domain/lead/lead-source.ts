import type { Utm } from '../attribution/utm.ts';

/** Like a campaign parameter. */
const MAX_LENGTH = 120;

/** Where a lead came from, in one word: `utm_source`, else the referrer's host without `www.`, else `direct`. */
export function leadSource(utm: Utm, referrer: string | null): string {
  const named = utm.utm_source?.trim() || hostOf(referrer) || 'direct';
  return named.toLowerCase().slice(0, MAX_LENGTH);
}

function hostOf(address: string | null): string | undefined {
  const host = address === null ? undefined : URL.parse(address)?.hostname;
  return host?.replace(/^www\./, '');
}
