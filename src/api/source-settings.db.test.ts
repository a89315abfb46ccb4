import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addAccount, bearer, tokenOf } from '../../tests/accounts.ts';
import { eachEngine } from '../../tests/databases.ts';
import { expectAdministratorsOnly, expectBodiesRefused } from '../../tests/refusals.ts';
import { openTestSite, type TestSite } from '../../tests/test-site.ts';
import { post } from '../../tests/vendors/blog.ts';
import { answerV1, reviewV1, unknownWidget } from '../../tests/vendors/reviews-widget.ts';
import { startVendor, type Vendor } from '../../tests/vendors/vendor-server.ts';
import { readEnv } from '../config/env.ts';
import { ReviewsWidgetDto, WordpressDto } from '../contracts/source-settings.ts';
import { siteFacts } from '../site-facts.ts';

const BLOG = '/api/settings/wordpress';
const WIDGET = '/api/settings/reviews-widget';
const PASSWORD = 'abcd EFGH 1234 ijkl MNOP 5678';
const KEY = 'widget-key-0123456789';
const basic = `Basic ${Buffer.from(`lea:${PASSWORD}`).toString('base64')}`;

eachEngine('the settings of blog and reviews', (engine) => {
  let site: TestSite;
  let token: string;
  let blog: Vendor;
  let widget: Vendor;
  let sent: IncomingMessage['headers'][];
  beforeAll(async () => {
    [blog, widget] = await Promise.all([startVendor([]), startVendor({})]);
    const variables = {
      WEBHOOK_ALLOW_PRIVATE: 'on',
      REVIEWS_API_BASE: `${widget.url}/v1`,
      BLOG_URL: `${blog.url}/`,
      DEMO_DATA: 'off',
    };
    site = await openTestSite(engine, {}, variables);
    token = await tokenOf(site, await addAccount(site));
    site.feeds.refresher.start();
  });
  afterAll(async () => {
    await site.close();
    await Promise.all([blog.close(), widget.close()]);
  });
  beforeEach(() => {
    sent = [];
    blog.answer = {
      handler(request, response) {
        sent.push(request.headers);
        if (!request.url?.includes('/users/me')) return json(response, [post()]);
        if (request.headers.authorization !== basic) response.writeHead(401);
        json(response, { id: 1 });
      },
    };
    widget.answer = {
      handler(request, response) {
        sent.push(request.headers);
        json(response, request.url === '/v1/widgets/agency' ? answerV1([reviewV1()]) : unknownWidget);
      },
    };
  });
  const json = (response: ServerResponse, value: unknown) => void response.end(JSON.stringify(value));

  const send = (method: string, address: string, body: unknown, headers = bearer(token)) =>
    site.api.request(address, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const read = async (address: string) => (await (await site.get(address, bearer(token))).json()).data;
  const codeOf = async (response: Response) => [response.status, (await response.json()).code];
  const fieldsOf = async (response: Response) => [
    response.status,
    Object.keys((await response.json()).fields),
  ];
  const save = async (address: string, changes: object) => {
    const { appPassword: _password, apiKey: _key, ...values } = await read(address);
    return send('PUT', address, { ...values, ...changes });
  };
  const tested = async (address: string, typed: object) =>
    (await (await send('POST', `${address}/test`, typed)).json()).data;
  const shown = async (address: string) => (await (await site.get(address)).json()).data;
  const facts = () => siteFacts(readEnv({}), site.configuration.now(), site.costs.now());
  /** A refresh after a change is a matter of milliseconds; a busy machine has more. */
  const soon = { timeout: 5000, interval: 20 };

  it('200: the environment counts until something is saved, secrets are never in an answer', async () => {
    const settings = await read(BLOG);
    expect(WordpressDto.parse(settings)).toEqual(settings);
    expect(settings).toEqual({
      version: 0,
      url: `${blog.url}/`,
      username: '',
      appPassword: { set: false, hint: null },
    });
    const before = await read(WIDGET);
    expect(ReviewsWidgetDto.parse(before)).toEqual(before);
    expect(before).toEqual({ version: 0, widgetId: '', apiKey: { set: false, hint: null } });
    const saved = await (await save(WIDGET, { widgetId: 'agency', apiKey: KEY })).text();
    expect(saved).not.toContain(KEY);
    expect(JSON.parse(saved).data).toMatchObject({ version: 1, apiKey: { set: true, hint: '••••6789' } });
    expect(JSON.stringify(await site.stores.configuration.list())).not.toContain(KEY);
    expect(site.configuration.now().reviewsWidget.apiKey).toBe(KEY);
  });

  it('200: what is saved is asked at once, with the key, and shown', async () => {
    await vi.waitFor(async () => expect(await shown('/api/reviews')).toHaveLength(1), soon);
    await save(WIDGET, { widgetId: 'agency', apiKey: 'another-key' });
    await vi.waitFor(
      () => expect(sent.some((headers) => headers['x-api-key'] === 'another-key')).toBe(true),
      soon,
    );
  });

  it('200: another blog takes the place of the first, on the pages too, and asks without the password', async () => {
    const other = await startVendor([post({ title: { rendered: 'Ailleurs' }, link: 'https://x.example/1' })]);
    const heard: IncomingMessage['headers'][] = [];
    other.answer = {
      handler(request, response) {
        heard.push(request.headers);
        json(response, [post({ title: { rendered: 'Ailleurs' } })]);
      },
    };
    const answered = await save(BLOG, { url: other.url, username: 'lea', appPassword: PASSWORD });
    expect((await answered.json()).data).toMatchObject({ appPassword: { set: true, hint: null } });
    expect(facts().blogUrl).toBe(`${other.url}/`);
    await vi.waitFor(
      async () => expect(await shown('/api/articles')).toMatchObject([{ title: 'Ailleurs' }]),
      soon,
    );
    expect(heard.map(({ authorization }) => authorization)).toEqual([undefined]);
    const entries = JSON.stringify(await site.stores.audit.latest(20));
    expect(entries).toContain('settings_changed');
    expect(entries).not.toContain(PASSWORD);
    await other.close();
  });

  it('200: what is taken out goes from the pages, and its password with it', async () => {
    expect((await save(BLOG, { url: blog.url, username: 'lea', appPassword: PASSWORD })).status).toBe(200);
    const out = await (await save(BLOG, { url: '', username: '' })).json();
    expect(out.data).toMatchObject({ url: '', appPassword: { set: false } });
    await vi.waitFor(async () => expect(await shown('/api/articles')).toEqual([]), soon);
    expect(facts().blogUrl).toBeUndefined();
    await save(WIDGET, { widgetId: '', apiKey: null });
    await vi.waitFor(async () => expect(await shown('/api/reviews')).toEqual([]), soon);
    expect(site.configuration.now().reviewsWidget).toEqual({ widgetId: '' });
  });

  describe('POST …/test', () => {
    it('200: asks for what is typed, and says that it came', async () => {
      expect(await tested(BLOG, { url: blog.url, username: '' })).toMatchObject({
        reason: null,
        detail: null,
      });
      expect(sent).toHaveLength(1);
      expect(await tested(BLOG, { url: blog.url, username: 'lea', appPassword: PASSWORD })).toMatchObject({
        reason: null,
      });
      expect(await tested(WIDGET, { widgetId: 'agency', apiKey: KEY })).toMatchObject({ reason: null });
      expect(sent.at(-1)).toMatchObject({ 'x-api-key': KEY });
      const [entry] = await site.stores.audit.latest(1);
      expect(entry).toMatchObject({
        action: 'source_tested',
        subject: 'reviewsWidget',
        after: { widgetId: 'agency', result: 'found' },
      });
      expect(JSON.stringify(await site.stores.audit.latest(5))).not.toContain(KEY);
    });

    it('200: says what is wrong', async () => {
      expect(await tested(BLOG, { url: blog.url, username: 'lea', appPassword: 'wrong' })).toMatchObject({
        reason: 'credentials',
        detail: '401',
      });
      expect(await tested(WIDGET, { widgetId: 'nobody' })).toMatchObject({
        reason: 'status',
        detail: 'widget_not_found',
      });
      blog.answer = { hostile: 'status 500' };
      expect(await tested(BLOG, { url: blog.url, username: '' })).toMatchObject({
        reason: 'status',
        detail: '500',
      });
      blog.answer = { hostile: 'a page' };
      expect(await tested(BLOG, { url: blog.url, username: '' })).toMatchObject({ reason: 'invalid' });
      expect(await tested(BLOG, { url: 'http://127.0.0.1:1', username: '' })).toMatchObject({
        reason: 'unreachable',
        detail: 'connection refused',
      });
    });

    it('200: gives up after five seconds', async () => {
      blog.answer = { hostile: 'twenty seconds' };
      const answer = await tested(BLOG, { url: blog.url, username: '' });
      expect(answer).toMatchObject({ reason: 'timeout' });
      expect(answer.durationMs).toBeGreaterThan(4500);
      expect(answer.durationMs).toBeLessThan(8000);
    }, 15_000);

    it('200: takes the stored secret where none is typed, and none where it is taken out', async () => {
      await save(WIDGET, { widgetId: 'agency', apiKey: KEY });
      await tested(WIDGET, { widgetId: 'agency' });
      expect(sent.at(-1)).toMatchObject({ 'x-api-key': KEY });
      await tested(WIDGET, { widgetId: 'agency', apiKey: null });
      expect(sent.at(-1)).not.toHaveProperty('x-api-key');
      await save(BLOG, { url: blog.url, username: 'lea', appPassword: PASSWORD });
      expect(await tested(BLOG, { url: blog.url, username: 'lea' })).toMatchObject({ reason: null });
    });

    it('200: a private address is not asked unless the operator allows it', async () => {
      const strict = await openTestSite(engine);
      const its = bearer(await tokenOf(strict, await addAccount(strict)));
      const before = blog.requests.length;
      const response = await strict.post(`${BLOG}/test`, { url: blog.url, username: '' }, its);
      expect((await response.json()).data).toMatchObject({
        reason: 'unreachable',
        detail: 'private address',
      });
      expect(blog.requests.length).toBe(before);
      await strict.close();
    });
  });

  it('422: sends a stored password to no other server', async () => {
    await save(BLOG, { url: blog.url, username: 'lea', appPassword: PASSWORD });
    const elsewhere = { url: 'https://evil.example/', username: 'lea' };
    expect(await fieldsOf(await save(BLOG, elsewhere))).toEqual([422, ['appPassword']]);
    expect(await fieldsOf(await send('POST', `${BLOG}/test`, elsewhere))).toEqual([422, ['appPassword']]);
    expect((await save(BLOG, { url: `${blog.url}/wp-json/` })).status).toBe(200);
  });

  it.each([
    [{ url: 'blog' }, 'url'],
    [{ url: 'http://blog.example.com' }, 'url'],
    [{ url: 'javascript:alert(1)' }, 'url'],
    [{ url: 'https://lea:secret@blog.example.com' }, 'url'],
    [{ url: '', username: 'lea', appPassword: 'x' }, 'url'],
    [{ url: 'https://blog.example.com', username: 'lea', appPassword: null }, 'appPassword'],
    [{ username: '', appPassword: 'x' }, 'username'],
    [{ username: 'a\nb', appPassword: 'x' }, 'username'],
  ])('422: refuses a blog with %j', async (changes, field) => {
    const before = await read(BLOG);
    expect(await fieldsOf(await save(BLOG, changes))).toEqual([422, [field]]);
    expect(await read(BLOG)).toEqual(before);
  });

  it.each([
    [{ widgetId: '../x' }, 'widgetId'],
    [{ widgetId: 'x'.repeat(101) }, 'widgetId'],
    [{ apiKey: 'a\r\nHost: evil' }, 'apiKey'],
    [{ apiKey: 'clé' }, 'apiKey'],
  ])('422: refuses a widget with %j', async (changes, field) => {
    expect(await fieldsOf(await save(WIDGET, changes))).toEqual([422, [field]]);
  });

  it('422: has nothing to test without an address or an identifier', async () => {
    expect(await fieldsOf(await send('POST', `${BLOG}/test`, { url: '', username: '' }))).toEqual([
      422,
      ['url'],
    ]);
    expect(await fieldsOf(await send('POST', `${WIDGET}/test`, { widgetId: '' }))).toEqual([
      422,
      ['widgetId'],
    ]);
  });

  it('409: tells whoever edited an older version', async () => {
    for (const [address, changes] of [
      [BLOG, { url: 'https://late.example/' }],
      [WIDGET, { widgetId: 'late' }],
    ] as const) {
      const { version } = await read(address);
      const late = { ...changes, version: version + 1 };
      expect(await codeOf(await save(address, late))).toEqual([409, 'settings_conflict']);
    }
  });

  const bodies = [
    ['PUT', BLOG],
    ['POST', `${BLOG}/test`],
    ['PUT', WIDGET],
    ['POST', `${WIDGET}/test`],
  ] as const;

  it.each(bodies)('400, 413, 415: %s %s refuses what is no such body', (...call) =>
    expectBodiesRefused(site, token, ...call),
  );

  it('401, 403: is for administrators', () =>
    expectAdministratorsOnly(site, [
      ...bodies,
      ...[BLOG, WIDGET].map((address) => ['GET', address] as const),
    ]));

  it('429: limits tests', async () => {
    const strict = await openTestSite(engine, { formLimits: { perMinute: 1, perHour: 9 } });
    const its = bearer(await tokenOf(strict, await addAccount(strict)));
    const refusals: number[] = [];
    for (const typed of [{ widgetId: '' }, { widgetId: '' }])
      refusals.push((await strict.post(`${WIDGET}/test`, typed, its)).status);
    refusals.push((await strict.post(`${BLOG}/test`, { url: '', username: '' }, its)).status);
    expect(refusals).toEqual([422, 429, 429]);
    await strict.close();
  });

  it('500: says nothing of why', async () => {
    const broken = vi.spyOn(site.stores.configuration, 'list').mockRejectedValue(new Error('disk on fire'));
    for (const [method, address] of bodies) {
      const typed = { version: 0, url: blog.url, username: '', widgetId: 'agency' };
      const response = await send(method, address, typed);
      expect([method, address, response.status]).toEqual([method, address, 500]);
      expect(await response.text()).not.toContain('fire');
    }
    for (const address of [BLOG, WIDGET]) {
      const response = await site.get(address, bearer(token));
      expect([address, response.status]).toEqual([address, 500]);
    }
    broken.mockRestore();
  });
});
