import { afterAll, beforeAll, expect } from 'vitest';
import type { Engine } from '../../src/adapters/db/engine/connect.ts';
import type { LandingContent } from '../../src/domain/landing/landing-page.ts';
import { addAccount, bearer, tokenOf } from '../accounts/accounts.ts';
import { openTestSite, type TestSite } from '../test-site.ts';
import { landingContent } from './landing-content.ts';

/** Calls the API of landing pages as an administrator. */
export async function openLanding(site: TestSite) {
  const account = await addAccount(site);
  const headers = { ...bearer(await tokenOf(site, account)), 'accept-language': 'fr' };
  const call = async (method: string, path: string, body?: object) => {
    const response = await site.send(method, `/api/landing-pages${path}`, body, headers);
    return { status: response.status, ...(await response.json()) };
  };
  const create = async (title = 'Nova', template = 'album-release'): Promise<string> =>
    (await call('POST', '', { title, template })).data.id;
  /** Saves a draft over the stored one, and returns its version. */
  const save = async (id: string, content: LandingContent): Promise<number> => {
    const { data } = await call('GET', `/${id}`);
    const saved = await call('PUT', `/${id}`, { version: data.version, content });
    expect([saved.status, saved.message]).toEqual([200, undefined]);
    return saved.data.version;
  };
  /** Publishes a draft in its languages, and returns the data of the response. */
  const publish = async (id: string, version: number, more: object = {}) => {
    const done = await call('POST', `/${id}/publish`, { version, locales: ['fr'], ...more });
    expect([done.status, done.message, done.fields]).toEqual([200, undefined, undefined]);
    return done.data;
  };
  /** Creates and publishes a page. */
  const online = async (title = 'Nova', content = landingContent(title), more: object = {}) => {
    const id = await create(title);
    const version = await save(id, content);
    const published = await publish(id, version, { locales: Object.keys(content.texts), ...more });
    return { id, version, ...published };
  };
  return { account, headers, call, create, save, publish, online };
}
export type LandingDesk = Awaited<ReturnType<typeof openLanding>>;

/** Opens one site with its landing pages before the tests of a block, and closes it after them. */
export function useLandingSite(engine: Engine): { site: TestSite; desk: LandingDesk } {
  const given = {} as { site: TestSite; desk: LandingDesk };
  beforeAll(async () => {
    given.site = await openTestSite(engine);
    given.desk = await openLanding(given.site);
  });
  afterAll(() => given.site.close());
  return given;
}
