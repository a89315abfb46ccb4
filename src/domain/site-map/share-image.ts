import type { Locale } from '../locale/locale.ts';
import type { PageKind } from './pages.ts';

/** Width and height in pixels: what every network shows whole. */
export const shareImageSize = { width: 1200, height: 630 } as const;

/** A page's name as a file: `/` is `home`, `/faq` is `faq`. */
export const shareImageName = (path: string): string => path.slice(1).replaceAll('/', '-') || 'home';

/** Where the build puts the picture that is shown when a page is shared. */
export const shareImagePath = (locale: Locale, path: string): string =>
  `/og/${locale}/${shareImageName(path)}.png`;

/** What is drawn on a picture, but for the brand. */
export interface ShareCard {
  locale: Locale;
  /** `shareImageName` of the page. */
  name: string;
  title: string;
  kind: PageKind;
  /** The kind in words, above the title. */
  label: string;
}
