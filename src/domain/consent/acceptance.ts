/** The periods of the acceptance rate, in weeks up to the present one. */
export const acceptancePeriods = [12, 53] as const;

/** First answers to the cookie question. */
export interface Answers {
  answers: number;
  /** Those that accept advertising. */
  accepted: number;
}
