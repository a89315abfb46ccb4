import { describe, expect, it } from 'vitest';
import type { ProbeAnswer, ProbeCause } from './facts.ts';
import { isWorthAsking, judgeAddress, judgeBooking } from './judge-site.ts';

const NOW = Date.UTC(2026, 10, 24, 12);
const DAY = 86_400_000;
const SITE = 'https://www.agence.fr';

const answered = (changes: Partial<Extract<ProbeAnswer, { kind: 'answered' }>> = {}): ProbeAnswer => ({
  kind: 'answered',
  status: 200,
  certificateUntil: null,
  isThisSite: true,
  ...changes,
});
const failed = (cause: ProbeCause): ProbeAnswer => ({ kind: 'failed', cause });

describe('the check of the public address', () => {
  const judge = (url: string, answer?: ProbeAnswer) => judgeAddress(url, () => answer, NOW);

  it.each([
    ['http://localhost:3000', 'local'],
    ['http://127.0.0.1:3000', 'local'],
    ['https://[::1]', 'local'],
    ['https://serveur', 'local'],
    ['https://site.local', 'local'],
    ['https://www.example.com', 'example'],
    ['https://agence.example', 'example'],
    ['https://agence.test', 'example'],
    ['http://www.agence.fr', 'http'],
  ])('reports %s as %s without asking a server', (url, outcome) => {
    expect(judge(url, answered())).toEqual({ outcome, facts: { address: url } });
    expect(isWorthAsking(url)).toBe(false);
  });

  it('is waiting before the first response', () => {
    expect(isWorthAsking(SITE)).toBe(true);
    expect(judge(SITE).outcome).toBe('waiting');
  });

  it('passes when the site responds, and states the expiry of its certificate if it is known', () => {
    expect(judge(SITE, answered()).outcome).toBe('answers');
    expect(judge(SITE, answered({ certificateUntil: NOW + 60 * DAY }))).toEqual({
      outcome: 'answersUntil',
      facts: { address: SITE, until: '2027-01-23T12:00:00.000Z' },
    });
  });

  it('reports a certificate that expires within ten days', () => {
    expect(judge(SITE, answered({ certificateUntil: NOW + 9 * DAY })).outcome).toBe('expiring');
  });

  it('reports an error, another site and a certificate that is not trusted', () => {
    expect(judge(SITE, answered({ status: 502 }))).toEqual({
      outcome: 'failing',
      facts: { address: SITE, count: 502 },
    });
    expect(judge(SITE, answered({ isThisSite: false })).outcome).toBe('otherSite');
    expect(judge(SITE, failed('certificate')).outcome).toBe('certificate');
    expect(judge(SITE, failed('name')).outcome).toBe('nowhere');
  });

  it.each(['timeout', 'connection', 'private'] as const)(
    'is unreached, not failing, when the server cannot reach itself: %s',
    (cause) => {
      expect(judge(SITE, failed(cause))).toEqual({ outcome: 'unreached', facts: { address: SITE, cause } });
    },
  );
});

describe('the check of the booking addresses', () => {
  const none = { youtube: '', meta: '', tiktok: '', spotify: '' };
  const two = { ...none, youtube: 'https://calendly.com/a', meta: 'https://calendly.com/b' };
  const judge = (booking: typeof none, answers: Record<string, ProbeAnswer> = {}) =>
    judgeBooking(booking, (address) => answers[address]);

  it('reports a missing address, and accepts a platform without one beside another', () => {
    expect(judge(none)).toEqual({ outcome: 'none', facts: {} });
    const answers = { [two.youtube]: answered(), [two.meta]: answered() };
    expect(judge(two, answers)).toEqual({ outcome: 'answer', facts: { count: 2, total: 2 } });
  });

  it('names the addresses of an example domain before those without https', () => {
    const booking = { ...none, meta: 'https://example.com/b', tiktok: 'http://agenda.fr' };
    expect(judge(booking)).toEqual({ outcome: 'example', facts: { count: 1, names: ['meta'], total: 2 } });
    expect(judge({ ...booking, meta: '' })).toEqual({
      outcome: 'http',
      facts: { count: 1, names: ['tiktok'], total: 1 },
    });
  });

  it('is waiting until every address has a response', () => {
    expect(judge(two, { [two.youtube]: answered() }).outcome).toBe('waiting');
  });

  it.each([
    ['a missing page', answered({ status: 404 })],
    ['a page that is gone', answered({ status: 410 })],
    ['an error', answered({ status: 503 })],
    ['silence', failed('timeout')],
    ['a private address', failed('private')],
  ])('reports %s as silent', (_what, answer) => {
    expect(judge(two, { [two.youtube]: answered(), [two.meta]: answer })).toEqual({
      outcome: 'silent',
      facts: { count: 1, names: ['meta'], total: 2 },
    });
  });

  it.each([401, 403, 405, 429])('accepts a calendar that refuses programs with status %d', (status) => {
    const answers = { [two.youtube]: answered({ status }), [two.meta]: answered() };
    expect(judge(two, answers).outcome).toBe('answer');
  });
});
