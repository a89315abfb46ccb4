import { type Locale, locales } from '../domain/locale/locale.ts';
import { consentTexts } from './consent-texts/index.ts';

/** Returns the wording that visitors saw of a version of the banner and its settings; `undefined`: it was not kept. */
export function consentWording(version: string, locale: Locale) {
  const texts = Object.hasOwn(consentTexts, version) ? consentTexts[version] : undefined;
  if (!texts) return undefined;
  const { title, text, dialog } = texts[locale];
  return {
    /** The wording in all languages, of which the receipt has the digest. */
    all: JSON.stringify(locales.map((each) => texts[each])),
    wording: {
      title,
      text,
      settings: dialog.text,
      categories: Object.entries(dialog.categories).map(([key, category]) => ({ key, ...category })),
    },
  };
}
