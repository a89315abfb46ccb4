import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { problemOf } from '../../../../tests/refusals.ts';
import { hookHeaders, newHookSecret } from '../../../../tests/wordpress/wordpress-hook.ts';
import {
  fakePost,
  openSyncedSite,
  POSTS,
  SYNC,
  type SyncedSite,
} from '../../../../tests/wordpress/wordpress-sync.ts';
import type { PostPage } from '../../../contracts/wordpress.ts';

const HOOK = '/api/wordpress/hook';
const MINUTE = 60_000;

eachEngine('a message of the blog', (engine) => {
  let blog: SyncedSite;
  let secret: string;
  let now: number;
  beforeAll(async () => {
    blog = await openSyncedSite(engine, { RATE_LIMIT_PER_MINUTE: '5' }, { scheduleMs: 50 });
    await blog.site.start();
  });
  beforeEach(async () => {
    blog.wordpress.instead = undefined;
    blog.hold(fakePost(1));
    await blog.connect({ url: '', username: '', appPassword: undefined });
    await blog.connect();
    secret = await newHookSecret(blog.site, blog.token);
    // Two synchronisations started by messages are at least ten seconds apart.
    blog.pass(MINUTE);
    now = blog.site.ports.clock.now();
  });
  afterAll(() => blog.close());

  let client = 0;
  const send = (headers: Record<string, string>, body = '{}', address?: string) => {
    client += 1;
    return blog.site.send('POST', HOOK, body, headers, address ?? `192.0.2.${client}`);
  };
  const titles = async () => (await blog.read<PostPage>(POSTS)).items.map(({ title }) => title);
  const ended = async () => (await blog.state()).history.length;

  it('starts a synchronisation for a signed message, and stores its articles', async () => {
    expect((await blog.read<{ frequency: string }>('/api/settings/wordpress')).frequency).toBe('manual');
    expect((await send(hookHeaders(secret, { at: now }))).status).toBe(202);
    await expect.poll(ended, { timeout: 10_000 }).toBe(1);
    expect(await titles()).toEqual(['Article 1']);
    expect((await blog.state()).history).toMatchObject([{ trigger: 'hook', state: 'done' }]);
  });

  it('starts one synchronisation for a message that arrives twice', async () => {
    const headers = hookHeaders(secret, { at: now });
    expect((await send(headers)).status).toBe(202);
    await expect.poll(ended, { timeout: 10_000 }).toBe(1);
    blog.pass(MINUTE);
    expect(await problemOf(await send(headers))).toEqual([409, 'hook_repeated']);
    expect((await blog.state()).current).toBeNull();
  });

  it.each([
    ['has no headers', () => ({ 'content-type': 'application/json' })],
    ['has another secret', () => hookHeaders(`whsec_${Buffer.alloc(32, 9).toString('base64')}`, { at: now })],
    ['has another body', () => hookHeaders(secret, { at: now, body: '{"id":2}' })],
    ['is six minutes old', () => hookHeaders(secret, { at: now - 6 * MINUTE })],
    ['is six minutes early', () => hookHeaders(secret, { at: now + 6 * MINUTE })],
    ['names another message', () => ({ ...hookHeaders(secret, { at: now }), 'webhook-id': 'other' })],
    ['has a wrong time', () => ({ ...hookHeaders(secret, { at: now }), 'webhook-timestamp': '1e9' })],
  ])('refuses a message that %s', async (_name, headers) => {
    expect(await problemOf(await send(headers()))).toEqual([401, 'hook_unsigned']);
    expect((await blog.state()).current).toBeNull();
  });

  it('refuses a message that is too long, and too many messages of one address', async () => {
    const body = JSON.stringify('x'.repeat(5000));
    expect((await send(hookHeaders(secret, { at: now, body }), body)).status).toBe(413);
    const statuses = new Set<number>();
    for (let times = 0; times < 70; times += 1) statuses.add((await send({}, '{}', '192.0.2.250')).status);
    expect([...statuses]).toEqual([401, 429]);
  });

  it('refuses a message signed with a replaced secret, and every message after the blog is disconnected', async () => {
    const fresh = await newHookSecret(blog.site, blog.token);
    expect((await send(hookHeaders(secret, { at: now }))).status).toBe(401);
    expect((await send(hookHeaders(fresh, { at: now }))).status).toBe(202);
    await blog.connect({ url: '', username: '', appPassword: undefined });
    await blog.connect();
    expect((await send(hookHeaders(fresh, { at: now }))).status).toBe(401);
    // A message of the former blog starts no synchronisation of the next blog.
    expect(await blog.site.ports.hooks.last()).toBeUndefined();
    const { hookSecret } = await blog.read<{ hookSecret: object }>('/api/settings/wordpress');
    expect(hookSecret).toEqual({ set: false, hint: null });
  });

  it('starts another synchronisation after the current one for a message that arrives meanwhile', async () => {
    let isSlow = true;
    blog.wordpress.instead = (_route, query) => isSlow && query.get('orderby') === 'id';
    await blog.send('POST', SYNC);
    await expect.poll(async () => (await blog.state()).current?.step, { timeout: 10_000 }).toBe('changes');
    blog.pass(1000);
    now = blog.site.ports.clock.now();
    expect((await send(hookHeaders(secret, { at: now }))).status).toBe(202);
    isSlow = false;
    blog.wordpress.instead = undefined;
    await expect.poll(ended, { timeout: 20_000 }).toBe(1);
    blog.pass(MINUTE);
    // The worker also polls for due work without a message.
    await expect
      .poll(async () => (await blog.state()).history.map(({ trigger }) => trigger), { timeout: 25_000 })
      .toEqual(['hook', 'manual']);
  }, 60_000);

  it('shows only the end of the secret in the settings', async () => {
    const settings = JSON.stringify(await blog.read('/api/settings/wordpress'));
    expect(settings).toContain(`••••${secret.slice(-4)}`);
    expect(settings).not.toContain(secret.slice(6, 30));
    const entries = JSON.stringify(await blog.site.stores.audit.latest(5));
    expect(entries).not.toContain(secret.slice(6, 30));
  });
});
