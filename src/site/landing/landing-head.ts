import type { SiteFacts } from '../../contracts/site.ts';
import type { LandingView } from '../../domain/landing/counts/landing-view.ts';
import type { LandingTemplate } from '../../domain/landing/landing-page.ts';
import { type Palette, paletteOf } from '../../domain/landing/palette.ts';
import { shareImagePath, shareImageSize } from '../../domain/site-map/share-image.ts';

/** The data of a page in its head. */
export interface LandingHead {
  title: string;
  description: string;
  artist: string;
  /** Type of Open Graph. */
  kind: string;
  /** Absolute address of a JPEG, the format that every network shows. */
  image: { url: string; width: number; height: number; alt: string };
  themeColour: string;
}

/** The background colour at the top of each template. */
const grounds: Record<LandingTemplate, keyof Palette> = {
  'music-artist': 'night',
  'album-release': 's',
  'music-event': 'p',
  'music-promotion': 'night',
};

/** Types of Open Graph (ogp.me). */
const kinds: Record<LandingTemplate, string> = {
  'music-artist': 'profile',
  'album-release': 'music.album',
  'music-event': 'website',
  'music-promotion': 'music.song',
};

/**
 * Returns the data of a page's head. The description is the first text of the page that is not empty; without a picture
 * the image is the share picture of the site's home page.
 */
export function landingHead(view: LandingView, site: Pick<SiteFacts, 'url'>): LandingHead {
  const { texts, shared, template, locale } = view;
  const artist = shared.artist.trim() || texts.title.trim();
  const name = texts.title.trim() || artist;
  const title = name === artist ? name : `${name} · ${artist}`;
  const said = [texts.description, texts.hero.subtitle, texts.hero.title, title].map((text) => text.trim());
  const description = (said.find((text) => text !== '') ?? '').replace(/\s+/g, ' ');
  const picture = shared.picture === null ? undefined : view.pictures[shared.picture];
  // The same cut that the back office previews: networks would crop any other shape themselves.
  const jpeg = picture?.files.share ?? picture?.files.jpeg;
  return {
    title,
    description,
    artist,
    kind: kinds[template],
    image: jpeg
      ? {
          url: new URL(jpeg.url, `${site.url}/`).href,
          width: jpeg.width,
          height: jpeg.height,
          alt: picture?.alt || title,
        }
      : { url: site.url + shareImagePath(locale, '/'), ...shareImageSize, alt: title },
    themeColour: paletteOf(template, shared)[grounds[template]],
  };
}
