import type { Locale } from '../../domain/locale/locale.ts';

/** The name of each language in that language. */
export const languageNames: Record<Locale, string> = {
  fr: 'Français',
  en: 'English',
  es: 'Español',
  pt: 'Português',
};
