import { use } from 'react';
import type { Locale } from '../../domain/locale/locale.ts';
import type { adminSettings } from '../../i18n/dictionaries/fr/admin-settings.ts';
import { useLanguage } from '../texts.ts';

export type SettingsTexts = typeof adminSettings;

/** Written out, so that each language is fetched alone; apart from the frame's texts, which every section waits for. */
const dictionaries: Record<Locale, () => Promise<{ adminSettings: SettingsTexts }>> = {
  fr: () => import('../../i18n/dictionaries/fr/admin-settings.ts'),
  en: () => import('../../i18n/dictionaries/en/admin-settings.ts'),
  es: () => import('../../i18n/dictionaries/es/admin-settings.ts'),
  pt: () => import('../../i18n/dictionaries/pt/admin-settings.ts'),
};
const loaded = new Map<Locale, Promise<SettingsTexts>>();

/** The texts of the settings, which suspend until they are there. */
export function useSettingsTexts(): SettingsTexts {
  const { locale } = useLanguage();
  let texts = loaded.get(locale);
  if (!texts) {
    texts = dictionaries[locale]().then(({ adminSettings }) => adminSettings);
    loaded.set(locale, texts);
    // Asked for again after a failure.
    texts.catch(() => loaded.delete(locale));
  }
  return use(texts);
}
