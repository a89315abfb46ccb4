import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addAccount, bearer, tokenOf } from '../../../../tests/accounts/accounts.ts';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { emptyPng, picture, strangers, upload } from '../../../../tests/pictures.ts';
import { problemOf } from '../../../../tests/refusals.ts';
import { openTestSite, type TestSite } from '../../../../tests/test-site.ts';

const address = '/api/media';

eachEngine('a refused upload', (engine) => {
  let site: TestSite;
  let token: string;
  let accountId: string;
  let jpeg: Buffer;
  beforeAll(async () => {
    site = await openTestSite(engine, { media: { stallMs: 200 } });
    const account = await addAccount(site);
    accountId = account.id;
    token = await tokenOf(site, account);
    jpeg = await picture().jpeg().toBuffer();
  });
  afterAll(() => site.close());

  const total = async () => (await (await site.get(address, bearer(token))).json()).data.total;
  const temporaryFiles = () => readdir(path.join(site.variables['DATA_DIR'] ?? '', 'uploads'));

  const refusals: [string, () => Promise<Buffer> | Buffer, number, string][] = [
    ['a HEIC photo', () => strangers.heic, 415, 'media_heic'],
    ['an SVG drawing', () => strangers.svg, 415, 'media_svg'],
    ['a GIF', () => strangers.gif, 415, 'media_gif'],
    ['a page called photo.jpg', () => strangers.html, 415, 'media_unknown'],
    ['no bytes at all', () => Buffer.alloc(0), 400, 'media_interrupted'],
    ['more than 10 MB', () => Buffer.alloc(10 * 1024 * 1024 + 1, 1), 413, 'media_too_large'],
    ['a PNG of 16000 x 16000 pixels', () => emptyPng(16_000, 16_000), 422, 'media_pixels'],
    ['a PNG of 30000 x 30000 pixels', () => emptyPng(30_000, 30_000), 422, 'media_pixels'],
    ['an animated PNG', () => emptyPng(10, 10, 'acTL'), 422, 'media_animated'],
  ];
  it.each(refusals)('refuses %s, and leaves no row and no file', async (_case, bytes, status, code) => {
    const before = await total();
    expect(await problemOf(await upload(site, token, await bytes()))).toEqual([status, code]);
    expect(await total()).toBe(before);
    expect(await temporaryFiles()).toEqual([]);
  });

  it('refuses a HEIC photo with an explanation in each language of how to export it', async () => {
    const sentences = {
      fr: 'exportez la photo en JPEG',
      en: 'export the photo as JPEG',
      es: 'exporta la foto',
      pt: 'exporte a foto',
    };
    for (const [locale, sentence] of Object.entries(sentences)) {
      const response = await site.api.request(`${address}?name=x`, {
        method: 'POST',
        headers: { ...bearer(token), 'accept-language': locale },
        body: strangers.heic,
      });
      expect((await response.json()).message).toContain(sentence);
    }
  });

  it('aborts a stalled upload after the time limit', async () => {
    const stalled = new ReadableStream<Uint8Array>({
      start: (stream) => stream.enqueue(jpeg.subarray(0, 99)),
    });
    expect(await problemOf(await upload(site, token, stalled))).toEqual([400, 'media_interrupted']);
    expect(await temporaryFiles()).toEqual([]);
  });

  it('refuses the third simultaneous upload of an account with the time of the next attempt', async () => {
    const places = [0, 1].map(() => site.ports.uploads.enter(accountId));
    const responses = await Promise.all(Array.from({ length: 8 }, () => upload(site, token, jpeg)));
    for (const response of responses) {
      expect([response.status, response.headers.get('retry-after')]).toEqual([429, '2']);
      expect((await response.json()).code).toBe('media_busy');
    }
    expect((await upload(site, await tokenOf(site, await addAccount(site)), jpeg)).status).toBe(201);
    for (const place of places) place?.leave();
    expect((await upload(site, token, jpeg)).status).toBe(201);
  });
});
