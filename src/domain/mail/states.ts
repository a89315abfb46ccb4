/**
 * The states of a message. `kept`: written to a file, because no mail server was set. `sent_or_kept`: one of the two; before
 * migration 0053 they were not distinguished. `dead`: given up until it is sent again by hand. `void`: will not be sent, because
 * its link has expired.
 */
export const mailStates = ['waiting', 'sent', 'kept', 'sent_or_kept', 'dead', 'void'] as const;
export type MailState = (typeof mailStates)[number];

/**
 * Time for which sent messages are stored for the back office, in milliseconds; then their text and address are
 * deleted.
 */
export const MAIL_KEPT_MS = 30 * 86_400_000;
