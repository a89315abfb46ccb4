/**
 * Shortest time, in milliseconds, in which a person fills in a form. Even the slowest scripts take less; a person whose
 * browser fills in all fields still needs a second to find the button.
 */
export const MIN_FILL_MS = 800;

/**
 * The data of a form about how it was filled in. A plain API call lacks them, and is limited only by the rate of its IP
 * address.
 */
export interface SpamSigns {
  /** Content of the trap field, which people do not see. */
  website?: string | undefined;
  /** Milliseconds from the moment the form was shown to the moment it was sent. */
  filledInMs?: number | undefined;
}

/**
 * Returns true for a submission that a program seems to have made. Each sign is judged only when it is present
 * (docs/product.md, Leads and webhooks).
 */
export function looksLikeSpam({ website, filledInMs }: SpamSigns): boolean {
  return Boolean(website?.trim()) || (filledInMs !== undefined && filledInMs < MIN_FILL_MS);
}
