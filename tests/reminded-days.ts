/** The number of days on which the processes of a test send reminders of follow-ups, one after the other. */
export const REMINDED_DAYS = 60;
