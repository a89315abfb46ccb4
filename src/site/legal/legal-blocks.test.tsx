import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ContactFields } from '../../contracts/leads/contact.ts';
import type { SiteFacts } from '../../contracts/site.ts';
import { locales } from '../../domain/locale/locale.ts';
import { sitePages } from '../../domain/site-map/pages.ts';
import { contactFields } from '../../i18n/dictionaries/contact-fields/index.ts';
import { formatDate } from '../../i18n/format.ts';
import { legalBlocks } from './legal-blocks.tsx';

it("{today} shows the agency's day, which may differ from the day in UTC", () => {
  const { token } = legalBlocks('fr', {} as SiteFacts, Date.parse('2026-10-31T23:30:00Z'));
  expect(renderToStaticMarkup(token('today'))).toBe('1er novembre 2026');
});

it('{changed} shows the day on which a text last changed, whatever the current day is', () => {
  const { token } = legalBlocks('en', {} as SiteFacts, Date.parse('2030-01-01T12:00:00Z'));
  const changed = sitePages.find(({ path }) => path === '/privacy')?.updated ?? '';
  expect(renderToStaticMarkup(token('changed', '/privacy'))).toBe(formatDate('en', Date.parse(changed)));
});

it.each(locales)('the privacy page names every field of the contact form (%s)', (locale) => {
  const { token } = legalBlocks(locale, {} as SiteFacts, 0);
  const sentence = renderToStaticMarkup(token('contactFields'));
  const { stored } = contactFields[locale];
  for (const name of ContactFields.keyof().options) expect(sentence).toContain(stored[name]);
});
