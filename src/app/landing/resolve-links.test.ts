import { expect, it, vi } from 'vitest';
import type { CatalogueAnswer, CatalogueHit, MusicCatalogues } from '../ports/music-catalogues.ts';
import { resolveLinks } from './resolve-links.ts';

const UPC = '0602445790128';
const hit = (changes: Partial<CatalogueHit> = {}): CatalogueAnswer => ({
  kind: 'found',
  hit: { url: 'https://www.deezer.com/album/1', title: 'Éclats', artist: 'Nova', upc: UPC, ...changes },
});
const apple = hit({ url: 'https://music.apple.com/fr/album/eclats/16?uo=4', title: 'ECLATS', upc: null });
const byCode = vi.fn<MusicCatalogues['byCode']>(async (name) => (name === 'itunes' ? apple : hit()));
const deezerItem = vi.fn<MusicCatalogues['deezerItem']>(async () => hit());
const resolve = async (typed: string) => {
  const result = await resolveLinks({ catalogues: { byCode, deezerItem } }, typed);
  return result.ok ? result.value : result.fields;
};

it('proposes what the catalogues know by a code, each with its source', async () => {
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

it('goes from a link of Deezer by its code to the other catalogue', async () => {
  const resolved = await resolve('https://www.deezer.com/fr/track/42?utm_source=x');
  expect(deezerItem).toHaveBeenCalledWith({ kind: 'track', id: '42' });
  expect(resolved).toMatchObject({
    code: UPC,
    proposals: [{ source: 'deezer' }, { source: 'itunes', platform: 'apple-music' }],
  });
});

it('writes a link of another platform in its canonical form, and asks no catalogue', async () => {
  byCode.mockClear();
  expect(await resolve('https://open.spotify.com/intl-fr/album/4uLU6hMCjMI75M1A2tKUQC?si=x')).toMatchObject({
    code: null,
    proposals: [
      { platform: 'spotify', url: 'https://open.spotify.com/album/4uLU6hMCjMI75M1A2tKUQC', source: 'typed' },
    ],
  });
  expect(byCode).not.toHaveBeenCalled();
});

it('tells another release from the first one, and names the catalogues that did not answer', async () => {
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
