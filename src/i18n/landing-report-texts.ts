import type { Locale } from '../domain/locale/locale.ts';
import { landingReport as en } from './dictionaries/en/landing-report.ts';
import { landingReport as es } from './dictionaries/es/landing-report.ts';
import { landingReport as fr } from './dictionaries/fr/landing-report.ts';
import { landingReport as pt } from './dictionaries/pt/landing-report.ts';

export type LandingReportWords = typeof fr;

/** The words of the page of a landing page's figures, in each language. */
export const landingReportTexts: Record<Locale, LandingReportWords> = { fr, en, es, pt };
