import type { Utm } from '../attribution/utm.ts';

/** In characters. Longer names are cut: they are not names of sources. */
const MAX_LENGTH = 120;

/**
 * Returns the source of a lead, as a short name for counts and filters: the `utm_source` of the campaign, else the host
 * of the site that linked here, else `direct`. In lower case: `Instagram` and `instagram` are one source.
 */
export function leadSource(utm: Utm, referrer: string | null): string {
  return nameOf(utm.utm_source ?? '') || nameOf(hostOf(referrer)) || 'direct';
}

/**
 * Replaces commas and spaces by one space: addresses contain lists of sources separated by commas, and pages show
 * several spaces as one. Cuts between whole characters, so that no half of a character is stored.
 */
const nameOf = (text: string): string => {
  const name = text
    .replaceAll(/[,\s]+/g, ' ')
    .trim()
    .toLowerCase();
  return [...name].slice(0, MAX_LENGTH).join('').trim();
};

/**
 * Returns the host of the referrer, or an empty text if it is not an address: browsers and people can send any text.
 */
function hostOf(referrer: string | null): string {
  if (!referrer || !URL.canParse(referrer)) return '';
  return new URL(referrer).hostname.replace(/^www\./i, '');
}
