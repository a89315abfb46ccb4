import type { Locale } from '../../locale/locale.ts';
import type { Tags } from '../../tag-id/tag-id.ts';
import type { LandingShared, LandingTemplate, LandingTexts } from '../landing-page.ts';
import type { LandingVariant } from './landing-count.ts';

/** A picture of a public page: the part of the media library's response that `ui/picture.tsx` needs. */
export interface LandingPicture {
  width: number | null;
  height: number | null;
  colour: string | null;
  focal: { x: number; y: number };
  files: {
    avif: readonly { url: string; width: number; height: number }[];
    webp: readonly { url: string; width: number; height: number }[];
    jpeg: { url: string; width: number; height: number } | null;
    /** The cut for networks, 1200 by 630. */
    share: { url: string; width: number; height: number } | null;
  };
  /** In the page's language; empty for a decorative picture. */
  alt: string;
}

/**
 * A landing page in one language, as the public page, the preview and the artist's preview render it.
 * Times are epoch milliseconds; the server switches from announcement to release in the agency's time (Europe/Paris).
 */
export interface LandingView {
  /** Public identifier; names the page in counts. */
  id: string;
  slug: string;
  template: LandingTemplate;
  locale: Locale;
  /** The languages that are published, for `hreflang`; in a preview, those that have texts. */
  languages: readonly Locale[];
  shared: LandingShared;
  texts: LandingTexts;
  /** The pictures that the page shows, by their ids in `shared`; a picture that is not ready is absent. */
  pictures: Readonly<Record<string, LandingPicture>>;
  /** The moment for which the page is rendered. */
  now: number;
  /** Absolute address of the page in this language. */
  address: string;
  /** A sample of a demonstration: its page shows a notice, and search engines are told not to index it. */
  isExample?: true;
  /** The arm that is rendered; absent: no test is running. */
  variant?: LandingVariant;
  /** The artist's own tags, of which a visitor is asked by the artist's name; absent: there are none. */
  artistTags?: Tags;
}
