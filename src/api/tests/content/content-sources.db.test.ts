import { afterAll, beforeAll, expect, it } from 'vitest';
import { addAccount, bearer, tokenOf } from '../../../../tests/accounts/accounts.ts';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { openTestSite, type TestSite } from '../../../../tests/test-site.ts';
import { compose } from '../../../composition/compose.ts';
import { readEnv } from '../../../config/env.ts';
import type { ContentSource } from '../../../contracts/content-sources.ts';
import type { MondayThingDto } from '../../../contracts/monday.ts';
import { sources } from '../../../domain/guide/sources.ts';
import { agencyMoment } from '../../../domain/time/agency-moment.ts';

eachEngine('the sources of the guides', (engine) => {
  let site: TestSite;
  let headers: Record<string, string>;
  let now = agencyMoment('2026-12-03T12:00') ?? 0;
  const clock = { now: () => now };
  /** Also after a jump of the clock, which ends the session. */
  const signIn = async () => {
    headers = bearer(await tokenOf(site, await addAccount(site, { name: 'Ana' })));
  };
  beforeAll(async () => {
    site = await openTestSite(engine, { clock });
    await signIn();
  });
  afterAll(() => site.close());

  const list = async () => (await (await site.get('/api/content/sources', headers)).json()).data;
  const find = async (key: string): Promise<ContentSource> =>
    (await list()).sources.find((one: ContentSource) => one.key === key);
  const read = (key: string) => site.send('PUT', `/api/content/sources/${key}/reading`, undefined, headers);
  const back = (key: string) =>
    site.send('DELETE', `/api/content/sources/${key}/reading`, undefined, headers);
  const onMonday = async () => {
    const { things } = (await (await site.get('/api/monday', headers)).json()).data;
    return things.filter(({ kind }: MondayThingDto) => kind === 'source');
  };

  it('are all listed with the guides that show them, none old at first', async () => {
    const { sources: all, old } = await list();
    expect([all.length, old]).toEqual([Object.keys(sources).length, 0]);
    expect(await find('metaThruPlay')).toMatchObject({
      ...{ name: 'Meta Business (ThruPlay)', checked: '2026-11-25', copy: 'undated', by: null, at: null },
      guides: [{ slug: 'guide-budget-meta-ads', name: null }],
    });
    expect(await onMonday()).toEqual([]);
  });

  it('have the day and the account of a reading, which another process knows too, until it is taken back', async () => {
    expect((await read('metaThruPlay')).status).toBe(200);
    const noted = { checked: '2026-12-03', copy: null, by: 'Ana', today: true };
    expect(await find('metaThruPlay')).toMatchObject(noted);
    expect(site.content.now().sourceDays).toEqual({ metaThruPlay: '2026-12-03' });
    const other = await compose(readEnv({ ...site.variables, LOG_LEVEL: 'silent' }), { clock });
    await expect
      .poll(() => other.content.now().sourceDays, { interval: 10, timeout: 10_000 })
      .toEqual({ metaThruPlay: '2026-12-03' });
    await other.close();
    expect((await read('metaThruPlay')).status).toBe(200);
    expect((await back('metaThruPlay')).status).toBe(200);
    expect(await find('metaThruPlay')).toMatchObject({
      checked: '2026-11-25',
      copy: 'undated',
      today: false,
    });
    expect(site.content.now().sourceDays).toBeUndefined();
    expect((await back('metaThruPlay')).status).toBe(404);
    expect((await read('unknown')).status).toBe(404);
  });

  it('are one thing of the Monday run once six months have passed, until each is read again', async () => {
    await read('cnilCookies');
    now = agencyMoment('2027-05-31T12:00') ?? 0;
    await signIn();
    const { old } = await list();
    expect(old).toBe(Object.keys(sources).length - 1);
    expect((await list()).sources.at(-1)).toMatchObject({ key: 'cnilCookies', old: false });
    expect(await onMonday()).toEqual([
      { kind: 'source', key: 'source 2026-11-25', count: old, since: '2026-11-25' },
    ]);
    for (const key of Object.keys(sources)) expect((await read(key)).status).toBe(200);
    expect(await onMonday()).toEqual([]);
  });
});
