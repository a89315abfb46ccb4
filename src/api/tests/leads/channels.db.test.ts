import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { addAccount, bearer, tokenOf } from '../../../../tests/accounts/accounts.ts';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { problemOf } from '../../../../tests/refusals.ts';
import { contactForm, openTestSite, type TestSite } from '../../../../tests/test-site.ts';

const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36' };

eachEngine('the channels of the site', (engine) => {
  let site: TestSite;
  let token: string;
  beforeAll(async () => {
    site = await openTestSite(engine);
    token = await tokenOf(site, await addAccount(site));
  });
  afterAll(() => site.close());
  const report = (body: object, headers: Record<string, string> = {}) =>
    site.post('/api/visits', body, { ...browser, ...headers });
  const get = (path: string, as = token) => site.get(`/api/${path}`, bearer(as));
  const rows = async () => (await (await get('channels')).json()).data.rows as Record<string, unknown>[];
  const none = { visits: 0, simulator: 0, contact: 0, leads: 0, won: 0, wonValue: 0, unvalued: 0 };
  const send = async (form: object) => {
    const response = await site.post('/api/contact/submit', { ...contactForm, ...form });
    return ((await response.json()) as { data: { id: string } }).data.id;
  };

  it('are counted by arrival, opening and lead, with the won value of today', async () => {
    const arrival = { kind: 'view', page: '/faq', channel: 'search' };
    for (const body of [arrival, arrival, { ...arrival, channel: undefined }]) await report(body);
    await report({ kind: 'opening', form: 'contact', page: '/en/contact', channel: 'search' });
    await report({ kind: 'opening', form: 'simulator', page: '/faq', channel: 'unknown' });
    const won = await send({ page: '/en/contact', channel: 'search' });
    await send({ page: '/contact', channel: 'search', name: 'Noé' });
    // Without script there is no channel: the campaign names it.
    await send({ page: '/faq', name: 'Ada', utm: { utm_source: 'newsletter', utm_medium: 'email' } });
    await send({ page: '/p/nova', name: 'Fan', channel: 'instagram' });
    await send({ name: 'Bo', channel: 'lea@example.com' });
    const change = { status: 'won', wonValue: 90_000 };
    expect((await site.send('PATCH', `/api/leads/${won}`, change, bearer(token))).status).toBe(200);
    await site.channelCounter.flush();
    const found = await rows();
    expect(found).toHaveLength(5);
    expect(found).toEqual(
      expect.arrayContaining([
        { channel: 'search', page: '/faq', ...none, visits: 2 },
        { channel: 'search', page: '/contact', ...none, contact: 1, leads: 2, won: 1, wonValue: 90_000 },
        { channel: 'unknown', page: '/faq', ...none, simulator: 1 },
        { channel: 'email', page: '/faq', ...none, leads: 1 },
        { channel: 'unknown', page: '', ...none, leads: 1 },
      ]),
    );
  });

  it('are a file in the words of the back office', async () => {
    const response = await get('channels.csv');
    expect(response.headers.get('content-type')).toContain('text/csv');
    const lines = (await response.text()).replace('\ufeff', '').trim().split('\r\n');
    expect(lines[0]).toMatch(/^Canal;Page;Visites;/);
    expect(lines).toContain('Moteurs de recherche;/contact;0;0;1;2;;;;1;900;0');
  });

  it('store nothing that a stranger typed, of a program or of a visitor who objects', async () => {
    const before = await rows();
    await report({ kind: 'view', page: '/', channel: 'lea@example.com' });
    await report({ kind: 'view', page: '/', channel: 'direct' }, { 'sec-gpc': '1' });
    await report({ kind: 'view', page: '/', channel: 'direct' }, { 'user-agent': 'Googlebot/2.1' });
    await site.channelCounter.flush();
    expect(await rows()).toEqual(before);
    for (let number = 0; number < 30; number += 1)
      await report({ kind: 'view', page: `/invented-${number}`, channel: 'direct' });
    await site.channelCounter.flush();
    const direct = (await rows()).filter((row) => row['channel'] === 'direct');
    expect(direct).toEqual([{ channel: 'direct', page: '', ...none, visits: 30 }]);
  });

  it('are counted later when the database fails', async () => {
    const add = vi.spyOn(site.stores.channels, 'add').mockRejectedValue(new Error('disk on fire'));
    expect((await report({ kind: 'view', page: '/legal', channel: 'email' })).status).toBe(204);
    await site.channelCounter.flush();
    expect(site.lines.some((line) => line.includes('channels not counted yet'))).toBe(true);
    add.mockRestore();
    await site.channelCounter.flush();
    expect((await rows()).find((row) => row['page'] === '/legal')).toMatchObject({
      channel: 'email',
      visits: 1,
    });
  });

  it('are for sales, in a period of at most 400 days', async () => {
    const editor = await tokenOf(site, await addAccount(site, { email: 'e@example.com', role: 'editor' }));
    for (const path of ['channels', 'channels.csv']) expect((await get(path, editor)).status).toBe(403);
    for (const period of ['from=2026-11-02&until=2026-11-01', 'from=2020-01-01&until=2026-11-01'])
      expect(await problemOf(await get(`channels?${period}`))).toEqual([422, 'invalid_fields']);
  });
});
