import { afterEach, describe, expect, it } from 'vitest';
import { pushFormSubmit } from './data-layer.ts';
import { gtag } from './gtag.ts';

const consent = (analytics: boolean) =>
  localStorage.setItem(
    'cookieConsent',
    JSON.stringify({
      essential: true,
      analytics,
      marketing: true,
      functional: true,
      timestamp: new Date().toISOString(),
      version: '1.0',
    }),
  );
const campaign = { value: 1000, platform: 'youtube', campaign_type: 'awareness', country: 'europe' };

afterEach(() => {
  localStorage.clear();
  delete window.dataLayer;
});

describe('pushFormSubmit', () => {
  it('pushes the documented event with consent, without name and e-mail', () => {
    consent(true);
    const visitor = { ...campaign, email: 'lea@example.com', artist_name: 'Léa' };
    pushFormSubmit(visitor);
    expect(window.dataLayer).toEqual([{ event: 'form_submit', currency: 'EUR', ...campaign }]);
  });

  it('adds the event to an existing queue', () => {
    consent(true);
    window.dataLayer = ['first'];
    pushFormSubmit(campaign);
    expect(window.dataLayer).toHaveLength(2);
  });

  it('pushes a gtag command when Google Analytics is configured', () => {
    consent(true);
    gtag('config', 'G-ABCDE12345');
    pushFormSubmit(campaign);
    const [, command] = window.dataLayer ?? [];
    expect([...(command as IArguments)]).toEqual(['event', 'form_submit', { currency: 'EUR', ...campaign }]);
  });

  it('pushes nothing without a choice or after a refusal', () => {
    pushFormSubmit(campaign);
    consent(false);
    pushFormSubmit(campaign);
    expect(window.dataLayer).toBeUndefined();
  });
});
