import { type Locale, localizePath } from '../locale/locale.ts';

/** Path of a page without its language prefix. */
export const landingPath = (slug: string): string => `/p/${slug}`;

/** Absolute address of a page in a language. */
export const landingAddress = (siteUrl: string, slug: string, locale: Locale): string =>
  siteUrl + localizePath(locale, landingPath(slug));
