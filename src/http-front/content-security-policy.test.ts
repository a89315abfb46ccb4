import { describe, expect, it } from 'vitest';
import { allowTagSources, keepUsedHashes } from './content-security-policy.ts';

const policy =
  "default-src 'none';connect-src 'self';img-src 'self' data:; script-src 'self' 'sha256-abc='; style-src 'self';";

/** Parses a policy into the sources of each directive. */
const read = (text: string): Record<string, string[]> =>
  Object.fromEntries(
    text.split(';').flatMap((part) => {
      const [name, ...sources] = part.trim().split(' ');
      return name ? [[name, sources]] : [];
    }),
  );
/** Returns the sources that the tags add to the page's own policy. */
function added(tags: Parameters<typeof allowTagSources>[1]) {
  const before = read(policy);
  const after = Object.entries(read(allowTagSources(policy, tags))).map(([name, sources]) => [
    name,
    sources.filter((source) => !before[name]?.includes(source)),
  ]);
  return Object.fromEntries(after.filter(([, sources]) => sources?.length));
}
const https = (...hosts: string[]) => hosts.map((host) => `https://${host}`);

describe('the content security policy of a page', () => {
  it('is unchanged without a tag', () => {
    expect(read(allowTagSources(policy, {}))).toEqual(read(policy));
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
  ])('gains exactly the sources that the tag needs for %j', (tags, expected) => {
    const byDirective = Object.fromEntries(Object.entries(expected));
    expect(added(tags)).toEqual(byDirective);
  });

  it('gains more sources for Google Ads with remarketing, and no source for the other options of tags', () => {
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

  it('names a source once when several tags need it', () => {
    const { 'script-src': sources } = read(
      allowTagSources(policy, { gtm: { id: 'GTM-ABC1234' }, googleAds: { id: 'AW-123456789' } }),
    );
    expect(sources).toEqual([...new Set(sources)]);
  });

  it("keeps its hashes, adds no unsafe source, and replaces 'none' by sources", () => {
    const all = allowTagSources("script-src 'none'; default-src 'none'", {
      metaPixel: { id: '123456789012345' },
    });
    expect(read(all)).toEqual({
      'script-src': ['https://connect.facebook.net'],
      'default-src': ["'none'"],
      'img-src': ['https://www.facebook.com'],
      'connect-src': ['https://www.facebook.com'],
    });
    const merged = allowTagSources(policy, { ga: { id: 'G-ABCDE12345' } });
    expect(merged).toContain("'sha256-abc='");
    expect(merged).not.toContain('unsafe');
  });
});

describe('the hashes of inline scripts and styles', () => {
  // Computed with `openssl dgst -sha256 -binary | base64` from the texts below.
  const alert = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";
  const other = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
  const all = `default-src 'none'; script-src 'self' ${alert} ${other}; style-src 'self' ${other}`;

  it('are kept only for texts that the page contains', () => {
    const html = '<script type="module">alert(1)</script><p>alert(2)</p>';
    expect(keepUsedHashes(all, Buffer.from(html))).toBe(
      `default-src 'none'; script-src 'self' ${alert}; style-src 'self'`,
    );
  });

  it('are all removed from a page that loads only files', () => {
    const html = '<script type="module" src="/_astro/x.js"></script><link rel="stylesheet" href="/y.css">';
    expect(read(keepUsedHashes(all, Buffer.from(html)))['script-src']).toEqual(["'self'"]);
  });
});
