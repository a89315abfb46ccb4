/** The backups of that many nights are kept, in a folder and in a bucket. */
export const KEPT_NIGHTS = 14;

/** The names of the backups of nights. Everything else in a folder or a bucket is left alone. */
export const OF_NIGHT = /^mdmc-\d{4}-\d{2}-\d{2}T\d{4}\.sqlite$/;

/** Returns the name of a backup; names sort by time. @param at epoch milliseconds */
export const backupName = (at: number): string =>
  `mdmc-${new Date(at).toISOString().slice(0, 16).replace(':', '')}.sqlite`;
