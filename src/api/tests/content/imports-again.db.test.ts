import { expect, it } from 'vitest';
import { googleReport } from '../../../../tests/campaigns/campaign-files.ts';
import { IMPORTED_AT, openImports } from '../../../../tests/campaigns/campaign-imports.ts';
import { eachEngine } from '../../../../tests/databases/databases.ts';

eachEngine('imports that replace others', (engine) => {
  const { open, campaign, post, preview, add, list } = openImports(engine);

  it('imports a file once, also when two people press at the same time', async () => {
    const id = await campaign();
    const file = googleReport([['1 nov. 2026', 'Nova', 10, 400]]);
    const { sha256 } = await preview(id, file);
    const press = async (as: Record<string, string>) =>
      (await post(id, file, { sha256 }, 'imports', as)).status;
    expect((await Promise.all([press(open.headers), press(open.other)])).toSorted()).toEqual([201, 409]);
    expect((await list(id)).imports).toHaveLength(1);
    expect(await preview(id, file)).toMatchObject({
      problem: 'same_file',
      earlier: { by: expect.any(String) },
    });
    const [imported] = (await list(id)).imports;
    await open.site.send('DELETE', `/api/campaigns/${id}/imports/${imported?.id}`, undefined, open.headers);
    const again = await preview(id, file);
    expect(again.problem).toBeNull();
    // It was identical to that one; the account that withdrew it is named.
    expect(again.earlier).toMatchObject({
      withdrawnAt: new Date(IMPORTED_AT).toISOString(),
      withdrawnBy: 'Camille',
      counted: null,
    });
  });

  it('says how many days of the same file still count', async () => {
    const id = await campaign();
    const file = googleReport([
      ['1 nov. 2026', 'Nova', 10, 400],
      ['2 nov. 2026', 'Nova', 20, 800],
    ]);
    const countedAfter = async (...days: string[]) => {
      if (days.length > 0)
        await add(id, googleReport(days.map((day) => [`${day} nov. 2026`, 'Nova', 30, 900])));
      const { problem, earlier } = await preview(id, file);
      return [problem, earlier?.counted];
    };
    await add(id, file);
    expect(await countedAfter()).toEqual(['same_file', { series: 1, rows: 2, counting: 2 }]);
    expect(await countedAfter('2')).toEqual(['same_file', { series: 1, rows: 2, counting: 1 }]);
    expect(await countedAfter('1', '2')).toEqual(['same_file', { series: 1, rows: 2, counting: 0 }]);
  });

  it('says how many ticked campaigns the import of the same file lacks', async () => {
    const id = await campaign();
    const file = googleReport([
      ['1 nov. 2026', 'Nova', 10, 400],
      ['1 nov. 2026', 'Velours', 20, 800],
    ]);
    await add(id, file);
    const again = await preview(id, file);
    expect(again).toMatchObject({ problem: 'same_file', earlier: { lacking: 0 } });
    const both = await preview(id, file, { series: again.series.map(({ key }) => key).join() });
    expect(both).toMatchObject({ problem: 'same_file', earlier: { lacking: 1 } });
    // Whoever withdrew the import for a campaign of other days would be refused afterwards.
    const foreign = googleReport([
      ['2 nov. 2026', 'Nova', 10, 400],
      ['1 sept. 2026', 'Velours', 20, 800],
      ['2 sept. 2026', 'Velours', 20, 800],
    ]);
    await add(id, foreign);
    const { series, problem } = await preview(id, foreign);
    expect(problem).toBe('same_file');
    const ticked = { series: series.map(({ key }) => key).join() };
    expect(await preview(id, foreign, ticked)).toMatchObject({
      problem: 'other_days',
      foreign: { days: 3, outside: 2 },
    });
    // A song that only the reader names is no other campaign once its title is asked again.
    const song = Buffer.from('date,streams\n2026-11-01,310\n2026-11-02,290\n');
    await add(id, song, { title: 'Nova (Clip)' });
    expect((await preview(id, song)).earlier).toMatchObject({ lacking: 0 });
  });

  it('counts the days of a file by campaign, since newer files may replace those of one', async () => {
    const id = await campaign();
    const rows = ['Clip', 'Shorts'].flatMap((name) =>
      [1, 2].map((day) => [`${day} nov. 2026`, `Nova | ${name}`, 10, 400] as const),
    );
    await add(id, googleReport(rows));
    const newer = googleReport(rows.slice(0, 2).map(([day, name]) => [day, name, 11, 410]));
    expect((await preview(id, newer)).replaced).toMatchObject({ days: 2, before: 20, after: 22 });
    await add(id, newer);
    expect((await list(id)).imports.map(({ counted }) => counted)).toEqual([
      { series: 1, rows: 2, counting: 2 },
      { series: 2, rows: 4, counting: 2 },
    ]);
    expect((await list(id)).figures).toMatchObject({ cost: 42, days: 2 });
  });

  it('imports a notable fall only as a person saw it, and nothing once the replaced days changed since', async () => {
    const id = await campaign();
    const day = (cost: number) => googleReport([['1 nov. 2026', 'Nova', cost, 400]]);
    await add(id, day(100));
    const file = day(50);
    const { sha256, replaced } = await preview(id, file);
    const confirm = async (replaces?: string) => {
      const response = await post(id, file, { sha256, ...(replaces && { replaces }) }, 'imports');
      return [response.status, (await response.json()).code];
    };
    const refused = [409, 'import_replaces_other'];
    expect(await confirm()).toEqual(refused);
    await add(id, day(300), {}, open.other);
    expect(await confirm(replaced?.key)).toEqual(refused);
    expect((await list(id)).figures).toMatchObject({ cost: 300 });
    const again = await preview(id, file);
    expect(again.replaced).toMatchObject({ before: 300, after: 50 });
    expect(await confirm(again.replaced?.key)).toEqual([201, undefined]);
    expect((await list(id)).figures).toMatchObject({ cost: 50 });
  });

  it('replaces no day of an import that came after a preview without one, also at the same time', async () => {
    const id = await campaign();
    const file = (cost: number) => googleReport([['1 nov. 2026', 'Nova', cost, 400]]);
    const press = async (cost: number, as = open.headers) => {
      const { sha256, replaced } = await preview(await campaign(), file(cost));
      expect(replaced).toBeNull();
      const response = await post(id, file(cost), { sha256 }, 'imports', as);
      return [response.status, (await response.json()).code];
    };
    const refused = [409, 'import_replaces_other'];
    const both = await Promise.all([press(10), press(10.1, open.other)]);
    expect(both.toSorted()).toEqual([[201, undefined], refused]);
    // The sum of the replaced days rises: no fall that must be ticked.
    expect(await press(12)).toEqual(refused);
    expect((await list(id)).imports).toHaveLength(1);
  });

  it('adds nothing once the imports changed between the check and the lock', async () => {
    const id = await campaign();
    await add(id, googleReport([['1 nov. 2026', 'Nova', 10, 400]]));
    const [first] = await open.site.stores.campaignImports.list(id);
    const [entry] = await open.site.stores.audit.latest(1);
    if (!first || !entry) throw new Error('An import and its entry were expected.');
    const next = { ...first, id: 'next-import', sha256: '0'.repeat(64) };
    const late = { named: null, covering: [] };
    expect(await open.site.stores.campaignImports.add(id, next, [], entry, late)).toBe('changed');
    const known = { named: null, covering: [first] };
    expect(await open.site.stores.campaignImports.add(id, next, [], entry, known)).toBe('added');
  });

  it('names another campaign that has the same file, until its import is withdrawn', async () => {
    const [one, another] = [await campaign({ artist: 'Velours' }), await campaign()];
    const file = googleReport([['1 nov. 2026', 'Velours', 12, 401]]);
    expect((await preview(another, file)).elsewhere).toBeNull();
    const { data } = await add(one, file);
    expect((await preview(one, file)).elsewhere).toBeNull();
    expect(await preview(another, file)).toMatchObject({
      problem: null,
      elsewhere: { id: one, artist: 'Velours' },
    });
    await open.site.send('DELETE', `/api/campaigns/${one}/imports/${data.id}`, undefined, open.headers);
    expect((await preview(another, file)).elsewhere).toBeNull();
  });
});
