/**
 * Shortest time, in milliseconds, in which a person fills a form. The slowest scripts take less; a person with a
 * browser that fills everything in still needs a second to find the button.
 */
export const MIN_FILL_MS = 800;

/** What a form says about how it was filled. Absent in a plain API call, which is judged by its address's rate alone. */
export interface SpamSigns {
  /** Content of the field that a person never sees. */
  website?: string | undefined;
  /** Milliseconds between the moment the form was shown and the moment it was sent. */
  filledInMs?: number | undefined;
}

/** True for a submission that no person made. Each sign is judged only when it is present (decision 19). */
export function looksLikeSpam({ website, filledInMs }: SpamSigns): boolean {
  return Boolean(website?.trim()) || (filledInMs !== undefined && filledInMs < MIN_FILL_MS);
}
