import { afterAll, beforeAll, expect, it } from 'vitest';
import { addAccount, bearer, tokenOf } from '../../../../tests/accounts/accounts.ts';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { openTestSite, type TestSite } from '../../../../tests/test-site.ts';
import { compose } from '../../../composition/compose.ts';
import { readEnv } from '../../../config/env.ts';
import type { PartContent } from '../../../domain/content/content.ts';
import { dayOfChange } from '../../../domain/content/edited-pages.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { agencyMoment } from '../../../domain/time/agency-moment.ts';
import { defaultOf, formerLegalText, legalText } from '../../../pages/content.ts';

const start = agencyMoment('2027-01-04T12:00') ?? 0;
const MINUTE_MS = 60_000;

eachEngine('legal pages in the content API', (engine) => {
  let site: TestSite;
  let headers: Record<string, string>;
  let now = start;
  beforeAll(async () => {
    site = await openTestSite(engine, { clock: { now: () => now } });
    headers = { ...bearer(await tokenOf(site, await addAccount(site))), 'accept-language': 'fr' };
  });
  afterAll(() => site.close());

  const stateIn = async (locale: Locale) =>
    (await (await site.get('/api/content/terms', headers)).json()).data.locales.find(
      (one: { locale: Locale }) => one.locale === locale,
    );
  const withFirst = (text: string, locale: Locale = 'fr'): PartContent => {
    const standard = defaultOf('terms', locale);
    const items = standard.items.map((item) =>
      item.id === 'b2' ? { ...item, fields: { ...item.fields, text } } : item,
    );
    return { ...standard, items };
  };
  const save = async (content: PartContent | null, by = headers, locale: Locale = 'fr') => {
    const { draftVersion: version } = await stateIn(locale);
    return site.send('PUT', '/api/content/terms/draft', { locale, content, version }, by);
  };
  const publish = async (how: object = {}, by = headers, locale: Locale = 'fr') => {
    const { draftVersion } = await stateIn(locale);
    return site.send('POST', '/api/content/terms/publish', { locale, draftVersion, ...how }, by);
  };
  const former = (locale: Locale = 'fr') => site.content.now().terms?.[locale]?.former ?? [];
  const firstOf = ({ blocks }: ReturnType<typeof legalText>) => blocks.find(({ id }) => id === 'b2');
  const numbers = () => former().map(({ number }) => number);

  it('an editor writes the draft, and only an administrator publishes it', async () => {
    const account = await addAccount(site, { role: 'editor', email: 'editor@agency.example' });
    const editor = { ...bearer(await tokenOf(site, account)), 'accept-language': 'fr' };
    expect((await save(withFirst('Un.'), editor)).status).toBe(200);
    const refused = await publish({}, editor);
    expect([refused.status, (await refused.json()).code]).toEqual([403, 'forbidden']);
    const scheduled = await publish({ startsAt: '2027-01-05T09:00' }, editor);
    expect(scheduled.status).toBe(403);
    expect(former()).toEqual([]);
    expect((await publish()).status).toBe(200);
    expect(firstOf(legalText('fr', 'terms', site.content.now()))).toMatchObject({ text: 'Un.' });
    const cancelled = await site.send(
      'DELETE',
      '/api/content/terms/schedule?locale=fr&number=1',
      undefined,
      editor,
    );
    expect(cancelled.status).toBe(403);
  });

  it('the text of the file is the first former one, with its words and its last day', () => {
    expect(former()).toEqual([{ number: 0, until: start, content: defaultOf('terms', 'fr') }]);
    const [origin] = former();
    if (!origin) throw new Error('no former text');
    expect(formerLegalText('fr', 'terms', origin)).toEqual(legalText('fr', 'terms'));
    expect(dayOfChange('/terms', site.content.now())).toBe('2027-01-04');
    expect(former('en')).toEqual([]);
  });

  it('each replaced version stays public, also in a process that starts later', async () => {
    now += 10 * MINUTE_MS;
    expect((await save(withFirst('Deux.'))).status).toBe(200);
    expect((await publish()).status).toBe(200);
    expect(numbers()).toEqual([1, 0]);
    expect(former()[0]).toMatchObject({ from: start, until: now });
    const later = await compose(readEnv({ ...site.variables, LOG_LEVEL: 'silent' }), {
      clock: { now: () => now },
    });
    expect(later.content.now().terms?.fr?.former).toEqual(former());
    await later.close();
  });

  it('a scheduled version replaces the text at its minute', async () => {
    now += 10 * MINUTE_MS;
    expect((await save(withFirst('Trois.'))).status).toBe(200);
    expect((await publish({ startsAt: '2027-01-04T12:30' })).status).toBe(200);
    expect(numbers()).toEqual([1, 0]);
    now = agencyMoment('2027-01-04T12:30') ?? 0;
    expect(numbers()).toEqual([2, 1, 0]);
    expect(former()[0]?.until).toBe(now);
  });

  it('a cancelled version was never in force', async () => {
    expect((await save(withFirst('Jamais.'))).status).toBe(200);
    expect((await publish({ startsAt: '2027-01-05T09:00' })).status).toBe(200);
    now += MINUTE_MS;
    const path = '/api/content/terms/schedule?locale=fr&number=4';
    expect((await site.send('DELETE', path, undefined, headers)).status).toBe(200);
    now = agencyMoment('2027-01-06T09:00') ?? 0;
    headers = {
      ...bearer(await tokenOf(site, await addAccount(site, { email: 'later@agency.example' }))),
      'accept-language': 'fr',
    };
    expect((await save(null)).status).toBe(200);
    expect((await publish()).status).toBe(200);
    expect(former().map(({ number, from }) => [number, from !== undefined])).toEqual([
      [3, true],
      [2, true],
      [1, true],
      [0, false],
    ]);
    expect(JSON.stringify(former())).not.toContain('Jamais');
    expect(firstOf(legalText('fr', 'terms', site.content.now()))).toEqual(firstOf(legalText('fr', 'terms')));
  });

  it('a translation lists the passages that changed in French', async () => {
    expect((await save(withFirst('Quatre.'))).status).toBe(200);
    expect((await publish()).status).toBe(200);
    expect((await stateIn('pt')).missing).toEqual(['items.b2']);
  });
});
