/**
 * Returns the options of a length limit that ends the check: `.max(254, abortWith('email_error'))`. Zod runs the later
 * checks of a field that is too long otherwise, so that the limit would protect no pattern behind it.
 * @param error the key of the message; absent: the check's own
 */
export const abortWith = (error?: string) =>
  ({ abort: true, ...(error !== undefined && { error }) }) as const;
