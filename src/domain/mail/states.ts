/**
 * The states of a message. `kept`: written to a file, because no mail server was set. `sent_or_kept`: one of the two; it was
 * not recorded which before migration 0053. `dead`: given up until it is sent again by hand. `void`: not sent any more,
 * because its link has ended.
 */
export const mailStates = ['waiting', 'sent', 'kept', 'sent_or_kept', 'dead', 'void'] as const;
export type MailState = (typeof mailStates)[number];
