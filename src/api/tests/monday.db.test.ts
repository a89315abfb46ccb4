import { afterAll, beforeAll, expect, it } from 'vitest';
import { addAccount, bearer, tokenOf } from '../../../tests/accounts/accounts.ts';
import { reportForm } from '../../../tests/content-reports.ts';
import { eachEngine } from '../../../tests/databases/databases.ts';
import { deadDelivery } from '../../../tests/dead-delivery.ts';
import { auditEntry, campaign, contactLead, simulationLead } from '../../../tests/factories.ts';
import { openLanding } from '../../../tests/landing/landing.ts';
import { landingContent } from '../../../tests/landing/landing-content.ts';
import { openTestSite, type TestSite } from '../../../tests/test-site.ts';
import type { Account } from '../../app/ports/account.ts';
import { ANNOUNCED } from '../../app/privacy/retirement/night-of.ts';
import { MondayDto } from '../../contracts/monday.ts';
import type { Role } from '../../domain/account/role.ts';

/** A Tuesday. */
const NOW = Date.parse('2026-12-01T10:00:00Z');
const DAY = 86_400_000;

eachEngine('what waits on Monday', (engine) => {
  let site: TestSite;
  const now = NOW;
  const headers = {} as Record<Role, Record<string, string>>;
  const accounts = {} as Record<Role, Account>;
  beforeAll(async () => {
    site = await openTestSite(engine, { clock: { now: () => now } });
    for (const role of ['admin', 'editor', 'sales', 'moderator'] as const) {
      accounts[role] = await addAccount(site, { role });
      headers[role] = bearer(await tokenOf(site, accounts[role]));
    }
  });
  afterAll(() => site.close());

  const read = async (role: Role): Promise<MondayDto> => {
    const response = await site.get('/api/monday', headers[role]);
    const { data } = await response.json();
    expect([response.status, MondayDto.parse(data)]).toEqual([200, data]);
    return data;
  };
  const kinds = async (role: Role) => [...new Set((await read(role)).things.map(({ kind }) => kind))];
  const of = async <Kind extends MondayDto['things'][number]['kind']>(role: Role, kind: Kind) =>
    (await read(role)).things.flatMap((thing) =>
      thing.kind === kind ? [thing as Extract<MondayDto['things'][number], { kind: Kind }>] : [],
    );
  const call = async (method: string, path: string, body: object, role: Role = 'admin') => {
    const response = await site.send(method, path, body, headers[role]);
    expect([path, response.status < 300]).toEqual([path, true]);
    return (await response.json()).data;
  };

  it('is empty on a new site, with the days of the agency', async () => {
    for (const role of ['admin', 'editor', 'sales', 'moderator'] as const)
      expect(await read(role)).toEqual({ today: '2026-12-01', nextMonday: '2026-12-07', things: [] });
  });

  it('lists calls by budget and age, without those of others or of a later day', async () => {
    const save = async (lead: ReturnType<typeof contactLead> | ReturnType<typeof simulationLead>) => {
      await site.stores.leads.save(lead, []);
      return lead.id;
    };
    const simulation = (budget: number, age: number) => {
      const made = simulationLead({ createdAt: NOW - age * DAY });
      return save({ ...made, fields: { ...made.fields, budget } });
    };
    const contact = await save(contactLead({ createdAt: NOW - 9 * DAY }));
    const [low, high, later, taken] = [
      await simulation(900, 1),
      await simulation(5000, 2),
      await simulation(7000, 3),
      await simulation(8000, 4),
    ];
    await call('PATCH', `/api/leads/${later}`, { followUp: '2026-12-07' });
    await call('PATCH', `/api/leads/${taken}`, { assigneeId: accounts.sales.id });
    const ids = async (role: Role) => (await of(role, 'call')).map(({ lead }) => lead.id);
    expect(await ids('admin')).toEqual([high, low, contact]);
    expect(await ids('sales')).toEqual([taken, high, low, contact]);
    await call('PATCH', `/api/leads/${high}`, { status: 'contacted' });
    await call('PATCH', `/api/leads/${low}`, { status: 'contacted', followUp: '2026-11-30' });
    expect((await of('admin', 'call')).map(({ since }) => since)).toEqual([
      '2026-11-30',
      new Date(NOW - 9 * DAY).toISOString(),
    ]);
  });

  it('lists the campaigns that have ended, with the result and the range for what was spent', async () => {
    const ended = campaign({
      ...{ status: 'active', startsOn: '2026-10-01', endsOn: '2026-11-20' },
      ...{ actualViews: 50_000, actualCost: 1000 },
    });
    const missing = campaign({ status: 'finished', startsOn: '2026-10-01', endsOn: '2026-11-10' });
    const running = campaign({ status: 'active', startsOn: '2026-11-01', endsOn: '2026-12-01' });
    const done = campaign({ ...ended, id: 'done', status: 'finished' });
    for (const one of [ended, missing, running, done]) await site.ports.campaigns.create(one, auditEntry());
    const [first, second, ...others] = await of('sales', 'campaign');
    expect(others).toEqual([]);
    expect(first).toMatchObject({ campaign: { id: missing.id }, promised: null, insideRange: null });
    expect(second).toMatchObject({
      campaign: { id: ended.id },
      result: { actualViews: 50_000, actualCost: 1000 },
      ...{ insideRange: true, promised: { low: 25_000, high: 100_000 }, days: 0, provisional: 0 },
    });
  });

  it('lists a dead link once with its pages, and a claim that expires within two weeks', async () => {
    const url = 'https://shop.example/nova';
    const desk = await openLanding(site);
    const made = landingContent('Nova');
    const content = { ...made, shared: { ...made.shared, actionLink: url } };
    await desk.online('Nova', content);
    await desk.online('Vega', content);
    const { landingLinks } = site.landing;
    await landingLinks.watch([url], NOW);
    const gone = { verdict: 'dead', movedTo: null, lastAnswer: 'gone', failures: 0 } as const;
    const [host] = await landingLinks.claim({ now: NOW, leaseMs: 1000, limit: 1 });
    if (!host) throw new Error('No host was due.');
    await landingLinks.settle(
      host,
      { until: NOW, isPatient: false },
      { url, state: gone, dueAt: NOW + DAY, at: NOW },
    );
    const links = await of('editor', 'link');
    expect(links).toMatchObject([{ url, verdict: 'dead', pages: [{}, {}] }]);
    const { items } = await (await site.get('/api/claims', headers.admin)).json().then(({ data }) => data);
    const claim = items.find(({ id }: { id: string }) => id === 'artists-trained');
    await call('POST', `/api/claims/${claim.id}/confirm`, {
      version: claim.version,
      validUntil: '2026-12-10',
    });
    expect(await of('admin', 'claim')).toMatchObject([{ claim: { id: claim.id, validUntil: '2026-12-10' } }]);
    const [confirmed] = await of('admin', 'claim');
    await call('POST', `/api/claims/${claim.id}/confirm`, {
      version: confirmed?.claim.version,
      validUntil: '2027-12-10',
    });
    expect(await of('admin', 'claim')).toEqual([]);
  });

  it('lists given-up sends and requests, until they are settled in their own lists', async () => {
    await deadDelivery(site);
    const noted = { email: 'zoe@example.com', kind: 'notes', locale: 'fr' };
    const { number } = await call('POST', '/api/rights-requests', noted);
    await call('POST', '/api/content-reports', { ...reportForm, filledInMs: 60_000 });
    expect(await of('sales', 'automations')).toMatchObject([{ count: 1 }]);
    expect(await of('sales', 'right')).toMatchObject([{ request: { number, dueAt: expect.any(String) } }]);
    expect(await of('moderator', 'report')).toMatchObject([{ report: { subject: 'page' } }]);
    await call('POST', '/api/deliveries/replay', {}, 'sales');
    await call('POST', `/api/rights-requests/${number}/acts`, { act: 'close' }, 'sales');
    expect([...(await of('sales', 'automations')), ...(await of('sales', 'right'))]).toEqual([]);
  });

  it('shows each role its own parts', async () => {
    await deadDelivery(site);
    expect(await kinds('admin')).toEqual(['call', 'campaign', 'link', 'automations', 'report']);
    expect(await kinds('editor')).toEqual(['link']);
    expect(await kinds('sales')).toEqual(['call', 'campaign', 'automations']);
    expect(await kinds('moderator')).toEqual(['report']);
  });

  it('announces the leads that end before the next Monday', async () => {
    const { fields } = contactLead();
    const old = contactLead({
      createdAt: NOW - 3 * 365 * DAY,
      fields: { ...fields, email: 'old@example.com' },
    });
    await site.stores.leads.save(old, []);
    await site.ports.retirement.tell(ANNOUNCED, NOW - 31 * DAY, undefined);
    expect(await of('sales', 'ending')).toMatchObject([{ count: 1, until: '2026-12-06' }]);
  });
});
