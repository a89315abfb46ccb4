import type { Locale } from '../locale/locale.ts';

/** Maximum length of the agency's public answer to a review, in characters. */
export const ANSWER_MAX_LENGTH = 1000;

/** The agency's public answer to a review, in one language, as it was written. */
export interface ReviewAnswer {
  text: string;
  lang: Locale;
  /** The time of the last change, in epoch milliseconds. */
  at: number;
}
