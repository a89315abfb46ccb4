import { expect } from 'vitest';
import type { Engine } from '../../src/adapters/db/engine/connect.ts';
import type { Overrides } from '../../src/composition/overrides.ts';
import type { SyncView } from '../../src/contracts/wordpress.ts';
import { addAccount, bearer, tokenOf } from '../accounts/accounts.ts';
import { openTestSite } from '../test-site.ts';
import { startVendor } from '../vendors/vendor-server.ts';
import { fakeWordpress } from '../vendors/wordpress-api.ts';
import { type FakePost, fakePost } from '../vendors/wordpress-posts.ts';

export const SYNC = '/api/wordpress/sync';
export const POSTS = '/api/wordpress/posts';

/** The largest response that the site reads, in bytes: small, so that the tests need no large articles. */
const MAX_BYTES = 200_000;

/** Opens a site that is connected to a fake blog with some articles, and runs the workers of its queues. */
export async function openSyncedSite(
  engine: Engine,
  variables: Record<string, string> = {},
  blog: Overrides['blog'] = {},
) {
  const vendor = await startVendor([]);
  const account = { username: 'lea', password: 'abcd efgh', drafts: true };
  const wordpress = fakeWordpress({ account, posts: [] });
  vendor.answer = { handler: wordpress.handler };
  let now = Date.UTC(2026, 10, 24, 12);
  const clock = { now: () => now };
  const site = await openTestSite(
    engine,
    {
      clock,
      pollMs: 10,
      random: () => 0.5,
      blog: { waitsMs: [5, 5], timeoutMs: 5000, maxBytes: MAX_BYTES, ...blog },
    },
    { WEBHOOK_ALLOW_PRIVATE: 'on', DEMO_DATA: 'off', ...variables },
  );
  const token = await tokenOf(site, await addAccount(site));
  const headers = bearer(token);
  const read = async <T>(path: string): Promise<T> => (await (await site.get(path, headers)).json()).data;
  const send = (method: string, path: string, body?: unknown) => site.send(method, path, body, headers);
  const state = () => read<SyncView>(SYNC);
  return {
    site,
    token,
    vendor,
    wordpress,
    send,
    read,
    state,
    /** Moves the clock of the site. */
    pass: (ms: number) => {
      now += ms;
    },
    async connect(changes: object = {}): Promise<void> {
      const { version } = await read<{ version: number }>('/api/settings/wordpress');
      const { username, password } = account;
      const body = { version, url: vendor.url, username, appPassword: password, ...changes };
      expect((await send('PUT', '/api/settings/wordpress', body)).status).toBe(200);
    },
    /** Replaces the articles of the blog. */
    hold(...posts: FakePost[]): void {
      wordpress.posts = posts;
    },
    /** Starts a synchronisation, waits for its end, and returns it with the requests to the blog. */
    async sync() {
      wordpress.asked.length = 0;
      expect((await send('POST', SYNC)).status).toBe(202);
      await expect.poll(async () => (await state()).current, { timeout: 20_000, interval: 20 }).toBeNull();
      const [last] = (await state()).history;
      if (!last) throw new Error('no synchronisation ended');
      return { ...last, requests: wordpress.asked.length };
    },
    async close(): Promise<void> {
      await site.close();
      await vendor.close();
    },
  };
}
export type SyncedSite = Awaited<ReturnType<typeof openSyncedSite>>;
export { fakePost };
