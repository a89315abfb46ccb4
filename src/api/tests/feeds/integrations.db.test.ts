import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { addAccount, bearer, newAddress, postFrom, tokenOf } from '../../../../tests/accounts/accounts.ts';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { problemOf } from '../../../../tests/refusals.ts';
import { openTestSite, type TestSite } from '../../../../tests/test-site.ts';
import { startVendor, type Vendor } from '../../../../tests/vendors/vendor-server.ts';
import { compose } from '../../../composition/compose.ts';
import { readEnv } from '../../../config/env.ts';
import { IntegrationsDto } from '../../../contracts/settings/integrations.ts';

const path = '/api/settings/integrations';

eachEngine('the integrations API', (engine) => {
  let site: TestSite;
  let vendor: Vendor;
  let token: string;
  let adminId: string;
  beforeAll(async () => {
    vendor = await startVendor(null);
    const origins = { google: vendor.url, meta: vendor.url, tiktok: vendor.url };
    site = await openTestSite(
      engine,
      { tagLoaders: { origins } },
      { GA_ID: 'G-ENVIRON123', WEBHOOK_ALLOW_PRIVATE: 'on' },
    );
    const admin = await addAccount(site);
    adminId = admin.id;
    token = await tokenOf(site, admin);
  });
  afterAll(async () => {
    await site.close();
    await vendor.close();
  });
  const read = async (): Promise<IntegrationsDto> =>
    (await (await site.get(path, bearer(token))).json()).data;
  const put = (body: unknown, headers: Record<string, string> = bearer(token)) =>
    site.send('PUT', path, body, headers);
  const test = (provider: string, body: unknown, headers = bearer(token)) =>
    postFrom(site, newAddress(), `${path}/${provider}/test`, body, headers);
  const audited = async () => (await site.stores.audit.latest(1))[0];
  const script = (text: string) => ({
    handler: (_request: IncomingMessage, response: ServerResponse) =>
      void response.setHeader('content-type', 'text/javascript').end(text),
  });

  it('returns the integrations of the environment until others are saved', async () => {
    const response = await site.get(path, bearer(token));
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const { success, data } = await response.json();
    expect(success).toBe(true);
    expect(IntegrationsDto.parse(data)).toEqual(data);
    expect(data).toMatchObject({
      version: 0,
      googleAnalytics: { measurementId: 'G-ENVIRON123', isEnabled: true, enableUserProperties: false },
      metaPixel: { pixelId: '', isEnabled: false },
    });
  });

  it('saves all five integrations, applies them before it responds, and records the changes', async () => {
    const before = await read();
    const metaPixel = { pixelId: ' 123456789012345 ', isEnabled: true, enableAdvancedMatching: true };
    const response = await put({ ...before, metaPixel });
    const saved = { ...before, metaPixel: { ...metaPixel, pixelId: '123456789012345' }, version: 1 };
    expect([response.status, await response.json()]).toEqual([200, { success: true, data: saved }]);
    expect(await read()).toEqual(saved);
    const { version: _version, ...integrations } = saved;
    expect(site.settings.now().integrations).toEqual(integrations);
    const entry = await audited();
    expect(entry).toMatchObject({ action: 'settings_changed', subject: 'integrations', actorId: adminId });
    expect(entry?.before).toEqual({ metaPixel: before.metaPixel });
    expect(entry?.after).toEqual({ metaPixel: saved.metaPixel });
  });

  it('keeps the version and writes no audit entry for unchanged integrations', async () => {
    const [before, entry] = [await read(), await audited()];
    expect(await (await put(before)).json()).toEqual({ success: true, data: before });
    expect(await audited()).toEqual(entry);
  });

  it('applies saved integrations in another process too', async () => {
    const changed = vi.fn();
    const other = await compose(readEnv({ ...site.variables, LOG_LEVEL: 'silent', GA_ID: 'G-ENVIRON123' }));
    other.settings.onChange(changed);
    other.revisions.start();
    const before = await read();
    const googleAds = {
      conversionId: 'AW-123456789',
      conversionLabel: 'eXJgCOT3yJwcEMe1u7ND',
      isEnabled: true,
      enableRemarketing: true,
    };
    expect((await put({ ...before, googleAds })).status).toBe(200);
    await vi.waitFor(() => expect(other.settings.now().integrations.googleAds).toEqual(googleAds), {
      timeout: 5000,
      interval: 20,
    });
    expect(changed.mock.calls).toEqual([[['integrations']]]);
    await other.close();
  });

  it('returns 409 with a message for an older version, and changes nothing', async () => {
    const before = await read();
    const googleTagManager = { containerId: 'GTM-ABC1234', isEnabled: true };
    expect((await put({ ...before, googleTagManager })).status).toBe(200);
    const entry = await audited();
    for (const version of [before.version, 0, before.version + 2]) {
      const late = await put({ ...before, version });
      expect([late.status, await late.json()]).toMatchObject([
        409,
        { code: 'settings_conflict', message: expect.stringContaining('quelqu’un d’autre') },
      ]);
    }
    expect(await read()).toMatchObject({ version: before.version + 1, googleTagManager });
    expect(await audited()).toEqual(entry);
  });

  it('accepts one of four changes at once, and returns 409 for the others', async () => {
    const before = await read();
    const tiktok = (digit: number) => ({
      pixelId: String(digit).repeat(19),
      isEnabled: true,
      enableAdvancedMatching: false,
    });
    const all = await Promise.all(
      [1, 2, 3, 4].map((digit) => put({ ...before, tiktokPixel: tiktok(digit) })),
    );
    expect(all.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const winner = all.findIndex(({ status }) => status === 200) + 1;
    expect(await read()).toMatchObject({ version: before.version + 1, tiktokPixel: tiktok(winner) });
  });

  it('saves an identifier in capitals', async () => {
    const before = await read();
    const googleTagManager = { ...before.googleTagManager, containerId: ' gtm-k7q2m9x ' };
    expect((await put({ ...before, googleTagManager }, bearer(token))).status).toBe(200);
    expect((await read()).googleTagManager.containerId).toBe('GTM-K7Q2M9X');
  });

  it('returns 422 with a translated message for each wrong identifier, and saves nothing', async () => {
    const before = await read();
    const wrong = {
      ...before,
      googleAnalytics: { ...before.googleAnalytics, measurementId: 'G-ABC' },
      tiktokPixel: { ...before.tiktokPixel, pixelId: 'C4ABCDEF' },
    };
    const response = await put(wrong, { ...bearer(token), 'accept-language': 'en' });
    const { code, fields } = await response.json();
    expect([response.status, code]).toEqual([422, 'invalid_fields']);
    expect(fields).toEqual({
      googleAnalytics: expect.stringContaining('Google Analytics'),
      tiktokPixel: 'That is not a TikTok pixel ID.',
    });
    expect(await read()).toEqual(before);
  });

  it.each([
    ['an empty object', {}],
    ['no version', { version: undefined }],
    ['a negative version', { version: -1 }],
    [
      'a switch that is no boolean',
      { metaPixel: { pixelId: '', isEnabled: 'yes', enableAdvancedMatching: false } },
    ],
    ['a missing integration', { googleAds: undefined }],
  ])('returns 422 for %s', async (_name, changes) => {
    const body = Object.keys(changes).length === 0 ? {} : { ...(await read()), ...changes };
    expect(await problemOf(await put(body))).toEqual([422, 'invalid_fields']);
  });

  it('tests an unsaved identifier with the vendor, and returns and records the result', async () => {
    vendor.answer = script('"GTM-QQQ1234"');
    const response = await test('googleTagManager', { id: ' GTM-QQQ1234 ' });
    const { data } = await response.json();
    expect([response.status, data]).toEqual([
      200,
      { result: 'found', detail: 'script with the identifier', durationMs: expect.any(Number) },
    ]);
    expect(vendor.requests.at(-1)).toBe('/gtm.js?id=GTM-QQQ1234');
    expect(await audited()).toMatchObject({
      action: 'integration_tested',
      subject: 'googleTagManager',
      actorId: adminId,
      after: { id: 'GTM-QQQ1234', result: 'found' },
    });
    vendor.answer = { hostile: 'status 404' };
    const unknown = await (await test('googleTagManager', { id: 'GTM-QQQ1234' })).json();
    expect(unknown.data).toMatchObject({ result: 'unknown', detail: 'HTTP 404' });
    vendor.answer = { hostile: 'a closed door' };
    const gone = await (await test('googleTagManager', { id: 'GTM-QQQ1234' })).json();
    expect(gone.data).toMatchObject({ result: 'unreachable', detail: 'connection closed' });
  });

  it.each(['ga', 'toString', 'googleanalytics'])('returns 404 for the integration %s', async (provider) => {
    expect(await problemOf(await test(provider, { id: 'G-ABCDE12345' }))).toEqual([404, 'not_found']);
  });

  it.each(['', 'G-1', 'G-ABCDE12345&x=', '../x', 5])('returns 422 for %j, calling no vendor', async (id) => {
    const asked = vendor.requests.length;
    const response = await test('googleAnalytics', { id });
    const { code, fields } = await response.json();
    expect([response.status, code, Object.keys(fields)]).toEqual([422, 'invalid_fields', ['id']]);
    expect(vendor.requests).toHaveLength(asked);
  });

  it('returns 429 when tests come too often', async () => {
    const strict = await openTestSite(engine, { formLimits: { perMinute: 1, perHour: 9 } });
    const address = newAddress();
    const ask = () => postFrom(strict, address, `${path}/metaPixel/test`, {}, {});
    expect(await problemOf(await ask())).toEqual([401, 'unauthorized']);
    expect(await problemOf(await ask())).toEqual([429, 'rate_limited']);
    await strict.close();
  });

  it('returns 500, and logs the failure', async () => {
    const broken = await openTestSite(engine);
    const admin = bearer(await tokenOf(broken, await addAccount(broken)));
    vi.spyOn(broken.settings, 'refresh').mockRejectedValue(new Error('gone'));
    expect(await problemOf(await broken.get(path, admin))).toEqual([500, 'internal']);
    expect(broken.lines.join('')).toContain('request failed');
    await broken.close();
  });
});
