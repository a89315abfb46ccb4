/**
 * Returns the options of a length limit that stops validation: `.max(254, abortWith('email_error'))`. Otherwise zod also runs the later
 * checks of a field that is too long, so the limit would not protect the regular expressions after it.
 * @param error the key of the message; absent: the check's own
 */
export const abortWith = (error?: string) =>
  ({ abort: true, ...(error !== undefined && { error }) }) as const;
