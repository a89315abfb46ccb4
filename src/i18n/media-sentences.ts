import type { Locale } from '../domain/locale/locale.ts';
import { media as en } from './dictionaries/en/media.ts';
import { media as es } from './dictionaries/es/media.ts';
import { media as fr } from './dictionaries/fr/media.ts';
import { media as pt } from './dictionaries/pt/media.ts';
import { fill } from './format.ts';

const texts: Record<Locale, typeof fr> = { fr, en, es, pt };

/** Returns the sentence about a picture that cannot be deleted because it is shown. */
export function stillUsedSentence(places: readonly { name: string }[], locale: Locale): string {
  const names = new Intl.ListFormat(locale).format(places.map(({ name }) => name));
  return fill(texts[locale].used, { places: names });
}
