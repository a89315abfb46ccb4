import { describe, expect, it } from 'vitest';
import { allowTagSources, keepUsedHashes } from './content-security-policy.ts';

const policy =
  "default-src 'none';connect-src 'self';img-src 'self' data:; script-src 'self' 'sha256-abc='; style-src 'self';";

/** Directive → sources. */
const read = (text: string): Record<string, string[]> =>
  Object.fromEntries(
    text.split(';').flatMap((part) => {
      const [name, ...sources] = part.trim().split(' ');
      return name ? [[name, sources]] : [];
    }),
  );
/** What a policy has beyond the page's own. */
function added(tags: Parameters<typeof allowTagSources>[1]) {
  const before = read(policy);
  const after = Object.entries(read(allowTagSources(policy, tags))).map(([name, sources]) => [
    name,
    sources.filter((source) => !before[name]?.includes(source)),
  ]);
  return Object.fromEntries(after.filter(([, sources]) => sources?.length));
}
const https = (...hosts: string[]) => hosts.map((host) => `https://${host}`);

describe('the policy of a page', () => {
  it('is the page’s own without a tag', () => {
    expect(read(allowTagSources(policy, {}))).toEqual(read(policy));
  });

  it.each([
    [
      { ga: { id: 'G-ABCDE12345' } },
      {
        'script-src': https('*.googletagmanager.com'),
        'img-src': https('*.google-analytics.com', '*.googletagmanager.com'),
        'connect-src': https('*.google-analytics.com', '*.googletagmanager.com', '*.analytics.google.com'),
      },
    ],
    [
      { gtm: { id: 'GTM-ABC1234' } },
      {
        'script-src': https('www.googletagmanager.com'),
        'img-src': https('www.googletagmanager.com'),
        'connect-src': https('www.googletagmanager.com', 'www.google.com'),
      },
    ],
    [
      { googleAds: { id: 'AW-123456789' } },
      {
        'script-src': https(
          'www.googletagmanager.com',
          'www.googleadservices.com',
          'www.google.com',
          'pagead2.googlesyndication.com',
          'googleads.g.doubleclick.net',
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
  ])('gains for %j exactly what the tag needs', (tags, expected) => {
    const byDirective = Object.fromEntries(Object.entries(expected));
    expect(added(tags)).toEqual(byDirective);
  });

  it('gains more for Ads that may make audiences, and nothing for what else may be switched on', () => {
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

  it('names a source once, whoever needs it', () => {
    const { 'script-src': sources } = read(
      allowTagSources(policy, { gtm: { id: 'GTM-ABC1234' }, googleAds: { id: 'AW-123456789' } }),
    );
    expect(sources).toEqual([...new Set(sources)]);
  });

  it('keeps its hashes and its strictness, and replaces a none', () => {
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
  // Hashes that `openssl dgst -sha256 -binary | base64` gives for the texts below.
  const alert = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";
  const other = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
  const all = `default-src 'none'; script-src 'self' ${alert} ${other}; style-src 'self' ${other}`;

  it('stay where the page holds the text, and go where it does not', () => {
    const html = '<script type="module">alert(1)</script><p>alert(2)</p>';
    expect(keepUsedHashes(all, html)).toBe(
      `default-src 'none'; script-src 'self' ${alert}; style-src 'self'`,
    );
  });

  it('all go from a page with files only', () => {
    const html = '<script type="module" src="/_astro/x.js"></script><link rel="stylesheet" href="/y.css">';
    expect(read(keepUsedHashes(all, html))['script-src']).toEqual(["'self'"]);
  });
});
