/** The secrets that all processes on one database must share. */
export const markedSecrets = [
  'SESSION_SECRET',
  'SETTINGS_KEY',
  'WEBHOOK_SECRET',
  'VAPID_PRIVATE_KEY',
  'REMINDER_VAPID_PRIVATE_KEY',
] as const;
export type MarkedSecret = (typeof markedSecrets)[number];

/** The fingerprints of each secret that a process knows, the current one first. A fingerprint reveals nothing of the secret. */
export type SecretMarks = Readonly<Record<MarkedSecret, readonly string[]>>;

/**
 * Returns the secrets of which two processes have no value in common. While a secret is rotated, one process knows more
 * values than the other, which is no disagreement.
 */
export const disagreements = (mine: SecretMarks, theirs: Partial<SecretMarks>): MarkedSecret[] =>
  markedSecrets.filter((name) => {
    const known = theirs[name];
    return known !== undefined && !mine[name].some((mark) => known.includes(mark));
  });

/**
 * Returns whether all processes know the value that this one uses of each secret: after a rotation, the former value can then
 * be removed.
 */
export const allKnow = (mine: SecretMarks, all: readonly Partial<SecretMarks>[]): boolean =>
  markedSecrets.every((name) => all.every((marks) => marks[name]?.includes(mine[name][0] ?? '') ?? true));
