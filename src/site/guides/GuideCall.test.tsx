import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { GuideSummary } from '../../contracts/guide.ts';
import type { SiteFacts } from '../../contracts/site.ts';
import { guideBySlug } from '../../domain/guide/guides.ts';
import { GuideCall } from './GuideCall.tsx';
import { guidePageTexts } from './page-texts.ts';

const youtube = 'https://cal.example/youtube';
const meta = 'https://cal.example/meta';
const bookedAt = (slug: string, bookingUrls: SiteFacts['bookingUrls']) => {
  const guide = { ...guideBySlug(slug), title: 'Question' } as GuideSummary;
  render(<GuideCall locale="fr" site={{ bookingUrls } as SiteFacts} guide={guide} />);
  const name = new RegExp(`^${guidePageTexts.fr.call.book}`);
  return screen.getByRole('link', { name }).getAttribute('href');
};

it.each([
  ['guide-budget-youtube-ads', { youtube, meta }, youtube],
  ['guide-budget-meta-ads', { youtube, meta }, meta],
  // A guide about no platform, or about a platform without a calendar.
  ['kpi-marketing-musical', { meta }, meta],
  ['guide-budget-tiktok-ads', { youtube, meta }, youtube],
  ['guide-budget-tiktok-ads', {}, '/contact'],
])('GuideCall of %s with %j links to %s', (slug, urls, expected) => {
  expect(bookedAt(slug, urls)).toBe(expected);
});
