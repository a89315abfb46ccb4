import { describe, expect, it } from 'vitest';
import type { ArticleEntry } from '../../contracts/shown-article.ts';
import type { SiteFacts } from '../../contracts/site.ts';
import { articlesRss } from './articles-rss.ts';
import { listedArticles } from './listed-articles.ts';

const site = { url: 'https://music.example', brand: 'Son & <Image>' } as SiteFacts;
const entry = (changes: Partial<ArticleEntry> = {}): ArticleEntry => ({
  path: '/articles/un',
  title: 'Un',
  excerpt: 'Deux',
  publishedAt: Date.UTC(2026, 10, 19, 8),
  modifiedAt: Date.UTC(2026, 10, 21, 8),
  demo: false,
  ...changes,
});

/** Parses strictly: XML that is not well-formed fails the test. */
function parse(xml: string): Element {
  const root = new DOMParser().parseFromString(xml, 'application/xml').documentElement;
  expect(root.nodeName).toBe('rss');
  expect(root.querySelector('parsererror')).toBeNull();
  return root;
}

describe('the feed of the articles', () => {
  it('is well-formed with any text', () => {
    const hostile = ']]></title><script>alert("1")</script> & \u0000\u000b é';
    const channel = parse(articlesRss(site, 'fr', [entry({ title: hostile, excerpt: hostile })]));
    expect(channel.getElementsByTagName('item')[0]?.getElementsByTagName('title')[0]?.textContent).toBe(
      ']]></title><script>alert("1")</script> &  é',
    );
  });

  it('has the language of the blog, and addresses of pages in that language', () => {
    const feed = articlesRss(site, 'en-US', [entry()]);
    expect(feed).toContain('<language>en-US</language>');
    expect(feed).toContain('<guid>https://music.example/en/articles/un</guid>');
    expect(feed).toContain('<pubDate>Thu, 19 Nov 2026 08:00:00 GMT</pubDate>');
    expect(feed).toContain('<lastBuildDate>Sat, 21 Nov 2026 08:00:00 GMT</lastBuildDate>');
    expect(feed).toContain('href="https://music.example/articles/rss.xml" rel="self"');
    // The site has no page in German.
    expect(articlesRss(site, 'de', [entry()])).toContain('<guid>https://music.example/articles/un</guid>');
  });

  it('is valid without articles', () => {
    expect(parse(articlesRss(site, 'fr', [])).getElementsByTagName('item')).toHaveLength(0);
  });
});

describe('the articles of the site map', () => {
  it('are listed at their canonical address, without samples', () => {
    expect(listedArticles([entry(), entry({ demo: true })], 'es')).toEqual([
      { path: '/articles/un', languages: ['es'], updated: '2026-11-21' },
    ]);
  });

  it('are absent when the blog’s own addresses are canonical', () => {
    expect(listedArticles([entry()], 'fr', 'blog')).toEqual([]);
  });
});
