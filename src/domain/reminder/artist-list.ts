const DAY_MS = 86_400_000;

/** Version of the sentence with which fans agree to the artist's list; raise it when `reminder.list` of the landing texts changes. */
export const LIST_TEXT_VERSION = 1;
/** Time for which an address is kept after it was handed over, and a withdrawal after it happened. */
export const LIST_HANDED_MS = 30 * DAY_MS;
/** The same time in days. */
export const LIST_HANDED_DAYS = LIST_HANDED_MS / DAY_MS;
/** Time for which an address waits to be handed over; the agency decided it (decision record 0150). */
export const LIST_WAITING_MS = 365 * DAY_MS;
