import type { Utm } from '../attribution/utm.ts';
import { landingIn } from '../landing/landing-address.ts';
import { landingPath } from '../landing/landing-path.ts';
import { splitPath } from '../locale/locale.ts';

/** In characters. Longer names are cut: they are not names of sources. */
const MAX_LENGTH = 120;

/**
 * Returns the source of a lead, as a short name for counts and filters: the landing page with the form, as `/p/nova`, else the
 * `utm_source` of the campaign, else the host of the site that linked here, else `direct`. In lower case: `Instagram` and
 * `instagram` are one source, and so are `google` and `google.fr`.
 * @param page the path of the page with the form, with its language
 */
export function leadSource(utm: Utm, referrer: string | null, page: string | null = null): string {
  return (
    landingOf(page) || siteOf(nameOf(utm.utm_source ?? '')) || siteOf(nameOf(hostOf(referrer))) || 'direct'
  );
}

/** The sites with several hosts: search, short links or mobile pages. */
const sites: readonly [name: string, hosts: RegExp][] = [
  ['google', /^google\.(?:com?\.)?[a-z]{2,3}$/],
  ['instagram', /^(?:[a-z]\.)?instagram\.com$/],
  ['facebook', /^(?:(?:l|m|lm|web)\.)?facebook\.com$/],
  ['youtube', /^(?:m\.youtube\.com|youtube\.com|youtu\.be)$/],
  ['tiktok', /^(?:(?:m|vm)\.)?tiktok\.com$/],
  ['bing', /^bing\.com$/],
  ['duckduckgo', /^duckduckgo\.com$/],
];

/** Returns one name for a site with several hosts, and any other name unchanged. */
const siteOf = (name: string): string => {
  const host = name.replace(/^www\./, '');
  return sites.find(([, hosts]) => hosts.test(host))?.[0] ?? name;
};

/** Returns the path of a landing page as a source, the same for all its languages; empty for any other page. */
function landingOf(page: string | null): string {
  const landing = landingIn(splitPath(page ?? '').path);
  return landing && landing.code === undefined && landing.figures === undefined
    ? nameOf(landingPath(landing.slug))
    : '';
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
