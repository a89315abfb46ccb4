import type { Locale } from '../locale/locale.ts';

/**
 * `tls`: encrypted from the first byte. `starttls`: encrypted before the login and the message; if the server cannot,
 * the message is not sent. `none`: not encrypted.
 */
export const smtpSecurities = ['starttls', 'tls', 'none'] as const;
export type SmtpSecurity = (typeof smtpSecurities)[number];

/** The usual port of each kind of encryption. */
export const usualPorts: Record<SmtpSecurity, number> = { starttls: 587, tls: 465, none: 25 };

/** The events of which the agency is notified by e-mail. */
export const mailEvents = ['leads', 'reviews', 'campaigns'] as const;
export type MailEvent = (typeof mailEvents)[number];

export interface SmtpServer {
  host: string;
  port: number;
  security: SmtpSecurity;
  /** Null: the server needs no login. */
  user: string | null;
  password: string | null;
}

/** How messages are sent, and the notifications of the agency. */
export interface MailSettings {
  /** Null: messages are written to files instead. */
  smtp: SmtpServer | null;
  /** The address of the sender. */
  sender: string;
  /** The name of the sender: the brand. */
  senderName: string;
  /** The most reminders to fans that are sent in a second. */
  perSecond: number;
  notify: {
    /** Null: no notification is sent. */
    to: string | null;
    events: readonly MailEvent[];
    /** Language of the notifications. */
    locale: Locale;
  };
}
