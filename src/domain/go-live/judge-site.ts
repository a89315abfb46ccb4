import type { BookingSettings } from '../settings/booking-settings.ts';
import { moment, type ProbeAnswer } from './facts.ts';
import { type Finding, found, listed } from './finding.ts';
import { isExampleHost, isLocalHost } from './public-host.ts';

/** A certificate that expires sooner is reported: those of Let's Encrypt are renewed 30 days before. */
const CERTIFICATE_MS = 10 * 86_400_000;

/** Returns the latest response of an address; `undefined`: no request was made yet. */
export type AnswerOf = (address: string) => ProbeAnswer | undefined;

/** Returns whether an address is worth a request: visitors cannot reach the others, even if they respond to this server. */
export function isWorthAsking(address: string): boolean {
  const url = URL.parse(address);
  return url?.protocol === 'https:' && !isExampleHost(url.hostname) && !isLocalHost(url.hostname);
}

/**
 * Judges the site's public address, and the response of its own `/api/health` from outside. A server that cannot reach itself
 * does not prove that visitors cannot: many networks do not route a machine's requests back to its own public address.
 */
export function judgeAddress(siteUrl: string, answerOf: AnswerOf, now: number): Finding<'address'> {
  const { protocol, hostname } = new URL(siteUrl);
  const facts = { address: siteUrl };
  if (isLocalHost(hostname)) return found('local', facts);
  if (isExampleHost(hostname)) return found('example', facts);
  if (protocol !== 'https:') return found('http', facts);
  const answer = answerOf(siteUrl);
  if (!answer) return found('waiting', facts);
  if (answer.kind === 'failed') {
    if (answer.cause === 'certificate') return found('certificate', facts);
    if (answer.cause === 'name') return found('nowhere', facts);
    return found('unreached', { ...facts, cause: answer.cause });
  }
  if (answer.status !== 200) return found('failing', { ...facts, count: answer.status });
  if (!answer.isThisSite) return found('otherSite', facts);
  const { certificateUntil: until } = answer;
  if (until === null) return found('answers', facts);
  return found(until - now < CERTIFICATE_MS ? 'expiring' : 'answersUntil', {
    ...facts,
    until: moment(until),
  });
}

/** Judges the addresses at which calls are booked. A platform without an address uses another platform's, which is accepted. */
export function judgeBooking(booking: BookingSettings, answerOf: AnswerOf): Finding<'booking'> {
  const given = Object.entries(booking).filter(([, address]) => address !== '');
  if (given.length === 0) return found('none');
  const where = (test: (url: URL, address: string) => boolean) =>
    given.filter(([, address]) => test(new URL(address), address)).map(([platform]) => platform);
  const total = given.length;
  const example = where(({ hostname }) => isExampleHost(hostname));
  if (example.length > 0) return found('example', { ...listed(example), total });
  const open = where(({ protocol, hostname }) => protocol !== 'https:' || isLocalHost(hostname));
  if (open.length > 0) return found('http', { ...listed(open), total });
  if (given.some(([, address]) => !answerOf(address))) return found('waiting');
  const silent = where((_url, address) => !opensPage(answerOf(address)));
  return silent.length > 0
    ? found('silent', { ...listed(silent), total })
    : found('answer', { count: total, total });
}

/**
 * A calendar may refuse a program (401, 403, 405, 429) and still open for a visitor. A missing page or an error opens for no
 * visitor.
 */
function opensPage(answer: ProbeAnswer | undefined): boolean {
  return answer?.kind === 'answered' && answer.status < 500 && answer.status !== 404 && answer.status !== 410;
}
