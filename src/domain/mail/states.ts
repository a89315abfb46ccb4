/** `dead`: given up until it is sent again by hand. */
export const mailStates = ['waiting', 'sent', 'dead'] as const;
export type MailState = (typeof mailStates)[number];
