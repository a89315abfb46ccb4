import { afterEach, beforeEach, expect, it } from 'vitest';
import { hostilities, startVendor, type Vendor } from '../../../tests/vendors/vendor-server.ts';
import { plainText } from '../html/plain-text.ts';
import { createMusicCatalogues } from './music-catalogues.ts';

const UPC = { kind: 'upc', value: '0602445790128' } as const;
const ISRC = { kind: 'isrc', value: 'FRZ039800212' } as const;
const lookup = {
  resultCount: 2,
  results: [
    { wrapperType: 'artist', artistName: 'Nova Lune' },
    {
      wrapperType: 'collection',
      collectionName: '<b>Éclats</b>',
      artistName: 'Nova Lune',
      collectionViewUrl: 'https://music.apple.com/fr/album/eclats/1600000001?uo=4',
    },
  ],
};
const album = {
  id: 302127,
  link: 'https://www.deezer.com/album/302127',
  title: 'Éclats',
  artist: { name: 'Nova Lune' },
  upc: UPC.value,
};
let vendor: Vendor;
const catalogues = (timeoutMs = 1000) =>
  createMusicCatalogues({
    origins: { itunes: vendor.url, deezer: vendor.url, musicbrainz: vendor.url },
    userAgent: 'MDMC/1.0 ( https://example.com )',
    gate: (request) => request(),
    allowPrivate: true,
    timeoutMs,
    plainText,
  });
beforeEach(async () => {
  vendor = await startVendor(lookup);
});
afterEach(() => vendor.close());

it('reads a release of iTunes by its code, as plain text', async () => {
  expect(await catalogues().byCode('itunes', UPC)).toEqual({
    kind: 'found',
    hit: {
      url: 'https://music.apple.com/fr/album/eclats/1600000001?uo=4',
      title: 'Éclats',
      artist: 'Nova Lune',
      upc: UPC.value,
    },
  });
  expect(vendor.requests).toEqual(['/lookup?upc=0602445790128&country=FR&entity=album']);
  vendor.answer = { json: { resultCount: 0, results: [] } };
  expect(await catalogues().byCode('itunes', UPC)).toEqual({ kind: 'none' });
  expect(await catalogues().byCode('itunes', ISRC)).toEqual({ kind: 'none' });
});

it('reads a release of Deezer by its code or link, and distinguishes an unknown one from a refusal', async () => {
  vendor.answer = { json: album };
  const found = {
    kind: 'found',
    hit: { url: album.link, title: 'Éclats', artist: 'Nova Lune', upc: UPC.value },
  };
  expect(await catalogues().byCode('deezer', UPC)).toEqual(found);
  expect(await catalogues().byCode('deezer', ISRC)).toEqual(found);
  expect(await catalogues().deezerItem({ kind: 'album', id: '302127' })).toEqual(found);
  expect(vendor.requests).toEqual([`/album/upc:${UPC.value}`, `/track/isrc:${ISRC.value}`, '/album/302127']);
  vendor.answer = { json: { error: { type: 'DataException', code: 800 } } };
  expect(await catalogues().byCode('deezer', UPC)).toEqual({ kind: 'none' });
  vendor.answer = { json: { error: { type: 'Exception', message: 'Quota limit exceeded', code: 4 } } };
  expect(await catalogues().byCode('deezer', UPC)).toEqual({ kind: 'failed' });
});

it('finds the album of a track', async () => {
  vendor.answer = {
    handler: (request, response) =>
      void response.end(JSON.stringify(request.url === '/track/1' ? { album: { id: 302127 } } : album)),
  };
  expect(await catalogues().deezerItem({ kind: 'track', id: '1' })).toMatchObject({
    hit: { upc: UPC.value },
  });
  expect(vendor.requests).toEqual(['/track/1', '/album/302127']);
});

it('proposes no link that is not https', async () => {
  vendor.answer = { json: { ...album, link: 'javascript:alert(1)' } };
  expect(await catalogues().byCode('deezer', UPC)).toEqual({ kind: 'none' });
});

it.each(hostilities)('fails, and does not throw, when a catalogue answers with %s', async (hostile) => {
  vendor.answer = { hostile };
  for (const name of ['itunes', 'deezer'] as const)
    expect(['failed', 'none']).toContain((await catalogues(200).byCode(name, UPC)).kind);
});
