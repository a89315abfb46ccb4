import { describe, expect, it } from 'vitest';
import type { Tags } from './tag-id.ts';
import { tagSources } from './tag-sources.ts';

/** Returns all sources of the tags, by directive. */
function added(tags: Tags) {
  const merged: Record<string, string[]> = {};
  for (const [directive, sources] of tagSources(tags).flatMap((each) => Object.entries(each)))
    merged[directive] = [...(merged[directive] ?? []), ...sources];
  return merged;
}
const https = (...hosts: string[]) => hosts.map((host) => `https://${host}`);

describe('the sources of the configured tags', () => {
  it('are empty without a tag', () => {
    expect(tagSources({})).toEqual([]);
  });

  it.each([
    [
      { ga: { id: 'G-ABCDE12345' } },
      {
        'script-src': https(
          '*.googletagmanager.com/gtm.js',
          '*.googletagmanager.com/gtag/',
          '*.googletagmanager.com/debug/',
        ),
        'img-src': https('*.google-analytics.com', '*.googletagmanager.com'),
        'connect-src': https('*.google-analytics.com', '*.googletagmanager.com', '*.analytics.google.com'),
      },
    ],
    [
      { gtm: { id: 'GTM-ABC1234' } },
      {
        'script-src': https(
          'www.googletagmanager.com/gtm.js',
          'www.googletagmanager.com/gtag/',
          'www.googletagmanager.com/debug/',
        ),
        'img-src': https('www.googletagmanager.com'),
        'connect-src': https('www.googletagmanager.com', 'www.google.com'),
      },
    ],
    [
      { googleAds: { id: 'AW-123456789' } },
      {
        'script-src': https(
          'www.googletagmanager.com/gtm.js',
          'www.googletagmanager.com/gtag/',
          'www.googletagmanager.com/debug/',
          'www.googleadservices.com/pagead/',
          'www.google.com/pagead/',
          'pagead2.googlesyndication.com/pagead/',
          'googleads.g.doubleclick.net/pagead/',
        ),
        'img-src': https(
          'www.googletagmanager.com',
          'www.googleadservices.com',
          'www.google.com',
          'pagead2.googlesyndication.com',
          'googleads.g.doubleclick.net',
          'google.com',
        ),
        'connect-src': https(
          'www.googleadservices.com',
          'www.google.com',
          'pagead2.googlesyndication.com',
          'googleads.g.doubleclick.net',
          'google.com',
          'ad.doubleclick.net',
        ),
        'frame-src': https('www.googletagmanager.com'),
      },
    ],
    [
      { metaPixel: { id: '123456789012345' } },
      {
        'script-src': https('connect.facebook.net'),
        'img-src': https('www.facebook.com'),
        'connect-src': https('www.facebook.com'),
      },
    ],
    [
      { tiktokPixel: { id: '1234567890123456789' } },
      {
        'script-src': https('analytics.tiktok.com', 'analytics-ipv6.tiktokw.us', 'ads.tiktok.com'),
        'img-src': https('analytics.tiktok.com', 'analytics-ipv6.tiktokw.us', 'ads.tiktok.com'),
        'connect-src': https('analytics.tiktok.com', 'analytics-ipv6.tiktokw.us', 'ads.tiktok.com'),
        'frame-src': ['bytedance:', 'sslocal:'],
      },
    ],
  ])('are exactly those that the tag needs for %j', (tags, expected) => {
    const byDirective = Object.fromEntries(Object.entries(expected));
    expect(added(tags)).toEqual(byDirective);
  });

  it('have an additional source for Google Ads with remarketing, and none for the other options of tags', () => {
    const ads = { id: 'AW-123456789' };
    const frames = (tags: Parameters<typeof added>[0]) => added(tags)['frame-src'];
    expect(frames({ googleAds: { ...ads, remarketing: true } })).toEqual([
      ...(frames({ googleAds: ads }) ?? []),
      'https://td.doubleclick.net',
    ]);
    const ga = { id: 'G-ABCDE12345' };
    expect(added({ ga: { ...ga, ecommerce: true, userProperties: true } })).toEqual(added({ ga }));
    const metaPixel = { id: '123456789012345' };
    expect(added({ metaPixel: { ...metaPixel, matching: true } })).toEqual(added({ metaPixel }));
  });
});
