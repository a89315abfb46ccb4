import type { Locale } from '../../domain/locale/locale.ts';

/** Each language in its own words. */
export const languageNames: Record<Locale, string> = {
  fr: 'Français',
  en: 'English',
  es: 'Español',
  pt: 'Português',
};
