import { createContext, useContext } from 'react';
import type { Locale } from '../domain/locale/locale.ts';
import type { admin } from '../i18n/dictionaries/fr/admin.ts';

export type AdminTexts = typeof admin;

/** Written out, so that each language is a chunk of its own. */
const dictionaries: Record<Locale, () => Promise<{ admin: AdminTexts }>> = {
  fr: () => import('../i18n/dictionaries/fr/admin.ts'),
  en: () => import('../i18n/dictionaries/en/admin.ts'),
  es: () => import('../i18n/dictionaries/es/admin.ts'),
  pt: () => import('../i18n/dictionaries/pt/admin.ts'),
};

export const loadTexts = async (locale: Locale): Promise<AdminTexts> => (await dictionaries[locale]()).admin;

interface Language {
  locale: Locale;
  t: AdminTexts;
}
const LanguageContext = createContext<Language | undefined>(undefined);
export const LanguageProvider = LanguageContext.Provider;

/** The language of the back office and its texts. */
export function useLanguage(): Language {
  const language = useContext(LanguageContext);
  if (!language) throw new Error('useLanguage needs a LanguageProvider above it');
  return language;
}
