import { afterEach, beforeEach, expect, it } from 'vitest';
import { addAccount, bearer, tokenOf } from '../../../../tests/accounts/accounts.ts';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { contactLead, simulationLead } from '../../../../tests/factories.ts';
import { openTestSite, type TestSite } from '../../../../tests/test-site.ts';
import { ANNOUNCED } from '../../../app/privacy/retirement/night-of.ts';

const NOW = Date.UTC(2029, 10, 28, 12);
const DAY = 86_400_000;

eachEngine('/api/lead-retirement', (engine) => {
  let site: TestSite;
  let headers: Record<string, string>;
  beforeEach(async () => {
    site = await openTestSite(engine, { clock: { now: () => NOW } });
    headers = await asRole('admin');
  });
  afterEach(() => site.close());

  const asRole = async (role: 'admin' | 'sales') =>
    bearer(await tokenOf(site, await addAccount(site, { role, name: `An ${role}` })));
  const saved = async (day: string, name: string) => {
    const sample = contactLead();
    const lead = contactLead({
      createdAt: Date.parse(`${day}T12:00:00Z`),
      fields: { ...sample.fields, name, email: `${name.toLowerCase()}@example.com` },
    });
    await site.stores.leads.save(lead, []);
    return lead.id;
  };
  const list = async () => (await (await site.get('/api/lead-retirement', headers)).json()).data;
  const send = (path: string, body: unknown, as = headers) =>
    site.send('POST', `/api/lead-retirement/${path}`, body, as);

  it('lists who ends in this month and in the next three, and what stays of them', async () => {
    const late = await saved('2026-11-02', 'Nova');
    const older = await saved('2026-03-01', 'Lea');
    const lea = await saved('2026-12-12', 'Lea');
    await saved('2027-03-01', 'Max');
    const sample = simulationLead();
    const simulation = simulationLead({
      createdAt: Date.UTC(2026, 11, 13),
      fields: { ...sample.fields, email: 'zoe@example.com', budget: 900 },
    });
    await site.stores.leads.save(simulation, []);
    await site.ports.retirement.tell(ANNOUNCED, NOW - 31 * DAY, undefined);
    const data = await list();
    expect(data).toMatchObject({
      today: '2029-11-28',
      all: 5,
      due: 1,
      stop: 'clock',
      startsOn: null,
      kept: [],
    });
    expect(data.persons).toEqual([
      expect.objectContaining({ id: late, name: 'Nova', contact: 'contact', endsOn: '2029-11-02', leads: 1 }),
      expect.objectContaining({ id: lea, leads: 2, endsOn: '2029-12-12', status: 'new' }),
      expect.objectContaining({ contact: 'simulation', endsOn: '2029-12-13' }),
    ]);
    expect(older).not.toBe(lea);
    expect(data.stays).toEqual(
      expect.arrayContaining([
        { month: '2029-11', kind: 'contact', leads: 1, budget: 0 },
        { month: '2029-12', kind: 'contact', leads: 2, budget: 0 },
        { month: '2029-12', kind: 'simulation', leads: 1, budget: 900 },
      ]),
    );
  });

  it('shows the first day of deletion, and lists no person before it', async () => {
    await saved('2026-11-02', 'Nova');
    await saved('2026-12-05', 'Lea');
    await saved('2026-12-29', 'Max');
    const days = async () => {
      const { persons, stays, startsOn, stop } = await list();
      return {
        ...{ stop, startsOn, months: stays.map(({ month }: { month: string }) => month) },
        ends: persons.map(({ name, endsOn }: { name: string; endsOn: string }) => [name, endsOn]),
      };
    };
    expect(await days()).toEqual({
      ...{ stop: 'announce', startsOn: '2029-12-28', months: ['2029-12'] },
      ends: [
        ['Nova', '2029-12-28'],
        ['Lea', '2029-12-28'],
        ['Max', '2029-12-29'],
      ],
    });
    await site.ports.retirement.tell(ANNOUNCED, NOW - 24 * DAY, undefined);
    expect(await days()).toEqual({
      ...{ stop: 'notice', startsOn: '2029-12-04', months: ['2029-12'] },
      ends: [
        ['Nova', '2029-12-04'],
        ['Lea', '2029-12-05'],
        ['Max', '2029-12-29'],
      ],
    });
  });

  it('keeps a person for a reason, which is a note of the lead and not in the log of changes', async () => {
    const nova = await saved('2026-11-02', 'Nova');
    const sales = await asRole('sales');
    const kept = await send(
      'keep',
      { ids: [nova, 'gone'], reason: ' A dispute. ', until: '2030-11-28' },
      sales,
    );
    expect([kept.status, (await kept.json()).data]).toEqual([200, { leads: 1 }]);
    expect(await list()).toMatchObject({
      due: 0,
      persons: [],
      kept: [{ id: nova, name: 'Nova', until: '2030-11-28', reason: 'A dispute.', by: 'An sales' }],
    });
    const detail = await (await site.get(`/api/leads/${nova}`, headers)).text();
    expect(detail).toContain('A dispute.');
    const [entry] = await site.ports.audit.latest(1);
    expect(entry).toMatchObject({ action: 'lead_kept', subject: nova, after: { until: '2030-11-28' } });
    expect(JSON.stringify(entry)).not.toContain('dispute');
  });

  it.each([
    [{ reason: '  ' }, 'reason'],
    [{ reason: 'x'.repeat(501) }, 'reason'],
    [{ until: '2029-11-27' }, 'until'],
    [{ until: '2030-11-29' }, 'until'],
    [{ until: '' }, 'until'],
  ])('refuses to keep without a reason, or for more than a year (%o)', async (change, field) => {
    const nova = await saved('2026-11-02', 'Nova');
    const response = await send('keep', { ids: [nova], reason: 'x', until: '2029-12-01', ...change });
    expect([response.status, Object.keys((await response.json()).fields)]).toEqual([422, [field]]);
  });

  it('deletes by hand, for administrators, only persons of the list', async () => {
    const nova = await saved('2026-11-02', 'Nova');
    const young = await saved('2029-11-02', 'Max');
    const body = { ids: [nova, young] };
    expect((await send('erase', body, await asRole('sales'))).status).toBe(403);
    const response = await send('erase', body);
    expect((await response.json()).data).toEqual({ leads: 1 });
    expect((await site.stores.leads.list({ limit: 9 })).map(({ lead }) => lead.id)).toEqual([young]);
    expect(await site.ports.audit.latest(1)).toEqual([
      expect.objectContaining({ action: 'leads_retired', actorId: expect.any(String), after: { leads: 1 } }),
    ]);
  });

  it('begins the three years anew with a note that the person called', async () => {
    const nova = await saved('2026-11-02', 'Nova');
    const path = `/api/leads/${nova}/notes`;
    await site.send('POST', path, { text: 'Internal.' }, headers);
    expect((await list()).persons).toHaveLength(1);
    const response = await site.send('POST', path, { text: 'Called us.', fromPerson: true }, headers);
    expect(response.status).toBe(201);
    expect((await list()).persons).toEqual([]);
  });
});
