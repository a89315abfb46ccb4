import type { Locale } from '../domain/locale/locale.ts';
import { AGENCY_ZONE } from '../domain/time/agency-day.ts';
import { draftAnswer as en } from './dictionaries/en/draft-answer.ts';
import { draftAnswer as es } from './dictionaries/es/draft-answer.ts';
import { draftAnswer as fr } from './dictionaries/fr/draft-answer.ts';
import { draftAnswer as pt } from './dictionaries/pt/draft-answer.ts';
import { dateFormat } from './format.ts';

export type DraftAnswerWords = typeof fr;

/** The words of the bar over a draft in each language. */
export const draftAnswerTexts: Record<Locale, DraftAnswerWords> = { fr, en, es, pt };

/** Formats a moment on the agency's clock: `28 novembre 2026 à 14:02`. */
export const draftMoment = (locale: Locale, at: number): string =>
  dateFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: AGENCY_ZONE }).format(at);
