import { CALENDAR_FILE } from './landing-calendar.ts';

/**
 * Separates the path from the arm of a test, or from `OUT`, in the keys of the page cache: the path of a request never contains it.
 */
export const ARM_MARK = '#';
/** The page as it is after its release, for fans whose day has begun before the agency's. */
export const OUT = 'out';

/** The page or file behind an address under `/p/`. */
export interface LandingAddress {
  slug: string;
  /** The code of a secret link to a draft; absent on all other addresses. */
  code?: string;
  /** The code of a secret link to figures; absent on all other addresses. */
  figures?: string;
  /** The code of a secret link to the report of a campaign; absent on all other addresses. */
  report?: string;
  /** The code of a one-time link to the form for the artist's own pixels; absent on all other addresses. */
  pixels?: string;
  /** Present on the address of the page's calendar file. */
  calendar?: true;
}

/**
 * Returns the page or file behind a path without language prefix under `/p/`; `undefined` for another path. Slugs and codes are
 * untrusted.
 */
export function landingIn(path: string): LandingAddress | undefined {
  const [, first, slug = '', code, ...rest] = path.split('/');
  if (first !== 'p' || slug === '' || rest.length > 0) return undefined;
  if (code === undefined) return { slug };
  if (code === CALENDAR_FILE && slug !== 'preview') return { slug, calendar: true };
  if (code === '') return undefined;
  if (slug === 'figures') return { slug, figures: code };
  if (slug === 'report') return { slug, report: code };
  if (slug === 'pixels') return { slug, pixels: code };
  return slug === 'preview' ? { slug, code } : undefined;
}

/** Returns a path, with or without language prefix, without the code of a secret link, for logs. */
export const withoutLandingCode = (pathname: string): string =>
  pathname.replace(/^((?:\/[a-z]{2})?\/p\/(?:preview|figures|report|pixels))\/.*$/, '$1');
