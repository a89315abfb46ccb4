import { afterAll, beforeAll, expect, it } from 'vitest';
import { addAccount, bearer, tokenOf } from '../../../../tests/accounts/accounts.ts';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { contactLead, NOON, simulationLead } from '../../../../tests/factories.ts';
import { openTestSite, type TestSite } from '../../../../tests/test-site.ts';

/** Decodes the body, including the byte order mark at its start. */
const textOf = async (response: Response) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());

eachEngine('the export of leads', (engine) => {
  let site: TestSite;
  let token: string;
  beforeAll(async () => {
    site = await openTestSite(engine);
    token = await tokenOf(site, await addAccount(site));
    const contact = (name: string, createdAt: number) =>
      contactLead({ createdAt, fields: { ...contactLead().fields, name } });
    for (const lead of [
      contact('<script>alert("x")</script>', NOON),
      contact('=HYPERLINK("http://x.example")', NOON + 60_000),
      simulationLead({
        // 3 November in Paris, and still 2 November in UTC.
        createdAt: NOON + 11.5 * 3_600_000,
        fields: { ...simulationLead().fields, artistName: 'Ünder 100%' },
      }),
    ])
      await site.stores.leads.save(lead, []);
  });
  afterAll(() => site.close());

  const get = (query: string, headers: Record<string, string> = {}) =>
    site.get(`/api/leads.csv?${query}`, { ...bearer(token), ...headers });

  it('exports the matching leads without formulas, and writes an audit entry', async () => {
    const response = await get('kind=contact&sort=created&order=asc');
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toContain('leads.csv');
    const text = await textOf(response);
    expect(text.startsWith('\uFEFFReçu (heure de Paris);Type;Nom;')).toBe(true);
    expect(text.indexOf('<script>')).toBeLessThan(text.indexOf('HYPERLINK'));
    expect(text).toContain('"\'=HYPERLINK(""http://x.example"")"');
    expect(text).not.toContain('Ünder');
    expect((await site.stores.audit.latest(1))[0]).toMatchObject({
      action: 'leads_exported',
      subject: null,
      after: { leads: 2 },
    });
  });

  it('exports the same leads as a workbook, and writes an audit entry', async () => {
    const response = await site.get('/api/leads.xlsx?kind=contact', bearer(token));
    expect(response.headers.get('content-type')).toContain('spreadsheetml.sheet');
    expect(response.headers.get('content-disposition')).toContain('leads.xlsx');
    expect(Buffer.from(await response.arrayBuffer()).toString('latin1', 0, 4)).toBe('PK\u0003\u0004');
    expect((await site.stores.audit.latest(1))[0]).toMatchObject({
      action: 'leads_exported',
      after: { leads: 2 },
    });
  });

  it('exports only the leads of the ids, in the requested order, with the columns of the full export', async () => {
    const { data } = await (await site.get('/api/leads?sort=name&order=desc', bearer(token))).json();
    const [first, second] = data.items as { id: string; name: string }[];
    const ids = [second?.id, 'unknown', first?.id].join(',');
    const all = (await textOf(await get('sort=name&order=desc'))).split('\r\n');
    const chosen = (await textOf(await get(`ids=${ids}&sort=name&order=desc`))).split('\r\n');
    expect(chosen).toEqual([...all.slice(0, 3), '']);
    expect((await site.stores.audit.latest(1))[0]).toMatchObject({ after: { leads: 2 } });
    expect((await textOf(await get(`ids=${ids}&kind=booking`))).trimEnd().split('\r\n')).toHaveLength(1);
    expect((await textOf(await get('ids='))).trimEnd().split('\r\n')).toHaveLength(1);
    const tooMany = Array.from({ length: 101 }, (_, place) => `id-${place}`).join(',');
    expect((await get(`ids=${tooMany}`)).status).toBe(422);
    const workbook = await site.get(`/api/leads.xlsx?ids=${first?.id}`, bearer(token));
    expect(workbook.status).toBe(200);
    expect((await site.stores.audit.latest(1))[0]).toMatchObject({ after: { leads: 1 } });
  });

  it.each([
    ['fr', '\uFEFFReçu (heure de Paris);Type;Nom;', '2026-11-03 00:30;Simulation;Ünder 100%;'],
    ['en', '\uFEFFReceived (Paris time),Type,Name,', '2026-11-03 00:30,Simulation,Ünder 100%,'],
    ['es', '\uFEFFRecibido (hora de París);Tipo;Nombre;', '2026-11-03 00:30;Simulación;Ünder 100%;'],
    ['pt', '\uFEFFRecebido (horário de Paris);Tipo;Nome;', '2026-11-03 00:30;Simulação;Ünder 100%;'],
  ])('exports in %s, with the separator of the language and the agency’s time', async (lang, head, line) => {
    // The back office sends its language in a header; the cookie is a choice for the public pages.
    const text = await textOf(await get('kind=simulation', { 'accept-language': lang, cookie: 'lang=en' }));
    expect(text.startsWith(head)).toBe(true);
    expect(text).toContain(`\r\n${line}`);
    expect(text.trimEnd().split('\r\n')).toHaveLength(2);
  });

  it('exports no formula after any separator of cells', async () => {
    const email = 'hostile@example.com';
    const message = ';=1+1, =2+2\r\n@SUM(A1)\n-3';
    await site.stores.leads.save(
      contactLead({ createdAt: NOON, fields: { ...contactLead().fields, name: '=1+1', email, message } }),
      [],
    );
    const file = async (lang: string) => textOf(await get(`q=hostile@&lang=${lang}`));
    expect(await file('fr')).toContain(`;'=1+1;${email};YouTube;";'=1+1, '=2+2\r\n'@SUM(A1)\n'-3";`);
    expect(await file('en')).toContain(`,'=1+1,${email},YouTube,";'=1+1, =2+2\r\n'@SUM(A1)\n'-3",`);
  });
});
