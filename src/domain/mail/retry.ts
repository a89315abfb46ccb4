/**
 * Waits before each further attempt, in milliseconds. They add up to a day and 21 minutes: long enough for a server
 * that is repaired the next morning, and short enough that no news arrives when it is none any more.
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

/** Each wait is spread by ± 10 %, so that messages that failed together do not return together. */
const JITTER = 0.1;

/**
 * Why a message did not leave. `address`: what it should go to is no e-mail address. `encryption`: the server offers
 * none, or a certificate that is not to be trusted. `connection`: it could not be reached, or hung up.
 */
export const mailFailures = [
  'address',
  'connection',
  'timeout',
  'encryption',
  'credentials',
  'refused',
  'file',
] as const;
export type MailFailure = (typeof mailFailures)[number];

/** What came of one attempt. `status` is the server's three-digit code, where it gave one. */
export type MailOutcome = { kind: 'sent' } | { kind: 'failed'; reason: MailFailure; status: number | null };

export type MailStep = { kind: 'sent' } | { kind: 'dead' } | { kind: 'retry'; inMs: number };

/**
 * Decides what follows the `attempt`-th attempt (1 is the first). Only what concerns the message itself ends it early:
 * no address, or a refusal that the server calls final (5xx, RFC 5321). A wrong password is a mistake of the settings,
 * which somebody will correct.
 * @param random a number in [0, 1) for the jitter
 */
export function nextMailStep(outcome: MailOutcome, attempt: number, random: number): MailStep {
  if (outcome.kind === 'sent') return { kind: 'sent' };
  if (outcome.reason === 'address') return { kind: 'dead' };
  if (outcome.reason === 'refused' && outcome.status !== null && outcome.status >= 500)
    return { kind: 'dead' };
  const delay = mailRetryDelays[attempt - 1];
  if (delay === undefined) return { kind: 'dead' };
  return { kind: 'retry', inMs: Math.round(delay * (1 - JITTER + 2 * JITTER * random)) };
}
