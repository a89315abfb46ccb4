import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ContactFields } from '../../contracts/leads/contact.ts';
import type { SiteFacts } from '../../contracts/site.ts';
import { locales } from '../../domain/locale/locale.ts';
import { sitePages } from '../../domain/site-map/pages.ts';
import { contactFields } from '../../i18n/dictionaries/contact-fields/index.ts';
import { formatDate } from '../../i18n/format.ts';
import { legalComponents } from './legal-components.tsx';

it("Today shows the agency's day, which may differ from the day in UTC", () => {
  const { Today } = legalComponents('fr', {} as SiteFacts, Date.parse('2026-10-31T23:30:00Z'));
  expect(renderToStaticMarkup(<Today />)).toBe('1er novembre 2026');
});

it('Version shows the day on which a text last changed, whatever the current day is', () => {
  const { Version } = legalComponents('en', {} as SiteFacts, Date.parse('2030-01-01T12:00:00Z'));
  const changed = sitePages.find(({ path }) => path === '/privacy')?.updated ?? '';
  expect(renderToStaticMarkup(<Version of="/privacy" />)).toBe(formatDate('en', Date.parse(changed)));
});

it.each(locales)('the privacy page names every field of the contact form (%s)', (locale) => {
  const { ContactFields: List } = legalComponents(locale, {} as SiteFacts, 0);
  const sentence = renderToStaticMarkup(<List />);
  const { stored } = contactFields[locale];
  for (const name of ContactFields.keyof().options) expect(sentence).toContain(stored[name]);
});
