import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import type { Engine } from '../src/adapters/db/engine/connect.ts';
import { createLog } from '../src/adapters/log/create-log.ts';
import type { Safekeeping } from '../src/app/ports/safekeeping.ts';
import { type Composition, compose } from '../src/composition/compose.ts';
import type { Overrides } from '../src/composition/overrides.ts';
import { readEnv } from '../src/config/env.ts';
import { defaultOf } from '../src/pages/content.ts';
import { cheapPasswords } from './accounts/cheap-passwords.ts';
import { freshLocation } from './databases/databases.ts';

export interface TestSite extends Composition {
  /** Environment of another process that works on the same database. */
  variables: Record<string, string>;
  /** All lines of the log. */
  lines: string[];
  /**
   * Sends a request without a server. The body is sent as JSON, a string or bytes unchanged; `from` is the visitor's IP address.
   */
  send(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
    from?: string,
  ): Promise<Response>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  /** Starts a real server for the API, and returns its address. */
  listen(): Promise<string>;
}

/** Starts no process: `backup.process.db.test.ts` tests the real commands. */
const noBackups: Safekeeping = {
  backUp: async () => ({ bytes: 6, content: Readable.from([Buffer.from('backup')]) }),
  tryRestore: async () => {},
};

/** Composes a site on a new, empty database, with rate limits that a test reaches only if it sets them itself. */
export async function openTestSite(
  engine: Engine,
  overrides: Overrides = {},
  variables: Record<string, string> = {},
): Promise<TestSite> {
  const location = await freshLocation(engine, { migrated: true });
  const place = {
    DATA_DIR: location.dataDir,
    ...(location.databaseUrl && { DATABASE_URL: location.databaseUrl }),
  };
  const env = readEnv({
    ...place,
    RATE_LIMIT_PER_MINUTE: '100000',
    ADMIN_SECOND_FACTOR: 'off',
    ...variables,
  });
  const lines: string[] = [];
  const log = createLog('info', { write: (line: string) => void lines.push(line) });
  const site = await compose(env, {
    log,
    passwords: cheapPasswords,
    defaultOf,
    safekeeping: noBackups,
    ...overrides,
  });
  const closers: (() => Promise<unknown>)[] = [];
  const send: TestSite['send'] = async (method, path, body, headers = {}, from) => {
    const json = { 'content-type': 'application/json' };
    const text =
      typeof body === 'string' || body instanceof Uint8Array ? (body as BodyInit) : JSON.stringify(body);
    const init =
      body === undefined ? { method, headers } : { method, headers: { ...json, ...headers }, body: text };
    // The environment that `getRequestListener` passes to the API together with the request.
    const beside = from === undefined ? {} : { incoming: { socket: { remoteAddress: from } } };
    return site.api.request(path, init, beside as never);
  };
  return {
    ...site,
    variables: place,
    lines,
    send,
    post: (path, body, headers) => send('POST', path, body, headers),
    get: (path, headers) => send('GET', path, undefined, headers),
    async listen() {
      const server = createServer(getRequestListener(site.api.fetch, { overrideGlobalObjects: false }));
      await once(server.listen(0, '127.0.0.1'), 'listening');
      closers.push(async () => {
        server.closeAllConnections();
        server.close();
      });
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    },
    async close() {
      for (const close of closers) await close();
      await site.close();
      await location.remove();
    },
  };
}

/** A valid contact form. */
export const contactForm = {
  name: 'Léa Martin',
  email: 'lea@example.com',
  message: 'Mon single sort le 12 septembre.',
  platform: 'youtube',
};

/** The booking that the page of Spotify campaigns posts before it opens the calendar. */
export const booking = {
  artistName: 'Nova',
  email: 'nova@example.com',
  platform: 'spotify_ads',
  budget: 'consultation',
  campaignType: 'consultation_booking',
  country: 'unknown',
  source: 'spotify_ads_landing',
  spotify_url: 'https://open.spotify.com/track/4uLU6hMCjMI75M1A2tKUQC',
  newsletter: true,
  utm_source: 'instagram',
  utm_medium: 'story',
  utm_campaign: 'release',
  utm_content: 'reel',
};

/** Valid inputs of the simulator. */
export const simulation = {
  platform: 'youtube',
  campaignType: 'awareness',
  budget: 1000,
  country: 'europe',
  artistName: 'Nova',
  email: 'nova@example.com',
};
