import type { Locale } from '../domain/locale/locale.ts';
import { campaignReport } from './dictionaries/campaign-report/index.ts';

/** The words of the report of a campaign, in each language. */
export const campaignReportTexts: Record<Locale, typeof campaignReport.fr> = campaignReport;
