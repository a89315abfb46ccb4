import type { MediaDto } from '../../contracts/media.ts';
import { emptyTexts } from '../../domain/landing/landing-page.ts';
import { landingPictures } from '../../domain/landing/landing-pictures.ts';
import type { LandingView } from '../../domain/landing/landing-view.ts';
import { type Locale, locales } from '../../domain/locale/locale.ts';
import type { LandingValues } from './landing-values.ts';

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
  return {
    id,
    slug: slug ?? '',
    template,
    locale: language,
    languages: locales.filter((locale) => texts[locale]),
    shared,
    texts: texts[language] ?? emptyTexts(),
    pictures: landingPictures(pictures, language),
    now,
    address: '',
  };
}
