import { afterEach, beforeEach, expect, it } from 'vitest';
import { hostilities, startVendor, type Vendor } from '../../../tests/vendors/vendor-server.ts';
import { plainText } from '../html/plain-text.ts';
import { createLinkedReleases } from './linked-releases.ts';

const UPC = { kind: 'upc', value: '0602445790128' } as const;
const ISRC = { kind: 'isrc', value: 'FRZ039800212' } as const;
let vendor: Vendor;
let isFree = true;
const linked = (by: Parameters<ReturnType<typeof createLinkedReleases>>[0], timeoutMs = 1000) =>
  createLinkedReleases({
    base: vendor.url,
    allowPrivate: true,
    timeoutMs,
    maxBytes: 512 * 1024,
    plainText,
    userAgent: 'MDMC/1.0 ( https://example.com )',
    gate: async (request) => (isFree ? request() : undefined),
  })(by);
beforeEach(async () => {
  vendor = await startVendor(null);
  isFree = true;
});
afterEach(() => vendor.close());

const RELEASE = '24385f92-4dd1-4726-8719-437d1c74ac18';
const relation = (type: string, resource: string, more = {}) => ({ type, url: { resource }, ...more });
const release = {
  id: RELEASE,
  title: 'Éclats',
  barcode: UPC.value,
  'artist-credit': [
    { name: 'Nova', joinphrase: ' & ' },
    { name: 'Lune', joinphrase: '' },
  ],
  relations: [
    relation('free streaming', 'https://open.spotify.com/album/4uLU6hMCjMI75M1A2tKUQC'),
    relation('purchase for download', 'https://nova.bandcamp.com/album/eclats'),
    relation('streaming', 'https://tidal.com/album/77', { ended: true }),
    relation('discogs', 'https://www.discogs.com/release/1'),
    relation('streaming', 'javascript:alert(1)'),
  ],
};
const found = {
  kind: 'found',
  release: {
    title: 'Éclats',
    artist: 'Nova & Lune',
    upc: UPC.value,
    urls: ['https://open.spotify.com/album/4uLU6hMCjMI75M1A2tKUQC', 'https://nova.bandcamp.com/album/eclats'],
  },
};
/** Responds like MusicBrainz: the result of a search or a link, then the release or recording itself. */
const asMusicBrainz = (named: unknown, itself: unknown = release) => {
  vendor.answer = {
    handler: (request, response) =>
      void response.end(JSON.stringify(request.url?.includes('url-rels') ? itself : named)),
  };
};
const asked = () => vendor.requests.map((path) => decodeURIComponent(path.replaceAll('+', ' ')));

it('reads the links of a release that MusicBrainz knows by its code, with and without leading zeros', async () => {
  asMusicBrainz({ releases: [{ id: RELEASE }] });
  expect(await linked(UPC)).toEqual(found);
  expect(asked()).toEqual([
    '/ws/2/release?query=barcode:(0602445790128 OR 602445790128)&fmt=json&limit=1',
    `/ws/2/release/${RELEASE}?inc=url-rels artist-credits&fmt=json`,
  ]);
});

it('reads the links of a recording by its code', async () => {
  asMusicBrainz({ recordings: [{ id: RELEASE }] }, { ...release, barcode: undefined });
  expect(await linked(ISRC)).toMatchObject({ kind: 'found', release: { upc: null } });
  expect(asked()[0]).toBe('/ws/2/recording?query=isrc:FRZ039800212&fmt=json&limit=1');
  expect(asked()[1]).toContain(`/ws/2/recording/${RELEASE}?`);
});

it('finds a release by a link to a platform, and by each form of an Apple link', async () => {
  asMusicBrainz({ relations: [{ 'target-type': 'release', release: { id: RELEASE } }] });
  const spotify = 'https://open.spotify.com/album/4uLU6hMCjMI75M1A2tKUQC';
  expect(await linked({ kind: 'link', value: spotify })).toEqual(found);
  expect(asked()[0]).toBe(`/ws/2/url?resource=${spotify}&inc=release-rels recording-rels&fmt=json`);
  vendor.requests.length = 0;
  asMusicBrainz({ urls: [{ relations: [{ release: { id: RELEASE } }] }] });
  const apple = 'https://music.apple.com/fr/album/eclats/1600000001';
  expect(await linked({ kind: 'link', value: apple })).toEqual(found);
  expect(asked()[0]).toContain(
    'resource=https://music.apple.com/fr/album/1600000001&resource=https://music.apple.com/us/album/1600000001&',
  );
});

it('distinguishes an unknown release from a missing response, and sends no request while MusicBrainz is busy', async () => {
  asMusicBrainz({ releases: [] });
  expect(await linked(UPC)).toEqual({ kind: 'none' });
  vendor.answer = { hostile: 'status 404' };
  expect(await linked({ kind: 'link', value: 'https://tidal.com/album/1' })).toEqual({
    kind: 'none',
  });
  asMusicBrainz({ releases: [{ id: '../../etc' }] });
  expect(await linked(UPC)).toEqual({ kind: 'none' });
  vendor.requests.length = 0;
  isFree = false;
  expect(await linked(UPC)).toEqual({ kind: 'failed' });
  expect(vendor.requests).toEqual([]);
});

it.each(hostilities)('fails, and does not throw, when MusicBrainz answers with %s', async (hostile) => {
  vendor.answer = { hostile };
  expect(['failed', 'none']).toContain((await linked(UPC, 200)).kind);
});
