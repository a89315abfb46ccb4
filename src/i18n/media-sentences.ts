import type { Locale } from '../domain/locale/locale.ts';
import { mediaErrors as en } from './dictionaries/en/admin-media-errors.ts';
import { mediaErrors as es } from './dictionaries/es/admin-media-errors.ts';
import { mediaErrors as fr } from './dictionaries/fr/admin-media-errors.ts';
import { mediaErrors as pt } from './dictionaries/pt/admin-media-errors.ts';
import { fill } from './format.ts';

const texts: Record<Locale, typeof fr> = { fr, en, es, pt };

/** Returns the sentence about a picture that cannot be deleted because it is shown. */
export function stillUsedSentence(places: readonly { name: string }[], locale: Locale): string {
  const names = new Intl.ListFormat(locale).format(places.map(({ name }) => name));
  return fill(texts[locale].used, { places: names });
}
