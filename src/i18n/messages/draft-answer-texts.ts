import type { Locale } from '../../domain/locale/locale.ts';
import { AGENCY_ZONE } from '../../domain/time/agency-day.ts';
import { draftAnswer } from '../dictionaries/draft-answer/index.ts';
import { formatMoment } from '../time/hour.ts';

export type DraftAnswerWords = typeof draftAnswer.fr;

/** The words of the bar over a draft in each language. */
export const draftAnswerTexts: Record<Locale, DraftAnswerWords> = draftAnswer;

/** Formats a moment on the agency's clock: `28 novembre 2026 à 14:02`. */
export const draftMoment = (locale: Locale, at: number): string => formatMoment(locale, at, AGENCY_ZONE);
