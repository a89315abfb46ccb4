import { expect, it } from 'vitest';
import { locales } from '../domain/locale/locale.ts';
import { languageNote } from './language-note.ts';
import { textsOf } from './site-texts.ts';

it('languageNote names the language of a text if it is not the page’s, in four languages', () => {
  const note = (locale: (typeof locales)[number], lang: string | null) =>
    languageNote(textsOf(locale).feeds.inLanguage, locale, lang);
  expect(locales.map((locale) => note(locale, 'fr-FR'))).toEqual([
    undefined,
    'in French',
    'en francés',
    'em francês',
  ]);
  expect(note('fr', 'en')).toBe('en anglais');
  expect(note('fr', null)).toBeUndefined();
});
