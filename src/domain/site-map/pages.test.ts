import { describe, expect, it } from 'vitest';
import { guides } from '../guide/guides.ts';
import { locales } from '../locale/locale.ts';
import { agencyDay } from '../time/agency-day.ts';
import { machineFiles } from './machine-files.ts';
import { sitePages } from './pages.ts';
import { shareImagePath } from './share-image.ts';

const paths: string[] = sitePages.map(({ path }) => path);
const pathsOf = (kind: string) => sitePages.filter((page) => page.kind === kind).map(({ path }) => path);

describe('sitePages', () => {
  it('contains each page once, and every guide', () => {
    expect(new Set(paths).size).toBe(paths.length);
    expect(pathsOf('guide')).toEqual(guides.map(({ slug }) => `/${slug}`));
  });

  it('has a valid day of the last change for each page, which is not in the future', () => {
    // The days are written by hand in Paris, where a day begins earlier than in UTC.
    const today = agencyDay(Date.now());
    for (const { path, updated } of sitePages) {
      expect(new Date(updated).toISOString().slice(0, 10), path).toBe(updated);
      expect(updated <= today, path).toBe(true);
    }
  });

  it('has its own share image for each page in each language', () => {
    const pictures = locales.flatMap((locale) => paths.map((path) => shareImagePath(locale, path)));
    expect(new Set(pictures).size).toBe(paths.length * locales.length);
    expect(shareImagePath('fr', '/')).toBe('/og/fr/home.png');
  });
});

it('machineFiles are at the root, except those of the other languages and the feed of the articles', () => {
  expect([...machineFiles]).toEqual([
    '/sitemap.xml',
    '/robots.txt',
    '/.well-known/security.txt',
    '/llms.txt',
    '/site.webmanifest',
    '/admin.webmanifest',
    '/en/admin.webmanifest',
    '/es/admin.webmanifest',
    '/pt/admin.webmanifest',
    '/rss.xml',
    '/en/rss.xml',
    '/es/rss.xml',
    '/pt/rss.xml',
    '/articles/rss.xml',
  ]);
});
