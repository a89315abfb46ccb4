/** The days on which the processes of a test remind of follow-ups, one after the other. */
export const REMINDED_DAYS = 60;
