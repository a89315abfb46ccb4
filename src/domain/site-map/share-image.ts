import type { Locale } from '../locale/locale.ts';
import type { PageKind } from './pages.ts';

/** Width and height in pixels: every network shows an image of this size uncropped. */
export const shareImageSize = { width: 1200, height: 630 } as const;

/** Returns the file name of a page without its extension: `/` is `home`, `/faq` is `faq`. */
export const shareImageName = (path: string): string => path.slice(1).replaceAll('/', '-') || 'home';

/** Returns the path at which the build stores the image that is shown when a page is shared. */
export const shareImagePath = (locale: Locale, path: string): string =>
  `/og/${locale}/${shareImageName(path)}.png`;

/** The content of a share image, except the brand. */
export interface ShareCard {
  locale: Locale;
  /** `shareImageName` of the page. */
  name: string;
  title: string;
  kind: PageKind;
  /** The kind in words, shown above the title. */
  label: string;
  /** An editorial figure of the page with its name, shown in the largest type. */
  figure?: { value: string; label: string } | undefined;
}

/** The words of the cover of a guide that the agency added. */
export interface Cover extends Pick<ShareCard, 'title' | 'label'> {
  brand: string;
}
