import type { IncomingMessage } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { fieldsOf, problemOf } from '../../../../tests/refusals.ts';
import {
  APP_PASSWORD,
  BLOG,
  json,
  openSourceSettings,
  type SourceSettings,
  WIDGET,
} from '../../../../tests/source-settings.ts';
import { post } from '../../../../tests/vendors/blog.ts';
import { startVendor } from '../../../../tests/vendors/vendor-server.ts';
import { siteFacts } from '../../../composition/site-facts.ts';
import {
  ReviewsWidgetDto,
  WordpressCategories,
  WordpressDto,
  WordpressTestAnswer,
} from '../../../contracts/settings/source-settings.ts';

const KEY = 'widget-key-0123456789';

eachEngine('the source settings API', (engine) => {
  let settings: SourceSettings;
  beforeAll(async () => {
    settings = await openSourceSettings(engine);
    settings.site.feeds.refresher.start();
  });
  beforeEach(() => settings.resetVendors());
  afterAll(() => settings.close());
  const send: SourceSettings['send'] = (...call) => settings.send(...call);
  const read: SourceSettings['read'] = (...call) => settings.read(...call);
  const save: SourceSettings['save'] = (...call) => settings.save(...call);
  const shown = async (address: string) => (await (await settings.site.get(address)).json()).data;
  const facts = () =>
    siteFacts(settings.site.settings.now(), settings.site.costs.now(), settings.site.claims.shown(), {});
  /** A refresh after a change takes milliseconds; the timeout is generous because a busy machine is slow. */
  const soon = { timeout: 5000, interval: 20 };

  it('returns the settings of the environment until others are saved, and never a secret', async () => {
    const blog = await read(BLOG);
    expect(WordpressDto.parse(blog)).toEqual(blog);
    expect(blog).toEqual({
      version: 0,
      url: `${settings.blog.url}/`,
      username: '',
      appPassword: { set: false, hint: null },
      hookSecret: { set: false, hint: null },
      frequency: 'manual',
      canonical: 'site',
      categories: [],
    });
    const before = await read(WIDGET);
    expect(ReviewsWidgetDto.parse(before)).toEqual(before);
    expect(before).toEqual({ version: 0, widgetId: '', apiKey: { set: false, hint: null } });
    const saved = await (await save(WIDGET, { widgetId: 'agency', apiKey: KEY })).text();
    expect(saved).not.toContain(KEY);
    expect(JSON.parse(saved).data).toMatchObject({ version: 1, apiKey: { set: true, hint: '••••6789' } });
    expect(JSON.stringify(await settings.site.stores.settings.list())).not.toContain(KEY);
    expect(settings.site.settings.now().reviewsWidget.apiKey).toBe(KEY);
  });

  it('shows the reviews of a saved widget at once, and requests them with the saved key', async () => {
    await vi.waitFor(async () => expect(await shown('/api/reviews')).toHaveLength(1), soon);
    await save(WIDGET, { widgetId: 'agency', apiKey: 'another-key' });
    await vi.waitFor(
      () => expect(settings.sent.some((headers) => headers['x-api-key'] === 'another-key')).toBe(true),
      soon,
    );
  });

  it('shows the articles of another saved blog at once, and requests them without the password', async () => {
    const other = await startVendor([post({ title: { rendered: 'Ailleurs' }, link: 'https://x.example/1' })]);
    const heard: IncomingMessage['headers'][] = [];
    other.answer = {
      handler(request, response) {
        heard.push(request.headers);
        json(response, [post({ title: { rendered: 'Ailleurs' } })]);
      },
    };
    const answered = await save(BLOG, { url: other.url, username: 'lea', appPassword: APP_PASSWORD });
    expect((await answered.json()).data).toMatchObject({ appPassword: { set: true, hint: null } });
    expect(facts().blogUrl).toBe(`${other.url}/`);
    await vi.waitFor(
      async () => expect(await shown('/api/articles')).toMatchObject([{ title: 'Ailleurs' }]),
      soon,
    );
    expect(heard.map(({ authorization }) => authorization)).toEqual([undefined]);
    const entries = JSON.stringify(await settings.site.stores.audit.latest(20));
    expect(entries).toContain('settings_changed');
    expect(entries).not.toContain(APP_PASSWORD);
    await other.close();
  });

  it('removes the articles and reviews of a removed source, and its password', async () => {
    expect(
      (await save(BLOG, { url: settings.blog.url, username: 'lea', appPassword: APP_PASSWORD })).status,
    ).toBe(200);
    const out = await (await save(BLOG, { url: '', username: '' })).json();
    expect(out.data).toMatchObject({ url: '', appPassword: { set: false } });
    await vi.waitFor(async () => expect(await shown('/api/articles')).toEqual([]), soon);
    expect(facts().blogUrl).toBeUndefined();
    await save(WIDGET, { widgetId: '', apiKey: null });
    await vi.waitFor(async () => expect(await shown('/api/reviews')).toEqual([]), soon);
    expect(settings.site.settings.now().reviewsWidget).toEqual({ widgetId: '' });
  });

  it('keeps frequency and categories that a change omits, and deletes the categories with another blog', async () => {
    const { blog } = settings;
    await save(BLOG, { url: blog.url, username: 'lea', appPassword: APP_PASSWORD });
    await save(BLOG, { frequency: 'hourly', categories: [3, 1] });
    const known = { username: 'lea', frequency: 'hourly', categories: [3, 1] };
    expect(await read(BLOG)).toMatchObject(known);
    const { version } = await read(BLOG);
    await send('PUT', BLOG, { url: `${blog.url}/wp-json`, username: 'lea', version });
    expect(await read(BLOG)).toMatchObject(known);
    const later = await read(BLOG);
    await send('PUT', BLOG, { url: '', username: '', version: later.version });
    expect(await read(BLOG)).toMatchObject({ url: '', frequency: 'hourly', categories: [] });
  });

  it('returns the cause of a failed test, and the form of the addresses of a passed test', async () => {
    const typed = { url: settings.blog.url, username: 'lea', appPassword: APP_PASSWORD };
    const test = async (changes: object) => {
      const answered = await send('POST', `${BLOG}/test`, { ...typed, ...changes });
      return WordpressTestAnswer.parse((await answered.json()).data);
    };
    expect(await test({})).toMatchObject({ reason: null, permalinks: 'pretty' });
    expect(await test({ appPassword: 'wrong' })).toMatchObject({ reason: 'credentials', detail: '401' });
    expect(await test({ username: 'max' })).toMatchObject({ reason: 'unknown_user' });
  });

  it('returns the categories of the blog, and the reason when it does not answer', async () => {
    await save(BLOG, { url: settings.blog.url, username: '' });
    const categories = async () => WordpressCategories.parse(await read('/api/wordpress/categories'));
    expect(await categories()).toMatchObject({
      reason: null,
      categories: [{ id: 3 }, { id: 1 }],
      sample: false,
    });
    settings.blog.answer = { hostile: 'status 500' };
    expect(await categories()).toEqual({ reason: 'status', detail: '500', categories: [], sample: false });
    await save(BLOG, { url: '', username: '' });
    expect(await categories()).toEqual({ reason: null, detail: null, categories: [], sample: false });
  });

  it('returns 422 for another blog or user without a new password', async () => {
    const { url } = settings.blog;
    await save(BLOG, { url, username: 'lea', appPassword: APP_PASSWORD });
    for (const elsewhere of [
      { url: 'https://evil.example/', username: 'lea' },
      { url: `${url}/~eve/`, username: 'lea' },
      { url, username: 'eve' },
    ]) {
      expect(await fieldsOf(await save(BLOG, elsewhere))).toEqual([422, ['appPassword']]);
      expect(await fieldsOf(await send('POST', `${BLOG}/test`, elsewhere))).toEqual([422, ['appPassword']]);
    }
    expect((await save(BLOG, { url: `${settings.blog.url}/wp-json/` })).status).toBe(200);
  });

  it.each([
    [{ url: 'blog' }, 'url'],
    [{ url: 'http://blog.example.com' }, 'url'],
    [{ url: 'javascript:alert(1)' }, 'url'],
    [{ url: 'https://lea:secret@settings.blog.example.com' }, 'url'],
    [{ frequency: 'yearly' }, 'frequency'],
    [{ categories: [0] }, 'categories'],
    [{ url: '', username: 'lea', appPassword: 'x' }, 'url'],
    [{ url: 'https://blog.example.com', username: 'lea', appPassword: null }, 'appPassword'],
    [{ username: '', appPassword: 'x' }, 'username'],
    [{ username: 'a\nb', appPassword: 'x' }, 'username'],
  ])('returns 422 for a blog with %j', async (changes, field) => {
    const before = await read(BLOG);
    expect(await fieldsOf(await save(BLOG, changes))).toEqual([422, [field]]);
    expect(await read(BLOG)).toEqual(before);
  });

  it.each([
    [{ widgetId: '../x' }, 'widgetId'],
    [{ widgetId: 'x'.repeat(101) }, 'widgetId'],
    [{ apiKey: 'a\r\nHost: evil' }, 'apiKey'],
    [{ apiKey: 'clé' }, 'apiKey'],
  ])('returns 422 for a widget with %j', async (changes, field) => {
    expect(await fieldsOf(await save(WIDGET, changes))).toEqual([422, [field]]);
  });

  it('returns 409 for a change of another version', async () => {
    for (const [address, changes] of [
      [BLOG, { url: 'https://late.example/' }],
      [WIDGET, { widgetId: 'late' }],
    ] as const) {
      const { version } = await read(address);
      const late = { ...changes, version: version + 1 };
      expect(await problemOf(await save(address, late))).toEqual([409, 'settings_conflict']);
    }
  });
});
