import { UNSURE_ARTIST_VERSION } from '../domain/consent/text-versions.ts';
import { type Locale, locales } from '../domain/locale/locale.ts';
import { type ConsentWording, combinedBefore, consentTexts } from './consent-texts/index.ts';

/** Returns the wording that visitors saw of a version of the banner and its settings; `undefined`: it was not kept. */
export function consentWording(version: string, locale: Locale) {
  const texts = Object.hasOwn(consentTexts, version) ? consentTexts[version] : undefined;
  if (!texts) return undefined;
  return {
    /** The wording in all languages, of which the receipt has the digest. */
    all: JSON.stringify(locales.map((each) => texts[each])),
    wording: shown(texts[locale]),
    /** What the visitor may have read instead: the proof does not say which. */
    instead: version === UNSURE_ARTIST_VERSION ? shown(combinedBefore[locale]) : null,
  };
}

const shown = ({ line = '', title, text, dialog }: ConsentWording) => ({
  also: line || null,
  title,
  text,
  settings: dialog.text,
  categories: Object.entries(dialog.categories).map(([key, category]) => ({ key, ...category })),
});
