import { afterAll, beforeAll, expect, it } from 'vitest';
import { addAccount, bearer, tokenOf } from '../../../../tests/accounts/accounts.ts';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { openTestSite, type TestSite } from '../../../../tests/test-site.ts';
import { compose } from '../../../composition/compose.ts';
import { readEnv } from '../../../config/env.ts';
import { agencyMoment } from '../../../domain/time/agency-moment.ts';
import { defaultContent } from '../../../i18n/content-defaults.ts';
import { textsOf } from '../../../i18n/site-texts.ts';

const start = agencyMoment('2026-12-03T12:00') ?? 0;
const morning = '2026-12-04T09:00';
const MINUTE_MS = 60_000;

eachEngine('a scheduled publication', (engine) => {
  let site: TestSite;
  let headers: Record<string, string>;
  let now = start;
  const clock = { now: () => now };
  beforeAll(async () => {
    site = await openTestSite(engine, { clock });
    await signIn();
  });
  /** Also after a jump of the clock, which ends the session. */
  const signIn = async () => {
    headers = { ...bearer(await tokenOf(site, await addAccount(site))), 'accept-language': 'fr' };
  };
  afterAll(() => site.close());

  const stateIn = async () =>
    (await (await site.get('/api/content/hero', headers)).json()).data.locales.find(
      (one: { locale: string }) => one.locale === 'fr',
    );
  const save = async (slogan: string) => {
    const standard = defaultContent('hero', 'fr');
    const { draftVersion: version } = await stateIn();
    const content = { ...standard, fields: { ...standard.fields, slogan } };
    const body = { locale: 'fr', content, version };
    expect((await site.send('PUT', '/api/content/hero/draft', body, headers)).status).toBe(200);
  };
  const publish = async (startsAt: string | null) => {
    const { draftVersion } = await stateIn();
    return site.send('POST', '/api/content/hero/publish', { locale: 'fr', draftVersion, startsAt }, headers);
  };
  const cancel = (number: number) =>
    site.send('DELETE', `/api/content/hero/schedule?locale=fr&number=${number}`, undefined, headers);
  const slogan = () => textsOf('fr', site.content.now()).home.hero.slogan;
  const wrong = async (response: Response) => Object.keys((await response.json()).fields ?? {});

  it('is refused in the past, after a year, and at what is no minute', async () => {
    await save('Un');
    for (const startsAt of ['2026-12-03T12:00', '2027-12-05T12:00', 'demain', ''])
      expect(await wrong(await publish(startsAt)), startsAt).toEqual(['startsAt']);
    expect((await publish(null)).status).toBe(200);
    expect(slogan()).toBe('Un');
  });

  it('is online from its minute on, in each process, also one that started before or after', async () => {
    await save('Deux');
    const another = () => compose(readEnv({ ...site.variables, LOG_LEVEL: 'silent' }), { clock });
    const before = await another();
    expect((await publish(morning)).status).toBe(200);
    await before.content.refresh();
    expect(await stateIn()).toMatchObject({
      state: 'online',
      version: { number: 1 },
      scheduled: { number: 2, at: '2026-12-04T08:00:00.000Z' },
      draft: null,
    });
    let told = 0;
    before.content.onChange(() => {
      told += 1;
    });
    now = (agencyMoment(morning) ?? 0) - MINUTE_MS;
    expect(slogan()).toBe('Un');
    expect(before.content.nextChange(now)).toBe(now + MINUTE_MS);
    now += MINUTE_MS;
    const after = await another();
    for (const process of [site, before, after])
      expect(textsOf('fr', process.content.now()).home.hero.slogan).toBe('Deux');
    expect(told).toBe(1);
    expect(site.content.now().hero?.fr?.at).toBe(now);
    expect(before.content.nextChange(now)).toBe(Number.POSITIVE_INFINITY);
    await signIn();
    expect(await stateIn()).toMatchObject({ version: { number: 2 }, scheduled: null });
    await before.close();
    await after.close();
  });

  it('keeps others from being published, and its cancellation brings its texts back as the draft', async () => {
    await save('Trois');
    expect((await publish('2026-12-05T09:00')).status).toBe(200);
    await save('Quatre');
    expect(await wrong(await publish(null))).toEqual(['startsAt']);
    expect((await cancel(2)).status).toBe(404);
    expect((await cancel(3)).status).toBe(200);
    // A newer draft stays; the cancelled texts are among the versions.
    expect(await stateIn()).toMatchObject({
      scheduled: null,
      version: { number: 4, content: { fields: { slogan: 'Deux' } } },
      draft: { content: { fields: { slogan: 'Quatre' } } },
    });
    expect((await publish('2026-12-05T10:00')).status).toBe(200);
    // Two people press at the same instant.
    const both = await Promise.all([cancel(5), cancel(5)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await stateIn()).toMatchObject({ draft: { content: { fields: { slogan: 'Quatre' } } } });
    now = agencyMoment('2026-12-06T09:00') ?? 0;
    expect(slogan()).toBe('Deux');
    await signIn();
    expect((await cancel(6)).status).toBe(404);
    expect((await publish(null)).status).toBe(200);
    expect(slogan()).toBe('Quatre');
  });
});
