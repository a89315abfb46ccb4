import { describe, expect, it } from 'vitest';
import type { Destination } from '../delivery/destinations.ts';
import type { Integrations } from '../settings/integration-settings.ts';
import { type IntegrationName, integrations } from '../settings/integrations.ts';
import { judgeMail, judgeReviews, judgeTags, judgeWebhooks, type LastCall } from './judge-channels.ts';
import { policyNames } from './policy-tags.ts';

const AT = Date.UTC(2026, 10, 24, 12);
const at = '2026-11-24T12:00:00.000Z';

describe('the check of the automations', () => {
  const three: Destination[] = ['simulator', 'contact', 'booking'];
  const calls = (names: Destination[], delivered = true): Partial<Record<Destination, LastCall>> =>
    Object.fromEntries(names.map((name) => [name, { at: AT, delivered }]));

  it('names those without an address, and needs no address for the planner', () => {
    expect(judgeWebhooks(['contact'], calls(['contact']))).toEqual({
      outcome: 'missing',
      facts: { count: 2, names: ['simulator', 'booking'] },
    });
    expect(judgeWebhooks(three, calls(three))).toEqual({
      outcome: 'answer',
      facts: { count: 3, total: 3 },
    });
  });

  it('names a failing automation before those without an address', () => {
    expect(judgeWebhooks(['contact'], calls(['contact'], false))).toEqual({
      outcome: 'failing',
      facts: { count: 1, names: ['contact'], total: 1 },
    });
  });

  it('names automations whose last call failed before those that were never called', () => {
    const lastCalls = { ...calls(['simulator']), ...calls(['contact'], false) };
    expect(judgeWebhooks(three, lastCalls)).toEqual({
      outcome: 'failing',
      facts: { count: 1, names: ['contact'], total: 3 },
    });
    expect(judgeWebhooks(three, calls(['simulator', 'contact']))).toEqual({
      outcome: 'untested',
      facts: { count: 1, names: ['booking'] },
    });
  });

  it('includes the automation of the planner if it has an address', () => {
    expect(judgeWebhooks([...three, 'planner'], calls(three)).outcome).toBe('untested');
  });
});

describe('the check of the mail server', () => {
  it.each([
    ['', { at: AT, failure: null }, { outcome: 'none', facts: {} }],
    ['smtp.agence.fr', undefined, { outcome: 'untested', facts: {} }],
    [
      'smtp.agence.fr',
      { at: AT, failure: 'credentials' },
      { outcome: 'failing', facts: { at, cause: 'credentials' } },
    ],
    ['smtp.agence.fr', { at: AT, failure: null }, { outcome: 'sent', facts: { at } }],
  ])('judges the host %j with the test %j as %j', (host, test, expected) => {
    expect(judgeMail(host, test, { waiting: 14_400, perSecond: 1 })).toEqual(expected);
  });

  it('says when the reminders of one release take more than four hours', () => {
    const test = { at: AT, failure: null };
    const waiting = 14_401;
    expect(judgeMail('smtp.example.com', test, { waiting, perSecond: 1 })).toEqual({
      outcome: 'slow',
      facts: { count: waiting, total: 4 },
    });
    expect(judgeMail('smtp.example.com', test, { waiting, perSecond: 5 }).outcome).toBe('sent');
  });
});

describe('the check of the reviews', () => {
  const history = { lastSuccessAt: AT, lastFailure: null };

  it('passes with a widget that was read, and states the number of its reviews', () => {
    expect(judgeReviews('abc', history, 24)).toEqual({ outcome: 'read', facts: { count: 24, at } });
  });

  it('reports a missing widget, and the reason of a failure', () => {
    expect(judgeReviews('', history, 24)).toEqual({ outcome: 'none', facts: {} });
    const failing = { ...history, lastFailure: { at: AT, code: 'timeout' } };
    expect(judgeReviews('abc', failing, 24)).toEqual({ outcome: 'failing', facts: { at, cause: 'timeout' } });
  });

  it('is waiting before the first response', () => {
    expect(judgeReviews('abc', { lastSuccessAt: null, lastFailure: null }, 0).outcome).toBe('waiting');
  });
});

describe('the check of the tags', () => {
  const ids: Record<IntegrationName, string> = {
    googleAnalytics: 'G-ABCDEFGHIJ',
    googleTagManager: 'GTM-ABCDE',
    googleAds: 'AW-123456789',
    metaPixel: '123456789012345',
    tiktokPixel: '1234567890123456789',
  };
  const settings = (on: IntegrationName[], changes: Partial<typeof ids> = {}): Integrations =>
    Object.fromEntries(
      Object.entries(integrations).map(([name, { id }]) => [
        name,
        {
          [id]: { ...ids, ...changes }[name as IntegrationName],
          isEnabled: on.includes(name as 'metaPixel'),
        },
      ]),
    ) as never;
  const all = Object.keys(ids) as IntegrationName[];

  it('passes without tags, and with tags that the cookie policy names', () => {
    expect(judgeTags(settings([]))).toEqual({ outcome: 'none', facts: {} });
    expect(judgeTags(settings(all))).toEqual({ outcome: 'named', facts: { count: 5, names: all } });
  });

  it('names a tag without a valid identifier, and ignores one that is switched off', () => {
    const wrong = { metaPixel: '', googleAds: 'AW-1' };
    expect(judgeTags(settings(['metaPixel', 'googleAnalytics'], wrong))).toEqual({
      outcome: 'incomplete',
      facts: { count: 1, names: ['metaPixel'] },
    });
    expect(judgeTags(settings(['googleAnalytics'], wrong)).outcome).toBe('named');
  });

  it('names a tag that the cookie policy does not name', () => {
    const { tiktokPixel } = policyNames;
    delete policyNames.tiktokPixel;
    expect(judgeTags(settings(all))).toEqual({
      outcome: 'unnamed',
      facts: { count: 1, names: ['tiktokPixel'] },
    });
    policyNames.tiktokPixel = tiktokPixel ?? [];
  });
});
