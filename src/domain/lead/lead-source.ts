import type { Utm } from '../attribution/utm.ts';

/** Characters: longer ones are no names of sources. */
const MAX_LENGTH = 120;

/**
 * Where a lead came from, in a word that can be counted and filtered by: the campaign's `utm_source`, else the host of
 * the site that led here, else `direct`. In small letters: `Instagram` and `instagram` are one source.
 */
export function leadSource(utm: Utm, referrer: string | null): string {
  return nameOf(utm.utm_source ?? '') || nameOf(hostOf(referrer)) || 'direct';
}

/** Lists of sources stand in addresses with commas, so that no name has one, and pages show one space for many. Cut between whole characters, so that no half of one is stored. */
const nameOf = (text: string): string => {
  const name = text
    .replaceAll(/[,\s]+/g, ' ')
    .trim()
    .toLowerCase();
  return [...name].slice(0, MAX_LENGTH).join('').trim();
};

/** Empty for what is no address: browsers and people may send anything. */
function hostOf(referrer: string | null): string {
  if (!referrer || !URL.canParse(referrer)) return '';
  return new URL(referrer).hostname.replace(/^www\./i, '');
}
