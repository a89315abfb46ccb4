import { createContext, useContext } from 'react';
import type { Locale } from '../domain/locale/locale.ts';
import type { admin } from '../i18n/dictionaries/fr/admin.ts';
import type { adminCampaigns } from '../i18n/dictionaries/fr/admin-campaigns.ts';
import type { adminDashboard } from '../i18n/dictionaries/fr/admin-dashboard.ts';
import type { adminIntegrations } from '../i18n/dictionaries/fr/admin-integrations.ts';
import type { adminLeads } from '../i18n/dictionaries/fr/admin-leads.ts';
import type { adminReviews } from '../i18n/dictionaries/fr/admin-reviews.ts';

interface Parts {
  admin: typeof admin;
  adminCampaigns: typeof adminCampaigns;
  adminDashboard: typeof adminDashboard;
  adminIntegrations: typeof adminIntegrations;
  adminLeads: typeof adminLeads;
  adminReviews: typeof adminReviews;
}
/** The frame's texts, and those of the sections under their names. */
export type AdminTexts = Parts['admin'] & {
  campaigns: Parts['adminCampaigns'];
  dashboard: Parts['adminDashboard'];
  integrations: Parts['adminIntegrations'];
  leads: Parts['adminLeads'];
  reviews: Parts['adminReviews'];
};

/** Written out, so that each language is fetched alone. */
const dictionaries = {
  fr: () => [
    import('../i18n/dictionaries/fr/admin.ts'),
    import('../i18n/dictionaries/fr/admin-campaigns.ts'),
    import('../i18n/dictionaries/fr/admin-dashboard.ts'),
    import('../i18n/dictionaries/fr/admin-integrations.ts'),
    import('../i18n/dictionaries/fr/admin-leads.ts'),
    import('../i18n/dictionaries/fr/admin-reviews.ts'),
  ],
  en: () => [
    import('../i18n/dictionaries/en/admin.ts'),
    import('../i18n/dictionaries/en/admin-campaigns.ts'),
    import('../i18n/dictionaries/en/admin-dashboard.ts'),
    import('../i18n/dictionaries/en/admin-integrations.ts'),
    import('../i18n/dictionaries/en/admin-leads.ts'),
    import('../i18n/dictionaries/en/admin-reviews.ts'),
  ],
  es: () => [
    import('../i18n/dictionaries/es/admin.ts'),
    import('../i18n/dictionaries/es/admin-campaigns.ts'),
    import('../i18n/dictionaries/es/admin-dashboard.ts'),
    import('../i18n/dictionaries/es/admin-integrations.ts'),
    import('../i18n/dictionaries/es/admin-leads.ts'),
    import('../i18n/dictionaries/es/admin-reviews.ts'),
  ],
  pt: () => [
    import('../i18n/dictionaries/pt/admin.ts'),
    import('../i18n/dictionaries/pt/admin-campaigns.ts'),
    import('../i18n/dictionaries/pt/admin-dashboard.ts'),
    import('../i18n/dictionaries/pt/admin-integrations.ts'),
    import('../i18n/dictionaries/pt/admin-leads.ts'),
    import('../i18n/dictionaries/pt/admin-reviews.ts'),
  ],
} satisfies Record<Locale, () => Promise<Partial<Parts>>[]>;

export async function loadTexts(locale: Locale): Promise<AdminTexts> {
  const parts = Object.assign({}, ...(await Promise.all<object>(dictionaries[locale]()))) as Parts;
  return {
    ...parts.admin,
    campaigns: parts.adminCampaigns,
    dashboard: parts.adminDashboard,
    integrations: parts.adminIntegrations,
    leads: parts.adminLeads,
    reviews: parts.adminReviews,
  };
}

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
