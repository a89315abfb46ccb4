import { describe, expect, it } from 'vitest';
import type { SiteFacts } from '../../contracts/site.ts';
import { editedPages } from '../../domain/content/edited-pages.ts';
import { locales } from '../../domain/locale/locale.ts';
import { sitePages } from '../../domain/site-map/pages.ts';
import { formatFigure } from '../../i18n/format-figure.ts';
import { lastChanges } from './last-changes.ts';
import { llms } from './llms.ts';
import { manifest } from './manifest.ts';
import { robots } from './robots.ts';
import { rss } from './rss.ts';
import { sitemap } from './sitemap.ts';

const site = {
  url: 'https://music.example',
  brand: 'Son & <Image>',
  contactEmail: 'hello@music.example',
  company: { fee: { kind: 'quote' } },
} as SiteFacts;

/** Parses strictly: XML that is not well-formed fails the test. */
function parse(xml: string): Element {
  const root = new DOMParser().parseFromString(xml, 'application/xml').documentElement;
  expect(root.nodeName).not.toBe('parsererror');
  expect(root.querySelector('parsererror')).toBeNull();
  return root;
}
const textOf = (parent: Element, name: string) => parent.getElementsByTagName(name)[0]?.textContent;

describe('sitemap', () => {
  const entries = [...parse(sitemap(site.url, sitePages)).getElementsByTagName('url')];

  it('contains every page once in every language', () => {
    const addresses = entries.map((entry) => textOf(entry, 'loc'));
    expect(new Set(addresses).size).toBe(sitePages.length * locales.length);
    expect(addresses).toContain('https://music.example/');
    expect(addresses).toContain('https://music.example/en');
    expect(addresses).toContain('https://music.example/pt/faq');
  });

  it('lists the translations of each page, its own address included, and French as x-default', () => {
    for (const entry of entries) {
      const links = [...entry.getElementsByTagName('xhtml:link')];
      expect(links.map((link) => link.getAttribute('hreflang'))).toEqual([...locales, 'x-default']);
      const addresses = links.map((link) => link.getAttribute('href'));
      expect(addresses).toContain(textOf(entry, 'loc'));
      expect(addresses.at(-1)).toBe(addresses[0]);
    }
  });

  it('contains the day on which each page changed, not the day of the build', () => {
    const map = parse(sitemap(site.url, [{ path: '/faq', kind: 'faq', updated: '2026-11-21' }]));
    expect(textOf(map, 'lastmod')).toBe('2026-11-21');
  });

  it('has the day of the newest list entry for a page whose list is newer than its own texts', () => {
    const pages = [
      { path: '/', kind: 'home', updated: '2026-11-21' },
      { path: '/youtube-ads', kind: 'service', updated: '2026-11-22' },
      { path: '/faq', kind: 'faq', updated: '2026-11-21' },
    ] as const;
    const on = (...days: (string | null)[]) =>
      days.map((day) => ({ publishedAt: day && `${day}T09:00:00.000Z` }));
    const days = (shown: Parameters<typeof lastChanges>[1]) =>
      lastChanges(pages, shown, Date.UTC(2026, 11, 24)).map(({ updated }) => updated);
    const own = ['2026-11-21', '2026-11-22', '2026-11-21'];
    expect(days({})).toEqual(own);
    expect(days({ home: [], service: on(null, '2024-01-01') })).toEqual(own);
    expect(days({ home: on('2026-12-03', null, '2026-12-01'), service: on('2026-11-30') })).toEqual([
      '2026-12-03',
      '2026-11-30',
      '2026-11-21',
    ]);
    // A date of a vendor in the future is not a day on which the page changed.
    expect(days({ home: on('2026-12-25', '2026-12-02') })).toEqual(['2026-12-02', ...own.slice(1)]);
  });

  it('contains the day on which the agency last published a text of a page, but ignores announcements', () => {
    const online = (time: string) => ({ content: null, fallback: 'none', at: Date.parse(time) }) as const;
    const edited = editedPages({
      hero: { fr: online('2026-12-01T12:00:00Z'), en: online('2026-12-03T23:30:00Z') },
      faq: { fr: online('2026-12-02T12:00:00Z') },
      announcement: { fr: online('2026-12-20T12:00:00Z') },
    });
    const changed = lastChanges(sitePages, {}, Date.UTC(2026, 11, 24), edited);
    const dayOf = (path: string) => changed.find((page) => page.path === path)?.updated;
    expect(['/', '/faq', '/contact'].map(dayOf)).toEqual(['2026-12-04', '2026-12-02', '2026-12-02']);
    expect(dayOf('/legal')).toBe(sitePages.find(({ path }) => path === '/legal')?.updated);
  });
});

describe('rss', () => {
  const item = (path: string, published: string, title = 'Titre') => ({
    path,
    title,
    description: 'Texte',
    published,
    updated: published,
  });

  it('is well-formed with any text', () => {
    const hostile = ']]></title><script>alert("1")</script> & \u0000\u000b é';
    const channel = parse(rss(site, 'en', [item('/guide', '2026-11-21', hostile)]));
    expect(textOf(channel, 'title')).toBe('Son & <Image> guides');
    const [entry] = channel.getElementsByTagName('item');
    expect(entry && textOf(entry, 'title')).toBe(']]></title><script>alert("1")</script> &  é');
  });

  it('lists the newest guide first, with the addresses of its language', () => {
    const feed = rss(site, 'es', [item('/old', '2026-11-01'), item('/new', '2026-11-21')]);
    const items = [...parse(feed).getElementsByTagName('item')];
    expect(items.map((entry) => textOf(entry, 'guid'))).toEqual([
      'https://music.example/es/new',
      'https://music.example/es/old',
    ]);
    expect(feed).toContain('<language>es</language>');
    expect(feed).toContain('href="https://music.example/es/rss.xml" rel="self"');
    expect(feed).toContain('<pubDate>Sat, 21 Nov 2026 00:00:00 GMT</pubDate>');
    expect(feed).toContain('<lastBuildDate>Sat, 21 Nov 2026 00:00:00 GMT</lastBuildDate>');
  });

  it('is valid without guides', () => {
    expect(parse(rss(site, 'fr', [])).getElementsByTagName('item')).toHaveLength(0);
  });
});

it('robots allows all but the back office and the API', () => {
  expect(robots(site.url).split('\n')).toEqual([
    'User-agent: *',
    'Allow: /',
    'Disallow: /admin',
    'Disallow: /api',
    '',
    'Sitemap: https://music.example/sitemap.xml',
    '',
  ]);
});

it('llms lists the pages of each language, one per line, and escapes titles', () => {
  const text = llms(site, [
    {
      locale: 'en',
      language: 'English',
      pages: [{ path: '/faq', title: 'Questions\n[and](x) answers', description: 'Short.' }],
    },
  ]);
  expect(text).toMatch(/^# Son & <Image>\n\n> /);
  expect(text).toContain('€500');
  expect(text).not.toContain('buys no');
  expect(text).toContain(`on Spotify, a campaign is possible from ${formatFigure('en', 'spotify.from')}`);
  expect(text).toContain(
    '## English\n\n- [Questions \\[and\\](x) answers](https://music.example/en/faq): Short.\n',
  );
  expect(text).toContain('- [RSS](https://music.example/en/rss.xml)\n');
});

it('manifest has icons for both purposes', () => {
  const { name, start_url, icons } = JSON.parse(manifest(site.brand));
  expect([name, start_url]).toEqual(['Son & <Image>', '/']);
  expect(icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable');
});
