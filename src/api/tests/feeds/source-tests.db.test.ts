import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { addAccount, bearer, tokenOf } from '../../../../tests/accounts/accounts.ts';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { fieldsOf } from '../../../../tests/refusals.ts';
import {
  APP_PASSWORD,
  BLOG,
  openSourceSettings,
  type SourceSettings,
  WIDGET,
} from '../../../../tests/source-settings.ts';
import { openTestSite } from '../../../../tests/test-site.ts';

const KEY = 'widget-key-0123456789';

eachEngine('the test of a source', (engine) => {
  let settings: SourceSettings;
  beforeAll(async () => {
    settings = await openSourceSettings(engine);
  });
  beforeEach(() => settings.resetVendors());
  afterAll(() => settings.close());
  const test = (address: string, typed: object) => settings.send('POST', `${address}/test`, typed);
  const tested = async (address: string, typed: object) => (await (await test(address, typed)).json()).data;
  const save: SourceSettings['save'] = (...call) => settings.save(...call);

  it('requests the typed source, and returns and records its success', async () => {
    expect(await tested(BLOG, { url: settings.blog.url, username: '' })).toMatchObject({
      reason: null,
      detail: null,
    });
    expect(settings.sent).toHaveLength(1);
    expect(
      await tested(BLOG, { url: settings.blog.url, username: 'lea', appPassword: APP_PASSWORD }),
    ).toMatchObject({
      reason: null,
    });
    expect(await tested(WIDGET, { widgetId: 'agency', apiKey: KEY })).toMatchObject({ reason: null });
    expect(settings.sent.at(-1)).toMatchObject({ 'x-api-key': KEY });
    const [entry] = await settings.site.stores.audit.latest(1);
    expect(entry).toMatchObject({
      action: 'source_tested',
      subject: 'reviewsWidget',
      after: { widgetId: 'agency', result: 'found' },
    });
    expect(JSON.stringify(await settings.site.stores.audit.latest(5))).not.toContain(KEY);
  });

  it('returns the reason of a failure', async () => {
    expect(
      await tested(BLOG, { url: settings.blog.url, username: 'lea', appPassword: 'wrong' }),
    ).toMatchObject({
      reason: 'credentials',
      detail: '401',
    });
    expect(await tested(WIDGET, { widgetId: 'nobody' })).toMatchObject({
      reason: 'status',
      detail: 'widget_not_found',
    });
    settings.blog.answer = { hostile: 'status 500' };
    expect(await tested(BLOG, { url: settings.blog.url, username: '' })).toMatchObject({
      reason: 'status',
      detail: '500',
    });
    settings.blog.answer = { hostile: 'a page' };
    expect(await tested(BLOG, { url: settings.blog.url, username: '' })).toMatchObject({
      reason: 'not_wordpress',
    });
    expect(await tested(BLOG, { url: 'http://127.0.0.1:1', username: '' })).toMatchObject({
      reason: 'unreachable',
      detail: 'connection refused',
    });
  });

  it('returns the reason `timeout` after five seconds', async () => {
    settings.blog.answer = { hostile: 'twenty seconds' };
    // All time limits pass a hundred times faster.
    const limit = AbortSignal.timeout.bind(AbortSignal);
    const limits = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => limit(ms / 100));
    try {
      expect(await tested(BLOG, { url: settings.blog.url, username: '' })).toMatchObject({
        reason: 'timeout',
      });
      expect(limits.mock.calls).toEqual([[5000]]);
    } finally {
      limits.mockRestore();
    }
  });

  it('uses the stored secret when the field is absent, and no secret when it is null', async () => {
    await save(WIDGET, { widgetId: 'agency', apiKey: KEY });
    await tested(WIDGET, { widgetId: 'agency' });
    expect(settings.sent.at(-1)).toMatchObject({ 'x-api-key': KEY });
    await tested(WIDGET, { widgetId: 'agency', apiKey: null });
    expect(settings.sent.at(-1)).not.toHaveProperty('x-api-key');
    await save(BLOG, { url: settings.blog.url, username: 'lea', appPassword: APP_PASSWORD });
    expect(await tested(BLOG, { url: settings.blog.url, username: 'lea' })).toMatchObject({ reason: null });
  });

  it('sends no request to a private address unless the operator allows it', async () => {
    const strict = await openTestSite(engine);
    const its = bearer(await tokenOf(strict, await addAccount(strict)));
    const before = settings.blog.requests.length;
    const response = await strict.post(`${BLOG}/test`, { url: settings.blog.url, username: '' }, its);
    expect((await response.json()).data).toMatchObject({ reason: 'private_address' });
    expect(settings.blog.requests.length).toBe(before);
    await strict.close();
  });

  it('returns 422 without an address or an identifier', async () => {
    expect(await fieldsOf(await test(BLOG, { url: '', username: '' }))).toEqual([422, ['url']]);
    expect(await fieldsOf(await test(WIDGET, { widgetId: '' }))).toEqual([422, ['widgetId']]);
  });

  it('returns 429 when tests come too often', async () => {
    const strict = await openTestSite(engine, { formLimits: { perMinute: 1, perHour: 9 } });
    const its = bearer(await tokenOf(strict, await addAccount(strict)));
    const refusals: number[] = [];
    for (const typed of [{ widgetId: '' }, { widgetId: '' }])
      refusals.push((await strict.post(`${WIDGET}/test`, typed, its)).status);
    refusals.push((await strict.post(`${BLOG}/test`, { url: '', username: '' }, its)).status);
    expect(refusals).toEqual([422, 429, 429]);
    await strict.close();
  });
});
