import type { Locale } from '../locale/locale.ts';

/** `tls`: encrypted from the first byte. `starttls`: encrypted before anything is said, or not at all. `none`: open. */
export const smtpSecurities = ['starttls', 'tls', 'none'] as const;
export type SmtpSecurity = (typeof smtpSecurities)[number];

/** The port that is customary for each. */
export const usualPorts: Record<SmtpSecurity, number> = { starttls: 587, tls: 465, none: 25 };

/** What the agency is told of by e-mail. */
export const mailEvents = ['leads', 'reviews'] as const;
export type MailEvent = (typeof mailEvents)[number];

export interface SmtpServer {
  host: string;
  port: number;
  security: SmtpSecurity;
  /** Null: the server wants no name. */
  user: string | null;
  password: string | null;
}

/** How messages leave, and who is told of what. */
export interface MailSettings {
  /** Null: messages are kept as files. */
  smtp: SmtpServer | null;
  /** The address that messages come from. */
  sender: string;
  /** Name beside that address: the brand. */
  senderName: string;
  notify: {
    /** Null: nobody is told. */
    to: string | null;
    events: readonly MailEvent[];
    /** Language of what is told. */
    locale: Locale;
  };
}
