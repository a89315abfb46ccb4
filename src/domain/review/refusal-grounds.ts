/**
 * The only reasons for which a review that was written on the site is refused. Consumer law asks for the reason of each
 * refusal (article L111-7-2 of the French consumer code); a low rating is none of them.
 */
export const refusalGrounds = [
  'not_with_us',
  'illegal',
  'others_data',
  'advertising',
  'duplicate',
  'conflict_of_interest',
  'month_missing',
] as const;
export type RefusalGround = (typeof refusalGrounds)[number];

/** The grounds that are against the law; the others are against the terms (article 17(3)(d) and (e) of the DSA). */
export const unlawfulGrounds: readonly RefusalGround[] = ['illegal', 'others_data'];

/** The longest time, in days, until a review is published or refused: article D111-17 asks the page of reviews to name it. */
export const REVIEW_DECISION_DAYS = 7;
