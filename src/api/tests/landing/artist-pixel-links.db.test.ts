import { expect, it, onTestFinished } from 'vitest';
import { newAddress } from '../../../../tests/accounts/accounts.ts';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { useLandingSite } from '../../../../tests/landing/landing.ts';
import { openTestSite } from '../../../../tests/test-site.ts';
import { openPixelsLink } from '../../../app/landing/artist-pixel-link.ts';
import { artistLane } from '../../../domain/conversion/destinations.ts';

const META = '123456789012345';
const TOKEN = 'EAABset-by-the-artist';
const HOUR = 3_600_000;
const typed = { metaPixel: META, metaToken: TOKEN, tiktokPixel: '', tiktokToken: '', locale: 'fr' };

eachEngine('the one-time link to the artist’s pixels', (engine) => {
  const given = useLandingSite(engine);
  const make = async (page: string): Promise<string> => {
    const { status, data } = await given.desk.call('POST', `/${page}/artist-pixels/links`, { locale: 'en' });
    expect([status, data.url]).toEqual([201, expect.stringMatching(/\/en\/p\/pixels\/[\w-]{22}$/)]);
    return new URL(data.url).pathname.split('/').at(-1) ?? '';
  };
  const set = async (code: string, body: object = {}, from = newAddress()) => {
    const response = await given.site.send(
      'POST',
      '/api/artist-pixels',
      { ...typed, code, ...body },
      {},
      from,
    );
    return { status: response.status, ...(await response.json()) };
  };
  const read = async (page: string) => (await given.desk.call('GET', `/${page}/artist-pixels`)).data;
  const opened = (code: string, hours = 0) =>
    openPixelsLink(
      { ...given.site.ports, clock: { now: () => given.site.ports.clock.now() + hours * HOUR } },
      code,
      'fr',
    );

  it('lets the artist set pixels and token once, sealed, and the agency see that and when', async () => {
    const page = await given.desk.create('Marées');
    const code = await make(page);
    expect(await opened(code)).toMatchObject({ title: 'Marées', url: null, metaPixel: '', metaToken: false });
    const before = await read(page);
    expect(before).toMatchObject({ byArtistAt: null, openLinks: 1 });
    expect(await set(code)).toMatchObject({ status: 200, data: { isOn: false } });
    const after = await read(page);
    expect(after).toMatchObject({
      ...{ version: 1, isOn: false, metaPixel: META, metaToken: { set: true, hint: null }, openLinks: 0 },
      byArtistAt: expect.stringMatching(/^\d{4}-/),
    });
    const [sealed] = (await given.site.ports.artistPixels.listSealed()).filter((row) => row.page === page);
    expect(sealed?.text).not.toContain(TOKEN);
    expect([await opened(code), (await set(code)).status]).toEqual(['used', 404]);
  });

  it('answers one of two posts that arrive together', async () => {
    const code = await make(await given.desk.create('Deux'));
    const answers = await Promise.all([set(code), set(code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  it('works for 24 hours, not once it is revoked, and ends with the other links of its page', async () => {
    const page = await given.desk.create('Fin');
    const [first, second] = [await make(page), await make(page)];
    expect([typeof (await opened(first, 23)), await opened(first, 25)]).toEqual(['object', 'expired']);
    await set(first);
    expect(await opened(second)).toBeUndefined();
    const third = await make(page);
    expect((await given.desk.call('DELETE', `/${page}/artist-pixels/links`)).data).toEqual({ revoked: 1 });
    expect([await opened(third), (await set(third)).status]).toEqual([undefined, 404]);
    expect(await opened('a'.repeat(22))).toBeUndefined();
  });

  it('leaves the switch and the contract to the agency, whose own change removes the artist’s mark', async () => {
    const page = await given.desk.create('Contrat');
    const own = { isOn: true, contractOn: '2026-11-30', tiktokPixel: '' };
    await given.desk.call('PUT', `/${page}/artist-pixels`, {
      version: 0,
      ...own,
      metaPixel: '999999999999999',
    });
    expect((await set(await make(page))).data).toEqual({ isOn: true });
    expect(await read(page)).toMatchObject({ isOn: true, contractOn: own.contractOn, metaPixel: META });
    const change = (version: number, metaPixel: string, isOn: boolean) =>
      given.desk.call('PUT', `/${page}/artist-pixels`, { ...own, version, metaPixel, isOn });
    expect((await change(2, META, false)).data.byArtistAt).not.toBeNull();
    expect((await change(3, '999999999999999', false)).data.byArtistAt).toBeNull();
  });

  it('keeps a stored token with its pixel alone, and opens a lane that was refused', async () => {
    const page = await given.desk.create('Voie');
    const { conversions } = given.site.ports;
    const lane = artistLane('meta', page);
    await conversions.setLane(lane, 'blocked', 1);
    await set(await make(page));
    expect((await conversions.lane(lane)).state).toBe('open');
    await set(await make(page), { metaToken: '' });
    expect((await read(page)).metaToken.set).toBe(true);
    await set(await make(page), { metaToken: '', metaPixel: '999999999999999' });
    expect((await read(page)).metaToken.set).toBe(false);
  });

  it.each([
    [{ metaPixel: '', metaToken: '' }, 'metaPixel'],
    [{ metaPixel: '' }, 'metaPixel'],
    [{ tiktokToken: 'x' }, 'tiktokPixel'],
    [{ metaPixel: '12' }, 'metaPixel'],
  ])('refuses %j, and stays open', async (body, field) => {
    const code = await make(await given.desk.create('Refus'));
    const refused = await set(code, body);
    expect([refused.status, Object.keys(refused.fields)]).toEqual([422, [field]]);
    expect(typeof (await opened(code))).toBe('object');
  });

  it('limits guesses from one address', async () => {
    const limited = await openTestSite(engine, { formLimits: { perMinute: 2, perHour: 9 } });
    onTestFinished(() => limited.close());
    const address = newAddress();
    const statuses: number[] = [];
    for (let guess = 0; guess < 3; guess += 1) {
      const body = { ...typed, code: `${'b'.repeat(21)}${guess}` };
      statuses.push((await limited.send('POST', '/api/artist-pixels', body, {}, address)).status);
    }
    expect(statuses).toEqual([404, 404, 429]);
  });

  it('leaves code, pixel and token out of the log and the audit', async () => {
    const code = await make(await given.desk.create('Journal'));
    await set(code);
    await set(code);
    const audit = await given.site.send('GET', '/api/audit?pageSize=100', undefined, given.desk.headers);
    const text = await audit.text();
    expect(text).toContain('landing_artist_pixels_set');
    expect(`${text}${given.site.lines.join()}`).not.toMatch(new RegExp(`${TOKEN}|${META}|${code}`));
  });
});
