import type { Locale } from '../locale/locale.ts';
import type { LandingProblem } from './landing-problem.ts';

/** The weight of a draft, in bytes. */
export interface LandingWeight {
  /** HTML and styles in each language to publish, compressed; empty where pages are not rendered. */
  pages: readonly { locale: Locale; bytes: number }[];
  /** The largest file of the head picture that a browser fetches; null without a picture. */
  picture: number | null;
  /** The picture that networks show; null without one. */
  share: number | null;
}

/** Budget of a page without its picture: 20 kB, of which its scripts take less than 4 kB. */
export const PAGE_BYTES = 16_000;
/** A phone's connection of 1.6 Mbit/s loads such a picture within a second. */
export const PICTURE_BYTES = 200_000;
/** Some messengers do not show larger pictures. */
export const SHARE_BYTES = 300_000;

/** Returns a warning for each part that is heavier than its budget; `value` is the weight in kilobytes. */
export function checkWeight({ pages, picture, share }: LandingWeight): LandingProblem[] {
  const problems: LandingProblem[] = pages
    .filter(({ bytes }) => bytes > PAGE_BYTES)
    .map(({ locale, bytes }) => ({ code: 'page_heavy', field: null, locale, value: kilobytes(bytes) }));
  const field = 'shared.picture';
  if (picture !== null && picture > PICTURE_BYTES)
    problems.push({ code: 'picture_heavy', field, locale: null, value: kilobytes(picture) });
  if (share !== null && share > SHARE_BYTES)
    problems.push({ code: 'share_picture_heavy', field, locale: null, value: kilobytes(share) });
  return problems;
}

const kilobytes = (bytes: number): string => String(Math.ceil(bytes / 1000));
