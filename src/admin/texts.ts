import { createContext, useContext } from 'react';
import type { Locale } from '../domain/locale/locale.ts';
import type { admin } from '../i18n/dictionaries/admin/fr.ts';
import type { adminAccess } from '../i18n/dictionaries/admin-access/fr.ts';
import type { adminAccount } from '../i18n/dictionaries/admin-account/fr.ts';
import type { adminAddresses } from '../i18n/dictionaries/admin-addresses/fr.ts';
import type { adminAudit } from '../i18n/dictionaries/admin-audit/fr.ts';
import type { adminCampaignImport } from '../i18n/dictionaries/admin-campaign-import/fr.ts';
import type { adminCampaigns } from '../i18n/dictionaries/admin-campaigns/fr.ts';
import type { adminChannels } from '../i18n/dictionaries/admin-channels/fr.ts';
import type { adminClaims } from '../i18n/dictionaries/admin-claims/fr.ts';
import type { adminContent } from '../i18n/dictionaries/admin-content/fr.ts';
import type { adminContentFile } from '../i18n/dictionaries/admin-content-file/fr.ts';
import type { adminDashboard } from '../i18n/dictionaries/admin-dashboard/fr.ts';
import type { adminEditing } from '../i18n/dictionaries/admin-editing/fr.ts';
import type { adminFailures } from '../i18n/dictionaries/admin-failures/fr.ts';
import type { adminGoLive } from '../i18n/dictionaries/admin-go-live/fr.ts';
import type { adminIntegrations } from '../i18n/dictionaries/admin-integrations/fr.ts';
import type { adminLanding } from '../i18n/dictionaries/admin-landing/fr.ts';
import type { adminLeads } from '../i18n/dictionaries/admin-leads/fr.ts';
import type { adminMedia } from '../i18n/dictionaries/admin-media/fr.ts';
import type { mediaErrors } from '../i18n/dictionaries/admin-media-errors/fr.ts';
import type { adminMonday } from '../i18n/dictionaries/admin-monday/fr.ts';
import type { adminPassword } from '../i18n/dictionaries/admin-password/fr.ts';
import type { adminProofs } from '../i18n/dictionaries/admin-proofs/fr.ts';
import type { adminQuestions } from '../i18n/dictionaries/admin-questions/fr.ts';
import type { adminRadar } from '../i18n/dictionaries/admin-radar/fr.ts';
import type { adminReports } from '../i18n/dictionaries/admin-reports/fr.ts';
import type { adminRequests } from '../i18n/dictionaries/admin-requests/fr.ts';
import type { adminReviews } from '../i18n/dictionaries/admin-reviews/fr.ts';
import type { adminSecondFactor } from '../i18n/dictionaries/admin-second-factor/fr.ts';
import type { adminSends } from '../i18n/dictionaries/admin-sends/fr.ts';
import type { adminSession } from '../i18n/dictionaries/admin-session/fr.ts';
import type { adminSettings } from '../i18n/dictionaries/admin-settings/fr.ts';
import type { adminShared } from '../i18n/dictionaries/admin-shared/fr.ts';
import type { adminShortcuts } from '../i18n/dictionaries/admin-shortcuts/fr.ts';
import type { adminSignIn } from '../i18n/dictionaries/admin-sign-in/fr.ts';
import type { adminSources } from '../i18n/dictionaries/admin-sources/fr.ts';
import type { adminWelcome } from '../i18n/dictionaries/admin-welcome/fr.ts';
import type { adminWordpress } from '../i18n/dictionaries/admin-wordpress/fr.ts';
import type { adminWordpressSync } from '../i18n/dictionaries/admin-wordpress-sync/fr.ts';

type FrameTexts = typeof admin;
export interface SectionTexts {
  access: typeof adminAccess;
  account: typeof adminAccount;
  addresses: typeof adminAddresses;
  campaignImport: typeof adminCampaignImport;
  campaigns: typeof adminCampaigns;
  channels: typeof adminChannels;
  claims: typeof adminClaims;
  content: typeof adminContent;
  contentFile: typeof adminContentFile;
  dashboard: typeof adminDashboard;
  editing: typeof adminEditing;
  failures: typeof adminFailures;
  goLive: typeof adminGoLive;
  integrations: typeof adminIntegrations;
  audit: typeof adminAudit;
  landing: typeof adminLanding;
  leads: typeof adminLeads;
  media: typeof adminMedia;
  mediaErrors: typeof mediaErrors;
  monday: typeof adminMonday;
  password: typeof adminPassword;
  proofs: typeof adminProofs;
  questions: typeof adminQuestions;
  radar: typeof adminRadar;
  reports: typeof adminReports;
  requests: typeof adminRequests;
  reviews: typeof adminReviews;
  secondFactor: typeof adminSecondFactor;
  sends: typeof adminSends;
  session: typeof adminSession;
  settings: typeof adminSettings;
  shared: typeof adminShared;
  shortcuts: typeof adminShortcuts;
  signIn: typeof adminSignIn;
  sources: typeof adminSources;
  welcome: typeof adminWelcome;
  wordpress: typeof adminWordpress;
  wordpressSync: typeof adminWordpressSync;
}
/** The texts of the frame, and the texts of each section under its name. */
export type AdminTexts = FrameTexts & SectionTexts;

/** All sections except the dashboard, whose texts are loaded with those of the frame: nearly every visit shows them. */
export type FetchedName = Exclude<keyof SectionTexts, 'dashboard' | 'welcome'>;

/** From the name of a section to its dictionary file, whose only export is the texts. */
const files: Record<FetchedName, string> = {
  access: 'access',
  account: 'account',
  addresses: 'addresses',
  campaignImport: 'campaign-import',
  campaigns: 'campaigns',
  channels: 'channels',
  claims: 'claims',
  content: 'content',
  contentFile: 'content-file',
  editing: 'editing',
  failures: 'failures',
  goLive: 'go-live',
  integrations: 'integrations',
  audit: 'audit',
  landing: 'landing',
  leads: 'leads',
  media: 'media',
  mediaErrors: 'media-errors',
  monday: 'monday',
  password: 'password',
  proofs: 'proofs',
  questions: 'questions',
  radar: 'radar',
  reports: 'reports',
  requests: 'requests',
  reviews: 'reviews',
  secondFactor: 'second-factor',
  sends: 'sends',
  session: 'session',
  settings: 'settings',
  shared: 'shared',
  shortcuts: 'shortcuts',
  signIn: 'sign-in',
  sources: 'sources',
  wordpress: 'wordpress',
  wordpressSync: 'wordpress-sync',
};
const names = Object.keys(files) as FetchedName[];

/**
 * Each language has its own list of files: one of all languages would be a kilobyte of addresses more in the first load
 * (decision record 0110).
 */
const languages: Record<Locale, () => Promise<LanguageFiles>> = {
  fr: () => import('./languages/fr.ts'),
  en: () => import('./languages/en.ts'),
  es: () => import('./languages/es.ts'),
  pt: () => import('./languages/pt.ts'),
};
interface LanguageFiles extends Pick<SectionTexts, 'dashboard' | 'welcome'> {
  admin: FrameTexts;
  sections: Record<string, () => Promise<object>>;
}

/**
 * Returns a language with the texts of the frame and the dashboard. The texts of a section are undefined until
 * `fetchTexts` has loaded them, which the section's view awaits before it renders (`ui/lazy-view.tsx`).
 * @throws Error when the texts of the frame cannot be fetched
 */
export async function loadLanguage(locale: Locale): Promise<Language> {
  const files = await languages[locale]();
  const t = firstTexts(files) as AdminTexts;
  return {
    locale,
    t,
    async fetchTexts(names) {
      const missing = names.filter((name) => !t[name]);
      const fetched = await Promise.all(
        missing.map(async (name) => [name, await sectionIn(files, locale, name)]),
      );
      Object.assign(t, Object.fromEntries(fetched));
    },
  };
}

/** Returns all texts of a language, loaded, for tests. */
export async function loadTexts(locale: Locale): Promise<AdminTexts> {
  const language = await languages[locale]();
  const loaded = names.map(async (name) => [name, await sectionIn(language, locale, name)] as const);
  return { ...firstTexts(language), ...Object.fromEntries(await Promise.all(loaded)) } as AdminTexts;
}

const firstTexts = ({ admin, dashboard, welcome }: LanguageFiles) => ({ ...admin, dashboard, welcome });

async function sectionIn({ sections }: LanguageFiles, locale: Locale, name: FetchedName): Promise<object> {
  const load = sections[`../../i18n/dictionaries/admin-${files[name]}/${locale}.ts`];
  const [texts] = Object.values((await load?.()) ?? {});
  if (!texts) throw new Error(`No texts of ${name} in ${locale}`);
  return texts;
}

export interface Language {
  locale: Locale;
  t: AdminTexts;
  /** Loads the texts of sections into `t`. Absent if all texts are loaded, as in tests. Rejects if a file cannot be loaded. */
  fetchTexts?: (names: readonly FetchedName[]) => Promise<void>;
}
const LanguageContext = createContext<Language | undefined>(undefined);
export const LanguageProvider = LanguageContext.Provider;

/** Returns the language of the back office and its texts. */
export function useLanguage(): Language {
  const language = useContext(LanguageContext);
  if (!language) throw new Error('useLanguage needs a LanguageProvider above it');
  return language;
}
