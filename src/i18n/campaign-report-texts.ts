import type { Locale } from '../domain/locale/locale.ts';
import { campaignReport as en } from './dictionaries/en/campaign-report.ts';
import { campaignReport as es } from './dictionaries/es/campaign-report.ts';
import { campaignReport as fr } from './dictionaries/fr/campaign-report.ts';
import { campaignReport as pt } from './dictionaries/pt/campaign-report.ts';

/** The words of the report of a campaign, in each language. */
export const campaignReportTexts: Record<Locale, typeof fr> = { fr, en, es, pt };
