import { afterAll, beforeAll, expect, it } from 'vitest';
import { addAccount, bearer, tokenOf } from '../../../../tests/accounts/accounts.ts';
import { googleReport } from '../../../../tests/campaigns/campaign-files.ts';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { campaignDraft } from '../../../../tests/factories.ts';
import { openTestSite, type TestSite } from '../../../../tests/test-site.ts';
import { openReport } from '../../../app/campaign/share-report.ts';
import { openFigures } from '../../../app/landing/share-figures.ts';
import { AD_LOOKS } from '../../../domain/campaign/looked-days.ts';

const DAY = 24 * 3_600_000;
const path = '/api/campaigns';

eachEngine('the secret link to the report of a campaign', (engine) => {
  let site: TestSite;
  let headers: Record<string, string>;
  let id: string;
  beforeAll(async () => {
    site = await openTestSite(engine);
    headers = bearer(await tokenOf(site, await addAccount(site)));
    id = (await call('POST', '', finished)).data.id;
  });
  afterAll(() => site.close());

  const finished = {
    ...campaignDraft,
    status: 'finished',
    actualViews: 20_000,
    actualCost: 1000,
    clientName: 'Léa Martin',
    clientEmail: 'lea@label.example',
    notes: 'Pour nous seuls.',
  };
  const call = async (method: string, at: string, body?: object) => {
    const response = await site.send(method, path + at, body, headers);
    return { status: response.status, data: (await response.json()).data };
  };
  const make = async (locale = 'fr', of = id) => {
    const { status, data } = await call('POST', `/${of}/report-links`, { locale });
    expect(status).toBe(201);
    return { ...data, code: new URL(data.url).pathname.split('/').at(-1) ?? '' };
  };
  /** Imports a file into a campaign, and returns what its preview said of replaced days as well. */
  const addTo =
    (own: string) =>
    async (file: Buffer, options: Record<string, string> = {}) => {
      const send = async (at: string, query: Record<string, string>) => {
        const url = `${path}/${own}/${at}?${new URLSearchParams(query)}`;
        return (await (await site.send('POST', url, file, headers)).json()).data;
      };
      const { sha256, replaced } = await send('imports/preview', options);
      const seen = { sha256, ...(replaced && { replaces: replaced.key }) };
      return { sha256, replaced, ...(await send('imports', { ...options, ...seen })) };
    };
  const opened = (code: string, days = 0) =>
    openReport({ ...site.ports, clock: { now: () => Date.now() + days * DAY } }, code);

  it('shows the figures beside the estimate for 90 days, without contact and notes', async () => {
    const link = await make('pt');
    expect(new URL(link.url).pathname).toMatch(/^\/pt\/p\/report\/[\w-]{22}$/);
    const report = await opened(link.code);
    expect(report).toMatchObject({
      artist: 'Nova',
      actualCost: 1000,
      costVersion: 1,
      figures: {
        views: { estimate: { low: 25_000, high: 100_000 }, actual: 20_000, verdict: 'below' },
        costPerView: { actual: 0.05, verdict: 'above' },
        reach: { actual: null, verdict: null },
      },
    });
    expect(JSON.stringify(report)).not.toMatch(/Léa|label|seuls/);
    expect(await opened(link.code, 89)).toBeDefined();
    expect(await opened(link.code, 91)).toBeUndefined();
  });

  it('shows the days of imported reports, with a gap where none covers a day', async () => {
    const link = await make();
    expect((await opened(link.code))?.days).toEqual([]);
    const file = googleReport([
      ['1 nov. 2026', 'Nova', 10, 400],
      ['3 nov. 2026', 'Nova', 20, 800],
    ]);
    const send = async (at: string) => {
      const response = await site.send('POST', `${path}/${id}/${at}`, file, headers);
      return (await response.json()).data;
    };
    const { sha256 } = await send('imports/preview');
    await send(`imports?sha256=${sha256}`);
    const known = { missing: false, provisional: false, costPerView: 0.025, files: [sha256] };
    expect((await opened(link.code))?.days).toEqual([
      { day: '2026-11-01', cost: 10, views: 400, ...known },
      { day: '2026-11-02', cost: null, views: null, missing: true, provisional: false, costPerView: 0.025 },
      { day: '2026-11-03', cost: 20, views: 800, ...known },
    ]);
  });

  it('shows later changes, and opens neither the figures of a landing page nor a page for a guessed code', async () => {
    const link = await make();
    const { version } = (await call('GET', `/${id}`)).data;
    await call('PUT', `/${id}`, { ...finished, actualViews: 30_000, version });
    expect((await opened(link.code))?.figures.views).toMatchObject({ actual: 30_000, verdict: 'inside' });
    expect(await openFigures(site.ports, link.code, 'fr')).toBeUndefined();
    expect(await opened('a'.repeat(22))).toBeUndefined();
  });

  it('shows the platform’s files and their days once there are any, and never those of listeners', async () => {
    const own = (await call('POST', '', finished)).data.id;
    const link = await make('fr', own);
    expect(await opened(link.code)).not.toHaveProperty('imported');
    const add = addTo(own);
    const { startsOn } = (await call('GET', `/${own}`)).data;
    await add(Buffer.from(`date,streams\n${startsOn},310\n`), { title: 'Nova' });
    expect(await opened(link.code)).not.toHaveProperty('imported');
    const { sha256 } = await add(googleReport([[startsOn, 'Nova', 10, 400]]));
    const report = await opened(link.code);
    expect(report?.imported).toMatchObject({
      files: [{ source: 'google-ads', sha256, viewMetric: 'Vues TrueView' }],
      views: 400,
      cost: 10,
    });
    expect(report?.imported?.files).toHaveLength(1);
    expect(report?.days).toMatchObject([{ day: startsOn, cost: 10, views: 400 }]);
    // The figures stay those of the report until a person takes the imported ones over.
    expect(report?.figures.views.actual).toBe(20_000);
  });

  it('counts a table without campaigns and the platform’s report of the same days once, and names the files of a day', async () => {
    const own = (await call('POST', '', finished)).data.id;
    const { code } = await make('fr', own);
    const { startsOn } = (await call('GET', `/${own}`)).data;
    const add = addTo(own);
    const byHand = { fields: '0:day,1:cost,2:views', currency: 'EUR' };
    const table = (views: number) => Buffer.from(`Tag;Kosten;Aufrufe\n${startsOn};25,00;${views}\n`);
    await add(table(1000), byHand);
    const first = await add(googleReport([[startsOn, 'Nova | Clip', 10, 400]]), {});
    expect(first.replaced).toMatchObject({ days: 1, before: 25, after: 10 });
    const second = await add(googleReport([[startsOn, 'Nova | Shorts', 5, 200]]));
    expect(second.replaced).toBeNull();
    const files = [second.sha256, first.sha256];
    expect((await opened(code))?.days).toMatchObject([{ day: startsOn, cost: 15, views: 600, files }]);
    const last = await add(table(1100), byHand);
    expect(last.replaced).toMatchObject({ days: 1, before: 15, after: 25 });
    const whole = { cost: 25, views: 1100, files: [last.sha256] };
    const replaced = await opened(code);
    expect(replaced?.days).toMatchObject([{ day: startsOn, ...whole }]);
    // No day of the three earlier ones counts, and no figure comes from them.
    expect(replaced?.imported?.files.map(({ sha256 }) => sha256)).toEqual(whole.files);
    const { version } = (await call('GET', `/${own}`)).data;
    await call('PUT', `/${own}`, { ...finished, actualViews: 600, actualCost: 15, version });
    expect((await opened(code))?.imported?.files).toMatchObject([
      { sha256: last.sha256 },
      ...files.map((sha256) => ({ sha256, isReplaced: true, withdrawnAt: null })),
    ]);
    const listed = (await call('GET', `/${own}/imports`)).data.imports;
    expect(listed.map((one: { counted: unknown }) => one.counted)).toEqual(
      [1, 0, 0, 0].map((counting) => ({ series: 1, rows: 1, counting })),
    );
    await call('DELETE', `/${own}/imports/${last.id}`);
    expect((await opened(code))?.days).toMatchObject([{ day: startsOn, cost: 15, views: 600, files }]);
  });

  it('compares a result with what the files now say of its own days and campaigns', async () => {
    const period = { startsOn: '2026-11-10', endsOn: '2026-11-29', platform: 'youtube' };
    const own = (await call('POST', '', { ...finished, ...period, actualViews: 800, actualCost: 20 })).data
      .id;
    const { code } = await make('fr', own);
    const views = async () => (await opened(code))?.sources?.views;
    const add = addTo(own);
    const rows = (...days: number[]) => days.map((day) => [`${day} nov. 2026`, 'Nova', 10, 400] as const);
    await add(googleReport(rows(10, 11)));
    expect(await views()).toMatchObject({ to: '2026-11-11', later: null, again: 800 });
    await add(googleReport(rows(12, 13)));
    await add(googleReport([['11 nov. 2026', 'Nova | Shorts', 90, 9000]]));
    expect(await views()).toMatchObject({ more: 0, to: '2026-11-11', later: '2026-11-13', again: 800 });
    await add(googleReport([['11 nov. 2026', 'Nova', 10, 410]]));
    expect(await views()).toMatchObject({ to: '2026-11-11', later: '2026-11-13', again: 810 });
    expect((await opened(code))?.imported?.views).toBe(10_610);
  });

  it('says which file each figure comes from, and that it was withdrawn once it is', async () => {
    const own = (await call('POST', '', { ...finished, actualViews: 400, actualCost: 12 })).data;
    const { code } = await make('fr', own.id);
    const file = googleReport([[own.startsOn, 'Nova', 10, 400]]);
    const send = async (at: string) =>
      (await (await site.send('POST', `${path}/${own.id}/${at}`, file, headers)).json()).data;
    expect(await opened(code)).not.toHaveProperty('sources');
    const { sha256 } = await send('imports/preview');
    const { id: imported } = await send(`imports?sha256=${sha256}`);
    expect((await opened(code))?.sources).toMatchObject({
      views: { source: 'google-ads', sha256, more: 0, withdrawn: [] },
      // Typed: the file says 10 €.
      cost: null,
      reach: null,
    });
    await call('DELETE', `/${own.id}/imports/${imported}`);
    const report = await opened(code);
    const gone = { sha256, withdrawnAt: expect.any(Number) };
    expect(report?.imported).toMatchObject({ files: [gone], views: null });
    expect(report?.sources).toMatchObject({ views: { sha256, withdrawn: [{ sha256 }] }, cost: null });
    expect((await call('GET', `/${own.id}/imports`)).data.withdrawn).toEqual(['actualViews']);
    // One that says no figure of the report is left out.
    await send(`imports?sha256=${sha256}`);
    const { version } = (await call('GET', `/${own.id}`)).data;
    await call('PUT', `/${own.id}`, { ...finished, actualViews: 500, actualCost: 12, version });
    const { imports } = (await call('GET', `/${own.id}/imports`)).data;
    await call('DELETE', `/${own.id}/imports/${imports[0].id}`);
    expect(await opened(code)).not.toHaveProperty('imported');
  });

  it('shows unusual days of listeners only once a person looked at them and meant them for the client', async () => {
    const unusual = async () => (await opened((await make()).code))?.unusual;
    expect(await unusual()).toBeUndefined();
    const day = (number: number) => new Date(Date.UTC(2026, 9, 18 + number)).toISOString().slice(0, 10);
    const rows = (peak: number) =>
      Array.from({ length: 30 }, (_, at) => `${day(at)},${at === 16 ? 41 : 60},${at === 16 ? peak : 120},9`);
    const add = async (peak: number) => {
      const file = Buffer.from(['date,listeners,streams,followers', ...rows(peak)].join('\n'));
      const send = async (at: string) => {
        const response = await site.send('POST', `${path}/${id}/${at}`, file, headers);
        return (await response.json()).data;
      };
      const { sha256, replaced } = await send('imports/preview');
      const key = replaced?.key;
      await send(`imports?sha256=${sha256}${key ? `&replaces=${key}` : ''}`);
    };
    await add(120);
    expect(await unusual()).toMatchObject({ from: '2026-11-01', notes: [] });
    await add(3100);
    expect(await unusual()).toBeUndefined();
    const list = async () => (await (await site.get(`${path}/${id}/imports`, headers)).json()).data;
    const { key } = (await list()).audiences[0];
    const look = { audience: key, rule: 'repeated', from: '2026-11-03', to: '2026-11-03', reason: 'press' };
    const say = async (shown: boolean) =>
      (await site.send('POST', `${path}/${id}/looks`, { ...look, shown }, headers)).status;
    expect(await say(false)).toBe(200);
    expect(await unusual()).toBeUndefined();
    expect(await say(true)).toBe(200);
    expect((await list()).looks).toMatchObject([{ ...look, shown: true, by: expect.any(String) }]);
    const shown = await unusual();
    const [{ sha256 }] = (await list()).imports;
    const source = { source: 'spotify-artists', sha256, more: 0, withdrawn: [] };
    expect(shown?.notes).toMatchObject([
      { rule: 'repeated', from: '2026-11-03', reason: 'press', day: { plays: 3100, listeners: 41 }, source },
    ]);
    // The first file has no day left.
    expect(shown?.files).toMatchObject([{ source: 'spotify-artists', sha256, withdrawnAt: null }]);
    expect(JSON.stringify(shown)).not.toContain('by');
    const [entry] = await site.stores.audit.latest(1);
    expect(entry).toMatchObject({ subject: id });
    const refusal = async (at: string, changes: object) => {
      const response = await site.send(
        'POST',
        `${path}/${at}/looks`,
        { ...look, shown: true, ...changes },
        headers,
      );
      return [response.status, (await response.json()).code];
    };
    expect(await refusal('gone', {})).toEqual([404, 'not_found']);
    const others = [
      { from: '2026-11-02' },
      { to: '2026-11-04' },
      { rule: 'unsaved' },
      { audience: 'a'.repeat(12) },
    ];
    for (const change of [...others, { audience: AD_LOOKS, rule: 'abroad' }])
      expect(await refusal(id, change)).toEqual([422, 'days_not_unusual']);
  });

  it('counts the links of a campaign, revokes only those of that campaign, and writes audit entries', async () => {
    const other = (await call('POST', '', finished)).data.id;
    const [link, theirs] = [await make(), await make('en', other)];
    const { reportLinks } = (await call('GET', `/${id}`)).data;
    expect(reportLinks).toBeGreaterThan(0);
    expect((await call('DELETE', `/${id}/report-links`)).data).toEqual({ revoked: reportLinks });
    expect(await opened(link.code)).toBeUndefined();
    expect(await opened(theirs.code)).toBeDefined();
    expect((await call('GET', `/${id}`)).data.reportLinks).toBe(0);
    expect((await call('DELETE', `/${id}/report-links`)).data).toEqual({ revoked: 0 });
    const told = (await site.stores.audit.latest(20)).filter(({ subject }) => subject === id);
    expect(told[0]).toMatchObject({ action: 'campaign_reports_revoked', before: { open: reportLinks } });
    expect(told[1]).toMatchObject({ action: 'campaign_report_shared' });
    expect(JSON.stringify(told)).not.toContain(link.code);
  });

  it('shows no report of a deleted campaign, and deletes the link 30 days after it expired', async () => {
    const gone = (await call('POST', '', finished)).data.id;
    const link = await make('fr', gone);
    await call('DELETE', `/${gone}`);
    expect(await opened(link.code)).toBeUndefined();
    await make();
    const before = Date.now() + 91 * DAY;
    expect(await site.ports.landingPreviews.forget(before)).toBeGreaterThan(0);
    expect((await call('GET', `/${id}`)).data.reportLinks).toBe(0);
  });

  it('revokes the link when the contact of its campaign is erased, and keeps the figures', async () => {
    const link = await make();
    const response = await site.send('POST', '/api/people/export', { email: 'LEA@label.example' }, headers);
    const { campaigns } = (await response.json()).data;
    expect(campaigns.map((one: { id: string }) => one.id)).toContain(id);
    const erased = await site.send('POST', '/api/people/erase', { email: 'LEA@label.example' }, headers);
    expect((await erased.json()).data.campaigns).toBeGreaterThan(0);
    expect((await call('GET', `/${id}`)).data).toMatchObject({
      artist: 'Nova',
      clientName: null,
      clientEmail: null,
      notes: '',
      actualCost: 1000,
      reportLinks: 0,
    });
    expect(await opened(link.code)).toBeUndefined();
  });
});
