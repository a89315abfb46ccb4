import type { MediaDto } from '../../contracts/media.ts';
import { emptyTexts } from '../../domain/landing/landing-page.ts';
import type { LandingPicture, LandingView } from '../../domain/landing/landing-view.ts';
import { type Locale, locales } from '../../domain/locale/locale.ts';
import type { LandingValues } from './landing-values.ts';

/** The pictures that a draft names, each once. */
export const picturesOf = ({ shared }: LandingValues): string[] => [
  ...new Set(
    [shared.picture, ...shared.testimonials.map(({ picture }) => picture)].filter(
      (picture) => picture !== null,
    ),
  ),
];

interface Drawn {
  id: string;
  slug: string | null;
  language: Locale;
  pictures: readonly MediaDto[];
  /** For which moment the page is drawn, in epoch milliseconds. */
  now: number;
}

/** Returns a draft as the public page draws it. */
export function draftView(values: LandingValues, { id, slug, language, pictures, now }: Drawn): LandingView {
  const { template, shared, texts } = values;
  const ready = pictures.filter(({ state, deletedAt }) => state === 'ready' && deletedAt === null);
  return {
    id,
    slug: slug ?? '',
    template,
    locale: language,
    languages: locales.filter((locale) => texts[locale]),
    shared,
    texts: texts[language] ?? emptyTexts(),
    pictures: Object.fromEntries(ready.map((picture) => [picture.id, shown(picture, language)])),
    now,
    address: '',
  };
}

const shown = (picture: MediaDto, language: Locale): LandingPicture => {
  const { width, height, colour, focal, files, alt, decorative } = picture;
  const { avif, webp, jpeg, share } = files;
  return {
    width,
    height,
    colour,
    focal,
    files: { avif, webp, jpeg, share },
    alt: decorative ? '' : alt[language],
  };
};
