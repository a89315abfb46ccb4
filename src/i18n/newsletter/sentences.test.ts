import { expect, it } from 'vitest';
import { locales } from '../../domain/locale/locale.ts';
import { NEWSLETTER_TEXT_VERSION } from '../../domain/newsletter/newsletter.ts';
import { planner } from '../dictionaries/planner/index.ts';
import { services } from '../dictionaries/services/index.ts';
import { newsletterSentences } from './sentences.ts';

it('the newest version of the sentences is what the forms show', () => {
  const shown = {
    planner: Object.fromEntries(locales.map((locale) => [locale, planner[locale].contact.newsletter])),
    booking: Object.fromEntries(locales.map((locale) => [locale, services[locale].spotify.form.newsletter])),
  };
  expect(newsletterSentences[NEWSLETTER_TEXT_VERSION]).toEqual(shown);
  expect(Math.max(...Object.keys(newsletterSentences).map(Number))).toBe(NEWSLETTER_TEXT_VERSION);
});
