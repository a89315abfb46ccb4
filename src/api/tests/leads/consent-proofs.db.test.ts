import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addAccount, bearer, tokenOf } from '../../../../tests/accounts/accounts.ts';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { openLanding } from '../../../../tests/landing/landing.ts';
import { openTestSite, type TestSite } from '../../../../tests/test-site.ts';

const choice = (marketing: boolean) => ({
  essential: true,
  analytics: true,
  marketing,
  functional: false,
  timestamp: new Date(Date.now() - 60_000).toISOString(),
  version: '1.0',
});

eachEngine('the proofs in the back office', (engine) => {
  let site: TestSite;
  let token: string;
  const [taken, back, english, objecting] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  beforeAll(async () => {
    site = await openTestSite(engine);
    token = await tokenOf(site, await addAccount(site));
    const keep = (id: string, marketing: boolean, more: object = {}, headers: Record<string, string> = {}) =>
      site.post(
        '/api/consents',
        { id, record: choice(marketing), textVersion: '2026-11-29', locale: 'fr', ...more },
        { 'x-forwarded-for': '192.0.2.7', ...headers },
      );
    await keep(taken, true);
    await keep(back, false, { replaces: taken });
    await keep(english, true, { locale: 'en', textVersion: '2026-12' });
    await keep(objecting, true, {}, { 'sec-gpc': '1' });
    for (const locale of ['fr', 'fr', 'en', 'pt'])
      await site.post('/api/visits', { kind: 'banner', locale }, { 'user-agent': 'Mozilla/5.0 Chrome/140' });
    await site.visits.flush();
  });
  afterAll(() => site.close());
  const get = (path: string, as = token) => site.get(`/api/${path}`, bearer(as));
  const data = async (path: string) => (await (await get(path)).json()).data;

  it('are listed, the newest first, with what became of them', async () => {
    const page = await data('consent-proofs');
    expect(page).toMatchObject({
      total: 4,
      page: 1,
      counts: { all: 4, marketing: 2, objected: 1, withdrawn: 1 },
    });
    const found = Object.fromEntries(page.items.map((item: { id: string }) => [item.id, item]));
    expect(found[taken]).toEqual({
      id: taken,
      at: expect.stringMatching(/Z$/),
      locale: 'fr',
      textVersion: '2026-11-29',
      analytics: true,
      marketing: true,
      functional: false,
      objected: false,
      replacedAt: expect.stringMatching(/Z$/),
      withdrawn: true,
      ...{ scope: null, used: 0 },
    });
    expect(found[objecting]).toMatchObject({ marketing: false, objected: true, replacedAt: null });
    expect((await data(`consent-proofs?q=${english.slice(0, 8)}`)).items).toHaveLength(1);
    expect(await data('consent-proofs?choice=withdrawn&language=fr')).toMatchObject({
      total: 1,
      counts: { all: 3, marketing: 1, objected: 1, withdrawn: 1 },
    });
    expect((await data('consent-proofs?choice=objected')).items.map(({ id }: { id: string }) => id)).toEqual([
      objecting,
    ]);
    expect((await get('consent-proofs?choice=refused')).status).toBe(422);
  });

  it('are a file, in the words of the reader, without a person', async () => {
    const answer = await site.get('/api/consent-proofs.csv?language=fr', {
      ...bearer(token),
      'accept-language': 'fr',
    });
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="consent-proofs.csv"');
    const [head, ...rows] = (await answer.text()).replace('\uFEFF', '').trim().split(/\r?\n/);
    expect(head).toBe(
      'Date (heure de Paris);Preuve;Langue;Texte;Mesure d’audience;Publicité;Fonctionnels;Global Privacy Control;Remplacée;Publicité retirée ensuite;Vaut pour;Envois',
    );
    expect(rows).toHaveLength(3);
    expect(rows.find((row) => row.includes(taken))).toMatch(
      /^\d{4}-\d\d-\d\d \d\d:\d\d;[\da-f-]{36};français;2026-11-29;acceptée;acceptée;refusée;non;\d{4}.*;oui;le site;0$/i,
    );
    expect(rows.find((row) => row.includes(objecting))).toMatch(/;acceptée;objection \(GPC\);refusée;oui;/);
    expect(rows.join()).not.toContain('192.0.2.7');
  });

  it('tell the rate of first answers, and who never answered', async () => {
    const rates = await data('consent-rates');
    expect(rates.total).toEqual({ shown: 4, answers: 2, accepted: 2 });
    expect(rates.weeks).toHaveLength(12);
    expect(rates.weeks.at(-1)).toMatchObject({ shown: 4, answers: 2, accepted: 2, objected: 1 });
    expect(rates.weeks[0]).toMatchObject({ shown: 0, answers: 0 });
    expect(rates.languages).toEqual([
      { locale: 'fr', shown: 2, answers: 1, accepted: 1 },
      { locale: 'en', shown: 1, answers: 1, accepted: 1 },
      { locale: 'es', shown: 0, answers: 0, accepted: 0 },
      { locale: 'pt', shown: 1, answers: 0, accepted: 0 },
    ]);
    expect(rates.texts.map(({ textVersion }: { textVersion: string }) => textVersion).sort()).toEqual([
      '2026-11-29',
      '2026-12',
    ]);
    expect(rates.objected).toBe(1);
    expect((await data('consent-rates?weeks=53')).weeks).toHaveLength(53);
    expect((await get('consent-rates?weeks=7')).status).toBe(422);
  });

  it('are for administrators alone', async () => {
    const editor = await tokenOf(site, await addAccount(site, { email: 'max@example.com', role: 'editor' }));
    for (const path of ['consent-proofs', 'consent-proofs.csv', 'consent-rates'])
      expect((await get(path, editor)).status).toBe(403);
  });

  it('of an artist, who asks for advertising alone, have no other answer', async () => {
    const id = randomUUID();
    const { id: scope } = await (await openLanding(site)).online('Nova');
    const record = { ...choice(true), analytics: false };
    await site.post('/api/consents', {
      ...{ id, record, scope, locale: 'pt', textVersion: '2026-11-30.artist.2' },
    });
    const { items } = await data(`consent-proofs?q=${id}`);
    expect(items[0]).toMatchObject({ analytics: null, marketing: true, functional: null });
    const file = await site.get(`/api/consent-proofs.csv?q=${id}`, {
      ...bearer(token),
      'accept-language': 'fr',
    });
    expect(await file.text()).toContain(';2026-11-30.artist.2;non demandée;acceptée;non demandée;');
  });
});
