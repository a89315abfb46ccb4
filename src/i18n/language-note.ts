import type { Locale } from '../domain/locale/locale.ts';
import { fill, intlTag } from './format.ts';

/**
 * Returns the note beside a text that is in another language than the page, `en anglais`; `undefined` if no note is
 * needed, or the language is not known.
 * @param template of the note: `en {language}`
 * @param lang BCP 47 tag of the text
 */
export function languageNote(template: string, locale: Locale, lang: string | null): string | undefined {
  const [language] = lang?.split('-') ?? [];
  if (!language || language === locale) return undefined;
  const name = new Intl.DisplayNames(intlTag(locale), { type: 'language' }).of(language) ?? language;
  return fill(template, { language: name });
}
