/** A message to send by e-mail: plain text, finished, in its reader's language. */
export interface Mail {
  /** One e-mail address. */
  to: string;
  /** One line. */
  subject: string;
  text: string;
}

/** `dead`: given up; somebody has to look at it. */
export const mailStates = ['waiting', 'sent', 'dead'] as const;
export type MailState = (typeof mailStates)[number];
