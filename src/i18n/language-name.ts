import type { Locale } from '../domain/locale/locale.ts';
import { intlTag } from './format.ts';

/** Returns the name of a language, capitalised: `Français`, `Inglés`. */
export function languageName(locale: Locale, of: Locale): string {
  const name = new Intl.DisplayNames(intlTag(locale), { type: 'language' }).of(of) ?? of;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
