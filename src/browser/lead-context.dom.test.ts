import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LeadContext } from '../contracts/leads/lead-context.ts';
import { leadContext } from './lead-context.ts';

const NOW = '2026-11-21T05:00:00Z';

const consentRecord = {
  essential: true,
  analytics: true,
  marketing: false,
  functional: false,
  timestamp: '2026-11-20T21:00:00.000Z',
  version: '1.0',
};
const agree = (analytics: boolean) =>
  localStorage.setItem('cookieConsent', JSON.stringify({ ...consentRecord, analytics }));
const arrive = (path: string, referrer = '') => {
  history.replaceState(null, '', path);
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(NOW);
  (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL('https://site.example/');
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('leadContext', () => {
  it('returns the page of the form, the time to fill it in, and the first touch', () => {
    arrive('/en/faq?utm_source=insta&utm_campaign=ep&other=1#simulator', 'https://insta.example/p/1');
    agree(false);
    const context = leadContext('en', performance.now() - 4200);
    expect(context).toEqual({
      locale: 'en',
      page: '/en/faq',
      referrer: 'https://insta.example/p/1',
      utm: { utm_source: 'insta', utm_campaign: 'ep' },
      channel: 'referral',
      consent: { ...consentRecord, analytics: false },
      filledInMs: 4200,
    });
    expect(LeadContext.parse(context)).toEqual(context);
  });

  it('measures the time to fill in a form with a clock that the device’s clock does not affect', () => {
    const shownAt = performance.now();
    vi.advanceTimersByTime(5000);
    for (const change of [-3_600_000, -30_000, 86_400_000]) {
      vi.setSystemTime(Date.parse(NOW) + change);
      expect(leadContext('fr', shownAt).filledInMs).toBe(5000);
    }
  });

  it('leaves out a referrer of the same site', () => {
    arrive('/faq', 'https://site.example/');
    expect(leadContext('fr')).not.toHaveProperty('referrer');
  });

  it('stores nothing without consent to analytics', () => {
    arrive('/?utm_source=first', 'https://a.example/');
    leadContext('fr');
    agree(false);
    leadContext('fr');
    expect(localStorage.getItem('firstTouch')).toBeNull();
  });

  it('names the page of an invitation without its code', () => {
    arrive('/en/review/ABCD2345');
    expect(leadContext('en').page).toBe('/en/review');
  });

  it('keeps the first touch over later ones with consent', () => {
    agree(true);
    arrive('/?utm_source=first', 'https://a.example/');
    leadContext('fr');
    arrive('/faq?utm_source=second', 'https://b.example/');
    expect(leadContext('fr')).toMatchObject({
      utm: { utm_source: 'first' },
      referrer: 'https://a.example/',
    });
  });

  it('does not let a visit without campaign and referrer hide a later campaign', () => {
    agree(true);
    arrive('/');
    leadContext('fr');
    arrive('/?utm_source=later');
    expect(leadContext('fr').utm).toEqual({ utm_source: 'later' });
  });

  it('removes the first touch when consent is withdrawn', () => {
    agree(true);
    arrive('/?utm_source=first');
    leadContext('fr');
    agree(false);
    arrive('/');
    expect(leadContext('fr').utm).toEqual({});
    expect(localStorage.getItem('firstTouch')).toBeNull();
  });

  it.each(['{', '"x"', '{"utm":null}', '[]'])('ignores the stored first touch %s', (text) => {
    agree(true);
    localStorage.setItem('firstTouch', text);
    arrive('/?utm_source=now');
    expect(leadContext('fr').utm).toEqual({ utm_source: 'now' });
  });
});
