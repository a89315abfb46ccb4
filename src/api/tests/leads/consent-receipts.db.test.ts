import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { openLanding } from '../../../../tests/landing/landing.ts';
import { landingContent } from '../../../../tests/landing/landing-content.ts';
import { openTestSite, type TestSite } from '../../../../tests/test-site.ts';
import type { ConsentReceipt } from '../../../contracts/consents/consent-receipt.ts';
import {
  ARTIST_TEXT_VERSION,
  COMBINED_TEXT_VERSION,
  CONSENT_TEXT_VERSION,
} from '../../../domain/consent/text-versions.ts';
import { consentTexts } from '../../../i18n/consent-texts/index.ts';

const DAY = 86_400_000;

eachEngine('the receipt of a cookie choice', (engine) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite(engine);
  });
  afterAll(() => site.close());

  const keep = async (changes: object = {}, madeAt = Date.now() - 60_000) => {
    const id = randomUUID();
    const record = {
      ...{ essential: true, analytics: true, marketing: false, functional: false },
      ...{ timestamp: new Date(madeAt).toISOString(), version: '1.0' },
    };
    await site.post('/api/consents', { id, record, textVersion: '2026-11-22', locale: 'en', ...changes });
    return id;
  };
  const receiptOf = async (id: string): Promise<ConsentReceipt> =>
    (await (await site.get(`/api/consents/${id}/receipt`)).json()).data;
  const check = async (receipt: object) =>
    (await (await site.post('/api/consent-receipts/check', receipt)).json()).data;

  it('says what was asked and answered, and is genuine, in any order of its fields', async () => {
    const id = await keep();
    const receipt = await receiptOf(id);
    expect(receipt).toMatchObject({
      header: { record_id: id, pii_principal_id: id },
      notice: { text_version: '2026-11-22', language: 'en', sha256: expect.stringMatching(/^[\da-f]{64}$/) },
      event: { type: 'explicit', objected: false, replaces: null },
      receipt: { signature: expect.stringMatching(/^[\w-]{86}$/) },
    });
    expect(receipt.processing.map(({ category, given }) => [category, given])).toEqual([
      ['analytics', true],
      ['marketing', false],
      ['functional', false],
    ]);
    expect(receipt.processing[0]?.purpose).toContain('Google Analytics');
    const { categories } = consentTexts['2026-11-22']?.en.dialog ?? {};
    const expected = {
      genuine: true,
      state: 'valid',
      replacedAt: null,
      wording: { title: consentTexts['2026-11-22']?.en.title, categories: Object.values(categories ?? {}) },
    };
    expect(await check(receipt)).toMatchObject(expected);
    const reversed = Object.fromEntries(Object.entries(receipt).reverse());
    expect(await check(reversed)).toMatchObject(expected);
  });

  const openArtist = async (artist: string) => {
    const desk = await openLanding(site);
    const content = landingContent('Nova', ['fr', 'en']);
    const named = (name: string) => ({ ...content, shared: { ...content.shared, artist: name } });
    const { id: scope, slug } = await desk.online('Nova', named(artist));
    const offer = async (version: number, pixels: object) =>
      desk.call('PUT', `/${scope}/artist-pixels`, {
        ...{ version, isOn: true, contractOn: '2026-11-30', metaPixel: '', tiktokPixel: '', ...pixels },
      });
    const rename = async (name: string) => {
      const version = await desk.save(scope, named(name));
      await desk.publish(scope, version, { locales: Object.keys(content.texts) });
    };
    return { scope, slug, offer, rename };
  };

  it('names an artist and the platforms that the visitor read, also after both are others', async () => {
    const { scope, slug, offer, rename } = await openArtist('Nova Lune');
    await offer(0, { metaPixel: '123456789012345' });
    const id = await keep({ textVersion: ARTIST_TEXT_VERSION, scope });
    await offer(1, { tiktokPixel: 'ABCDEFGHIJ0123456789' });
    await rename('Autre Nom');
    const receipt = await receiptOf(id);
    expect(receipt).toMatchObject({
      parties: { controller: 'Nova Lune', processor: expect.stringMatching(/./) },
      withdrawal: expect.stringMatching(new RegExp(`/en/p/${slug}$`)),
      processing: [{ category: 'marketing', recipients: ['Meta'] }],
    });
    expect(receipt.processing[0]?.purpose).toContain('Nova Lune, for their ads');
    const { wording } = await check(receipt);
    expect(wording.title).toBe('Nova Lune measures their ads');
    expect(JSON.stringify(wording)).not.toMatch(/[{]artist|[{]brand|[{]platforms|TikTok/);
    expect(JSON.stringify(wording)).toContain(': Meta.');
    // What takes the answer back names the same.
    const back = await receiptOf(await keep({ textVersion: ARTIST_TEXT_VERSION, scope, replaces: id }));
    expect([back.parties.controller, back.processing[0]?.recipients]).toEqual(['Nova Lune', ['Meta']]);
    const fresh = await receiptOf(await keep({ textVersion: ARTIST_TEXT_VERSION, scope }));
    expect([fresh.parties.controller, fresh.processing[0]?.recipients]).toEqual(['Autre Nom', ['TikTok']]);
  });

  it('quotes the banner that asked for the site and an artist at once, for both proofs', async () => {
    const { scope, offer, rename } = await openArtist('Nova Lune');
    await offer(0, { metaPixel: '123456789012345' });
    const both = { textVersion: COMBINED_TEXT_VERSION, locale: 'fr' };
    const [ofSite, ofArtist] = [await keep({ ...both, page: scope }), await keep({ ...both, scope })];
    await rename('Autre Nom');
    const site = await receiptOf(ofSite);
    expect([site.parties.processor, site.notice.artist, site.notice.platforms]).toEqual([
      undefined,
      'Nova Lune',
      ['Meta'],
    ]);
    expect(site.processing.map(({ category }) => category)).toEqual(['analytics', 'marketing', 'functional']);
    expect(site.processing[1]?.purpose).toContain('Publicité. ');
    const artist = await receiptOf(ofArtist);
    expect([artist.parties.controller, artist.processing.map(({ category }) => category)]).toEqual([
      'Nova Lune',
      ['marketing'],
    ]);
    expect(artist.processing[0]?.purpose).toContain('Nova Lune, pour ses publicités. ');
    const [read, alike] = [await check(site), await check(artist)];
    expect(read).toMatchObject({
      ...{ isSure: true, instead: null },
      wording: {
        also: 'Aussi : Nova Lune, pour ses publicités',
        title: 'Cookies : à vous de choisir',
        text: expect.stringMatching(
          /^Sans votre accord, .* Sur cette page, accepter permet aussi à Nova Lune de mesurer ses publicités \(Meta\)/,
        ),
      },
    });
    expect(alike.wording).toEqual(read.wording);
    expect(read.wording.categories).toHaveLength(5);
    expect(JSON.stringify(read)).not.toMatch(/[{]artist|[{]brand|[{]platforms/);
    const alone = await check(await receiptOf(await keep({ textVersion: ARTIST_TEXT_VERSION, scope })));
    expect([alone.isSure, alone.wording.also, alone.wording.title]).toEqual([
      true,
      null,
      'Autre Nom measures their ads',
    ]);
    // The page is no longer known when its artist is not.
    const unnamed = await check(await receiptOf(await keep({ ...both, page: 'gone' })));
    expect(unnamed.wording.also).toBe('Aussi : […], pour ses publicités');
  });

  it('of a time that did not tell the two banners apart says so', async () => {
    const { scope, offer } = await openArtist('Nova Lune');
    await offer(0, { metaPixel: '123456789012345' });
    const artist = await check(await receiptOf(await keep({ textVersion: '2026-11-30.artist', scope })));
    expect([artist.isSure, artist.wording.title, artist.instead.title, artist.instead.also]).toEqual([
      false,
      'Nova Lune measures their ads',
      'Cookies: your choice',
      'Also: Nova Lune, for their ads',
    ]);
    const site = await check(await receiptOf(await keep({ textVersion: '2026-11-30' })));
    expect([site.isSure, site.wording.also, site.instead]).toEqual([false, null, null]);
    const now = await check(await receiptOf(await keep({ textVersion: CONSENT_TEXT_VERSION })));
    expect([now.isSure, now.wording]).toEqual([true, site.wording]);
  });

  it('of a proof that kept no name has the page alone, and leaves open which platform it was', async () => {
    const { scope } = await openArtist('Nova Lune');
    const receipt = await receiptOf(await keep({ textVersion: ARTIST_TEXT_VERSION, scope }));
    expect([receipt.parties.controller, receipt.processing[0]?.recipients]).toEqual([
      scope,
      ['Meta / TikTok'],
    ]);
  });

  it('is refused once a single value was changed', async () => {
    const receipt = await receiptOf(await keep());
    const changed = [
      { ...receipt, withdrawal: `${receipt.withdrawal}.` },
      { ...receipt, event: { ...receipt.event, objected: true } },
      { ...receipt, processing: receipt.processing.map((one) => ({ ...one, given: true })) },
      { ...receipt, receipt: { ...receipt.receipt, key_id: '0000000000000000' } },
      { ...receipt, receipt: { ...receipt.receipt, signature: '' } },
    ];
    for (const one of changed) expect(await check(one)).toEqual({ genuine: false });
    expect((await site.post('/api/consent-receipts/check', { ...receipt, more: 1 })).status).toBe(422);
  });

  it('tells that its choice was replaced, has ended, or was erased', async () => {
    const first = await keep();
    const replaced = await receiptOf(first);
    await keep({ replaces: first });
    expect(await check(replaced)).toMatchObject({
      state: 'replaced',
      replacedAt: expect.stringMatching(/Z$/),
    });
    const ended = await receiptOf(await keep({}, Date.now() - 185 * DAY));
    expect(await check(ended)).toMatchObject({ state: 'ended' });
    const erased = await receiptOf(await keep());
    await site.stores.consents.forget(Date.now() + DAY);
    expect(await check(erased)).toMatchObject({ genuine: true, state: 'erased', replacedAt: null });
  });

  it('of a text that was not kept has no wording, and of an unknown number there is none', async () => {
    const receipt = await receiptOf(await keep({ textVersion: 'toString' }));
    expect(receipt.notice.sha256).toBe('');
    expect(await check(receipt)).toMatchObject({ genuine: true, wording: null });
    for (const id of [randomUUID(), '%', receipt.header.record_id.slice(0, 8)])
      expect((await site.get(`/api/consents/${encodeURIComponent(id)}/receipt`)).status).toBe(404);
  });
});
