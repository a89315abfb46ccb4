import type { Locale } from '../domain/locale/locale.ts';
import { mediaErrors as texts } from './dictionaries/admin-media-errors/index.ts';
import { fill } from './format.ts';

/** Returns the sentence about a picture that cannot be deleted because it is shown. */
export function stillUsedSentence(places: readonly { name: string }[], locale: Locale): string {
  const names = new Intl.ListFormat(locale).format(places.map(({ name }) => name));
  return fill(texts[locale].used, { places: names });
}
