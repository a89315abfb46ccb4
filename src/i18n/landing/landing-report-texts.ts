import type { Locale } from '../../domain/locale/locale.ts';
import { landingReport } from '../dictionaries/landing-report/index.ts';

export type LandingReportWords = typeof landingReport.fr;

/** The words of the page with a landing page's figures, in each language. */
export const landingReportTexts: Record<Locale, LandingReportWords> = landingReport;
