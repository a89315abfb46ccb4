/**
 * Shortest time, in milliseconds, in which a person fills in a form. Even the slowest scripts take less; a person whose
 * browser fills in all fields still needs a second to find the button.
 */
export const MIN_FILL_MS = 800;

/**
 * Name of the trap, a field that people do not see. Form fillers and password managers fill names that they know, such
 * as `website`, `url`, `company` or `phone`, even where the field is hidden.
 */
export const TRAP_FIELD = 'form_ref';
/** Name of the trap in pages that were loaded before the name was changed. */
export const FORMER_TRAP_FIELD = 'website';

/** Days for which a submission that looks like spam is stored. */
export const QUARANTINE_DAYS = 30;
/** Maximum number of stored submissions of one form; a newer one deletes the oldest. It limits the storage that a flood can use. */
export const QUARANTINE_MAX = 500;

/** The reasons for which a submission looks like spam: the trap has a value, or the form took too little time. */
export const spamSigns = ['trap', 'speed'] as const;
export type SpamSign = (typeof spamSigns)[number];

/**
 * The data of a form about how it was filled in. A plain API call lacks them, and is limited only by the rate of its IP
 * address.
 */
export interface FillFacts {
  [TRAP_FIELD]?: string | undefined;
  [FORMER_TRAP_FIELD]?: string | undefined;
  /**
   * Milliseconds from the moment the form was shown to the moment it was sent. A page that was loaded before the form
   * measured with a monotonic clock may send a negative value, which is ignored.
   */
  filledInMs?: number | undefined;
}

/**
 * Returns the reason why a submission seems to be made by a program; `undefined` if it seems to be a person's. Each fact is
 * judged only when it is present (docs/product.md, Leads and webhooks).
 */
export function spamSign(facts: FillFacts): SpamSign | undefined {
  const { filledInMs } = facts;
  if (facts[TRAP_FIELD]?.trim() || facts[FORMER_TRAP_FIELD]?.trim()) return 'trap';
  return filledInMs !== undefined && filledInMs >= 0 && filledInMs < MIN_FILL_MS ? 'speed' : undefined;
}
