import { describe, expect, it } from 'vitest';
import { type Locale, locales } from '../../domain/locale/locale.ts';
import { hourText } from '../time/hour.ts';
import { createMailTexts } from './mail-texts.ts';

const texts = createMailTexts(() => 'https://agency.example');

describe.each(locales)('the mail texts in %s', (locale: Locale) => {
  const prefix = locale === 'fr' ? '' : `/${locale}`;

  it('name the platform and the budget of a lead, and link to it', () => {
    const { subject, text } = texts.lead(locale, {
      id: 'a/b',
      kind: 'simulation',
      platform: 'youtube',
      budget: 1500,
    });
    expect(subject).toMatch(/^[^·\n]+ · YouTube · [^\n]*1[^\n]?500/);
    expect(text).toContain(`https://agency.example${prefix}/admin/dashboard/leads/a%2Fb`);
    expect(`${subject}${text}`).not.toMatch(/\{\w+\}/);
  });

  it('have a subject for a lead that names neither platform nor budget', () => {
    const { subject, text } = texts.lead(locale, {
      id: '1',
      kind: 'contact',
      platform: 'unknown',
      budget: null,
    });
    expect(subject).not.toContain('·');
    expect(text.startsWith('\n')).toBe(false);
  });

  it('fill every placeholder of a review and of a test message', () => {
    const review = texts.review(locale, { rating: 4 });
    expect(review.text).toContain(`https://agency.example${prefix}/admin/dashboard/reviews`);
    const test = texts.test(locale, { brand: 'MDMC', at: Date.UTC(2026, 10, 2, 12) });
    expect(test.text).toContain(hourText(locale, 13));
    expect(test.text).toMatch(/Par[ií]s/);
    for (const { subject, text } of [review, test])
      expect(`${subject}${text}`).not.toMatch(/\{\w+\}|undefined/);
  });
});
