import { expect, it, vi } from 'vitest';
import type { LinkFollower } from '../ports/landing/landing-links.ts';
import type { CatalogueAnswer, CatalogueHit, MusicCatalogues } from '../ports/releases/music-catalogues.ts';
import { resolveLinks } from './resolve-links.ts';

const UPC = '0602445790128';
const hit = (changes: Partial<CatalogueHit> = {}): CatalogueAnswer => ({
  kind: 'found',
  hit: { url: 'https://www.deezer.com/album/1', title: 'Éclats', artist: 'Nova', upc: UPC, ...changes },
});
const apple = hit({ url: 'https://music.apple.com/fr/album/eclats/16?uo=4', title: 'ECLATS', upc: null });
const byCode = vi.fn<MusicCatalogues['byCode']>(async (name) => (name === 'itunes' ? apple : hit()));
const deezerItem = vi.fn<MusicCatalogues['deezerItem']>(async () => hit());
const linked = vi.fn<MusicCatalogues['linked']>(async () => ({ kind: 'none' }));
const follow = vi.fn<LinkFollower['follow']>();
const resolve = async (typed: string) => {
  const catalogues = { byCode, deezerItem, linked };
  const result = await resolveLinks({ catalogues, linkFollower: { follow } }, typed);
  return result.ok ? result.value : result.fields;
};

it('proposes the links that the catalogues find by a code, each with its source', async () => {
  expect(await resolve('0 602445-790128')).toEqual({
    code: UPC,
    failed: [],
    proposals: [
      {
        platform: 'apple-music',
        url: 'https://music.apple.com/fr/album/eclats/16',
        title: 'ECLATS',
        artist: 'Nova',
        source: 'itunes',
        agrees: true,
      },
      {
        platform: 'deezer',
        url: 'https://www.deezer.com/album/1',
        title: 'Éclats',
        artist: 'Nova',
        source: 'deezer',
        agrees: true,
      },
    ],
  });
});

it('finds the link of the other catalogue by the code of a Deezer link', async () => {
  const resolved = await resolve('https://www.deezer.com/fr/track/42?utm_source=x');
  expect(deezerItem).toHaveBeenCalledWith({ kind: 'track', id: '42' });
  expect(resolved).toMatchObject({
    code: UPC,
    proposals: [{ source: 'deezer' }, { source: 'itunes', platform: 'apple-music' }],
  });
});

/**
 * The links of the release at MusicBrainz: one to a platform that another catalogue returns too, and one to an unknown
 * platform.
 */
const linkedRelease = {
  kind: 'found',
  release: {
    title: 'Éclats',
    artist: 'Nova',
    upc: UPC,
    urls: [
      'https://open.spotify.com/album/4uLU6hMCjMI75M1A2tKUQC',
      'https://music.apple.com/us/album/16',
      'https://www.deezer.com/album/1',
      'https://tidal.com/album/77',
      'https://nova.example/shop',
    ],
  },
} as const;
const SPOTIFY = 'https://open.spotify.com/album/4uLU6hMCjMI75M1A2tKUQC';

it('finds one link to each other platform by MusicBrainz for the link of another platform', async () => {
  linked.mockResolvedValueOnce(linkedRelease);
  expect(await resolve('https://open.spotify.com/intl-fr/album/4uLU6hMCjMI75M1A2tKUQC?si=x')).toEqual({
    code: UPC,
    failed: [],
    proposals: [
      { platform: 'spotify', url: SPOTIFY, title: null, artist: null, source: 'typed', agrees: true },
      expect.objectContaining({ platform: 'apple-music', source: 'itunes', agrees: true }),
      expect.objectContaining({ platform: 'deezer', source: 'deezer', agrees: true }),
      {
        platform: 'tidal',
        url: 'https://tidal.com/album/77',
        title: 'Éclats',
        artist: 'Nova',
        source: 'musicbrainz',
        agrees: true,
      },
    ],
  });
  expect(linked).toHaveBeenLastCalledWith({ kind: 'link', value: SPOTIFY });
});

it('proposes the links that MusicBrainz has for a code as well, and names it when it does not respond', async () => {
  linked.mockResolvedValueOnce(linkedRelease);
  const { proposals } = (await resolve(UPC)) as { proposals: { platform: string; source: string }[] };
  expect(proposals.map(({ platform, source }) => [platform, source])).toEqual([
    ['apple-music', 'itunes'],
    ['deezer', 'deezer'],
    ['spotify', 'musicbrainz'],
    ['tidal', 'musicbrainz'],
  ]);
  linked.mockResolvedValueOnce({ kind: 'failed' });
  expect(await resolve(UPC)).toMatchObject({ failed: ['musicbrainz'] });
});

it('returns the canonical form of a link that MusicBrainz does not know, and requests no other catalogue', async () => {
  byCode.mockClear();
  expect(await resolve(`${SPOTIFY}?si=x`)).toMatchObject({
    code: null,
    proposals: [{ platform: 'spotify', url: SPOTIFY, source: 'typed' }],
  });
  expect(byCode).not.toHaveBeenCalled();
});

it('follows a short link, and proposes its target in the canonical form with the source `short`', async () => {
  const ends = (url: string, status = 200) =>
    follow.mockResolvedValueOnce({ kind: 'answered', status, url, permanentUrl: url });
  ends('https://open.spotify.com/intl-fr/album/4uLU6hMCjMI75M1A2tKUQC?si=x&utm_source=copy');
  expect(await resolve(' https://spotify.link/abc ')).toMatchObject({
    code: null,
    proposals: [
      { platform: 'spotify', url: 'https://open.spotify.com/album/4uLU6hMCjMI75M1A2tKUQC', source: 'short' },
    ],
  });
  expect(follow).toHaveBeenLastCalledWith('https://spotify.link/abc');
  ends('https://soundcloud.com/nova/eclats?si=1&utm_medium=text');
  expect(await resolve('https://on.soundcloud.com/abc')).toMatchObject({
    proposals: [{ platform: 'soundcloud', url: 'https://soundcloud.com/nova/eclats', source: 'short' }],
  });
  // A shop that refuses programs has already redirected to its address.
  ends('https://www.tiktok.com/@nova/video/1?_t=8x&_r=1&lang=fr', 403);
  expect(await resolve('https://vm.tiktok.com/abc')).toMatchObject({
    proposals: [{ platform: 'other', url: 'https://www.tiktok.com/@nova/video/1?lang=fr', source: 'short' }],
  });
  ends('https://www.deezer.com/fr/album/1?deferredFl=1');
  expect(await resolve('https://link.deezer.com/s/abc')).toMatchObject({
    code: UPC,
    proposals: [
      { source: 'short', title: 'Éclats', url: 'https://www.deezer.com/album/1' },
      { source: 'itunes', platform: 'apple-music' },
    ],
  });
});

it('reports a short link as failed when its target is missing, private or no `https:` page', async () => {
  const failed = { code: null, proposals: [], failed: ['short'] };
  follow.mockResolvedValueOnce({ kind: 'failed', cause: 'private' });
  expect(await resolve('https://spotify.link/abc')).toEqual(failed);
  for (const [url, status] of [
    ['https://spotify.link/abc', 200],
    ['http://open.spotify.com/album/1', 200],
    ['https://open.spotify.com/album/1', 404],
  ] as const) {
    follow.mockResolvedValueOnce({ kind: 'answered', status, url, permanentUrl: url });
    expect(await resolve('https://spotify.link/abc')).toEqual(failed);
  }
});

it('marks a release that differs from the first one, and names the catalogues that did not respond', async () => {
  byCode.mockImplementation(async (name) => (name === 'itunes' ? apple : hit({ title: 'Éclats (Deluxe)' })));
  expect(await resolve(UPC)).toMatchObject({ proposals: [{ agrees: true }, { agrees: false }] });
  byCode.mockResolvedValue({ kind: 'failed' });
  expect(await resolve('FRZ039800212')).toEqual({
    code: 'FRZ039800212',
    proposals: [],
    failed: ['itunes', 'deezer'],
  });
});

it.each(['', 'Nova', '12345', 'http://www.deezer.com/album/1', 'https://example.com/album'])(
  'refuses %j, which is neither a code nor a link to a platform',
  async (typed) => {
    expect(await resolve(typed)).toEqual({ query: 'landing_link_query' });
  },
);
