import { waitAfter } from '../queue/schedule.ts';

/**
 * Waits before each further attempt, in milliseconds. They add up to a day and 21 minutes: long enough for a server
 * that is repaired the next morning, and short enough that no message arrives when it is out of date.
 */
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
export const mailRetryDelays: readonly number[] = [
  MINUTE,
  5 * MINUTE,
  15 * MINUTE,
  HOUR,
  3 * HOUR,
  8 * HOUR,
  12 * HOUR,
];

/**
 * The reasons for which a message was not sent. `address`: the recipient is not an e-mail address. `encryption`: the
 * server does not offer the chosen encryption. `certificate`: its certificate cannot be trusted. `connection`: the server could
 * not be reached, or closed the connection. `accents`: the part before the `@` has letters that the server does not accept (no
 * SMTPUTF8, RFC 6531). `key`: the text contains a secret link, and the key that encrypted it no longer exists.
 */
export const mailFailures = [
  'address',
  'accents',
  'connection',
  'timeout',
  'encryption',
  'certificate',
  'credentials',
  'refused',
  'file',
  'key',
] as const;
export type MailFailure = (typeof mailFailures)[number];

/**
 * The outcome of one attempt. `kept`: without a server, the message was written to a file. `status` is the three-digit code
 * of the server; null when it sent no code.
 */
export type MailOutcome =
  | { kind: 'sent' | 'kept' }
  | { kind: 'failed'; reason: MailFailure; status: number | null };

/** Failures of the message itself: another attempt would fail in the same way. */
const ofTheMessage: readonly MailFailure[] = ['address', 'accents', 'key'];

export type MailStep = { kind: 'sent' | 'kept' } | { kind: 'dead' } | { kind: 'retry'; inMs: number };

/**
 * Decides the step after the `attempt`-th attempt (1 is the first). Only a problem of the message itself ends the
 * attempts early: an address that is invalid or that the server does not accept, a text that cannot be decrypted, or a permanent
 * refusal (5xx, RFC 5321). A wrong password is a mistake in the settings, which can be corrected in the meantime.
 * @param random a number in [0, 1) for the jitter
 */
export function nextMailStep(outcome: MailOutcome, attempt: number, random: number): MailStep {
  if (outcome.kind !== 'failed') return { kind: outcome.kind };
  if (ofTheMessage.includes(outcome.reason)) return { kind: 'dead' };
  if (outcome.reason === 'refused' && outcome.status !== null && outcome.status >= 500)
    return { kind: 'dead' };
  const inMs = waitAfter(mailRetryDelays, attempt, random);
  return inMs === undefined ? { kind: 'dead' } : { kind: 'retry', inMs };
}
