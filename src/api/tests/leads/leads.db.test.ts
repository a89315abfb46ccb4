import { afterAll, beforeAll, expect, it } from 'vitest';
import { addAccount, bearer, tokenOf } from '../../../../tests/accounts/accounts.ts';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { auditEntry, contactLead, deliveryOf, NOON, simulationLead } from '../../../../tests/factories.ts';
import { problemOf } from '../../../../tests/refusals.ts';
import { booking, openTestSite, type TestSite } from '../../../../tests/test-site.ts';
import type { Account } from '../../../app/ports/account.ts';
import type { LeadRowDto } from '../../../contracts/leads/lead.ts';

const SCRIPT = '<script>alert("x")</script> \u202e é 🎵';

eachEngine('the leads API', (engine) => {
  let site: TestSite;
  let admin: Account;
  let token: string;
  const leads = {
    script: contactLead({
      createdAt: NOON,
      fields: { ...contactLead().fields, name: SCRIPT, message: SCRIPT, email: 'Zoé.O_Brien@Example.com' },
    }),
    formula: contactLead({
      createdAt: NOON + 60_000,
      fields: {
        ...contactLead().fields,
        name: '=HYPERLINK("http://x.example")',
        email: 'f@example.com',
        platform: 'unknown',
      },
    }),
    simulation: simulationLead({
      // 3 November in Paris, and still 2 November in UTC.
      createdAt: NOON + 11.5 * 3_600_000,
      fields: { ...simulationLead().fields, artistName: 'Ünder 100%', budget: 9000, platform: 'tiktok' },
    }),
  };
  beforeAll(async () => {
    site = await openTestSite(engine);
    admin = await addAccount(site);
    token = await tokenOf(site, admin);
    leads.script.origin = { ...leads.script.origin, utm: { utm_source: 'Newsletter' }, referrer: null };
    for (const lead of Object.values(leads)) await site.stores.leads.save(lead, [deliveryOf(lead)]);
    await site.post('/api/booking/submit', { ...booking, referrer: 'https://www.example.org/a' });
  });
  afterAll(() => site.close());

  const get = (path: string, as = token) => site.get(path, bearer(as));
  const send = (method: string, path: string, body: unknown, as = token) =>
    site.send(method, path, body, bearer(as));
  const list = async (query = '') => (await (await get(`/api/leads?${query}`)).json()).data;
  const names = async (query: string) => (await list(query)).items.map(({ name }: LeadRowDto) => name);
  const audited = async () => (await site.stores.audit.latest(1))[0];

  it('lists leads newest first, with the typed texts unchanged', async () => {
    const page = await list();
    expect(page).toMatchObject({ total: 4, page: 1, pageSize: 25 });
    expect(page.items.at(-1)).toEqual({
      id: leads.script.id,
      kind: 'contact',
      createdAt: '2026-11-02T12:00:00.000Z',
      name: SCRIPT,
      email: 'Zoé.O_Brien@Example.com',
      phone: null,
      platform: 'youtube',
      budget: null,
      locale: 'fr',
      source: 'newsletter',
      status: 'new',
      assignee: null,
      delivery: 'pending',
      followUp: null,
      lostReason: null,
      wonValue: null,
      demo: false,
    });
  });

  it.each([
    ['q=zoe.o_br', [SCRIPT]],
    ['q=%20UNDER%20', ['Ünder 100%']],
    ['q=100%25', ['Ünder 100%']],
    [`q=${encodeURIComponent('\u2068un\u00adder\u200b')}`, ['Ünder 100%']],
    ['q=%25', ['Ünder 100%']],
    ['q=_', [SCRIPT]],
    ['q=%5C', []],
    [`q=${encodeURIComponent("' or 1=1 --")}`, []],
    ['q=%00', [SCRIPT, 'Nova', 'Ünder 100%', '=HYPERLINK("http://x.example")']],
    [`q=${encodeURIComponent('<script>')}`, [SCRIPT]],
    ['kind=simulation,booking', ['Nova', 'Ünder 100%']],
    ['kind=planner', []],
    ['platform=spotify', ['Nova']],
    ['platform=unknown', ['=HYPERLINK("http://x.example")']],
    ['source=newsletter', [SCRIPT]],
    ['source=example.org', ['Nova']],
    ['sourceNot=Newsletter,%20example.org', ['Ünder 100%', '=HYPERLINK("http://x.example")']],
    ['sourceNot=direct,,direct&kind=booking', ['Nova']],
    ['sourceNot=,', [SCRIPT, 'Nova', 'Ünder 100%', '=HYPERLINK("http://x.example")']],
    ['delivery=dead', []],
    ['status=new&kind=booking', ['Nova']],
    ['status=,', [SCRIPT, 'Nova', 'Ünder 100%', '=HYPERLINK("http://x.example")']],
    ['assignee=unknown', []],
    ['budgetFrom=9000', ['Ünder 100%']],
    ['budgetTo=9000&kind=simulation', []],
    ['budgetFrom=9000&budgetTo=9001&costVersion=1', ['Ünder 100%']],
    ['costVersion=2', []],
    ['assignee=none&kind=booking', ['Nova']],
    ['from=2026-11-02&to=2026-11-02&sort=created&order=asc', [SCRIPT, '=HYPERLINK("http://x.example")']],
    ['from=2026-11-03&to=2026-11-03', ['Ünder 100%']],
  ])('filters by %s', async (query, expected) => {
    expect((await names(query)).toSorted()).toEqual([...expected].toSorted());
    expect((await list(query)).total).toBe(expected.length);
  });

  it('filters by the text of the header X-Search, which no proxy logs, and ignores an invalid header', async () => {
    const found = async (search: string) => {
      const response = await site.get('/api/leads', { ...bearer(token), 'x-search': search });
      return (await response.json()).data.items.map(({ name }: { name: string }) => name);
    };
    expect(await found(encodeURIComponent('Ünder 100%'))).toEqual(['Ünder 100%']);
    expect((await found('%')).length).toBe(4);
    expect((await site.get('/api/leads', { ...bearer(token), 'x-search': 'x'.repeat(121) })).status).toBe(
      422,
    );
  });

  it('sorts by name and by budget', async () => {
    const all = await names('sort=name&order=asc');
    expect(all).toEqual([SCRIPT, '=HYPERLINK("http://x.example")', 'Nova', 'Ünder 100%']);
    expect(await names('sort=name&order=desc')).toEqual(all.toReversed());
    expect((await names('sort=budget'))[0]).toBe('Ünder 100%');
    expect((await names('sort=budget&kind=contact,simulation'))[0]).toBe('Ünder 100%');
    // Only the simulation has a budget: it is first in both orders.
    expect((await names('sort=budget&order=asc'))[0]).toBe('Ünder 100%');
    expect((await names('sort=budget&order=asc&status=new'))[0]).toBe('Ünder 100%');
  });

  it('returns 422 for a wrong filter, order or page', async () => {
    for (const wrong of [
      'page=0',
      'page=x',
      'pageSize=1000',
      'status=old',
      'from=yesterday',
      'sort=id',
      'budgetTo=x',
      'costVersion=-1',
    ]) {
      for (const path of wrong.startsWith('page') ? ['/api/leads'] : ['/api/leads', '/api/leads.csv']) {
        expect(await problemOf(await get(`${path}?${wrong}`))).toEqual([422, 'invalid_fields']);
      }
    }
    expect((await get(`/api/leads?q=${'x'.repeat(121)}`)).status).toBe(422);
  });

  it('returns a lead with its deliveries and events, and 404 for an unknown lead', async () => {
    const { data } = await (await get(`/api/leads/${leads.script.id}`)).json();
    expect(data.fields).toEqual(leads.script.fields);
    expect(data).toMatchObject({
      consent: null,
      utm: { utm_source: 'Newsletter' },
      deliveries: [{ destination: 'contact', state: 'pending', attempts: [] }],
      events: [{ kind: 'created', at: '2026-11-02T12:00:00.000Z' }],
    });
    for (const id of ['unknown', '%00', 'a%00b'])
      expect(await problemOf(await get(`/api/leads/${id}`))).toEqual([404, 'not_found']);
  });

  it('lists a request for the newsletter in the events of a booking', async () => {
    const [booked] = (await list('kind=booking')).items;
    const { data } = await (await get(`/api/leads/${booked.id}`)).json();
    expect(data.events).toEqual([
      { kind: 'created', at: booked.createdAt },
      { kind: 'newsletter', at: booked.createdAt },
    ]);
  });

  it('changes status and assignee, records both, and lists the events newest first', async () => {
    const path = `/api/leads/${leads.formula.id}`;
    const response = await send('PATCH', path, { status: 'contacted', assigneeId: admin.id });
    expect(response.status).toBe(200);
    expect((await response.json()).data).toMatchObject({
      status: 'contacted',
      assignee: { id: admin.id, email: admin.email },
      events: [
        { kind: 'status', by: admin.email, from: 'new', to: 'contacted' },
        { kind: 'assignee', by: admin.email, from: null, to: admin.email },
        { kind: 'created' },
      ],
    });
    expect(await audited()).toMatchObject({
      action: 'lead_status_changed',
      actorId: admin.id,
      subject: leads.formula.id,
      before: { status: 'new' },
      after: { status: 'contacted' },
      requestId: response.headers.get('x-request-id'),
    });
    expect(await names(`assignee=${admin.id}&status=contacted,won`)).toEqual([leads.formula.fields.name]);
    expect(await names('assignee=none')).not.toContain(leads.formula.fields.name);
    const before = await audited();
    expect((await send('PATCH', path, { status: 'contacted' })).status).toBe(200);
    expect(await audited()).toEqual(before);
    expect((await (await send('PATCH', path, { assigneeId: null })).json()).data.assignee).toBeNull();
    expect(await names('sort=status&order=desc')).toHaveLength(4);
    expect((await names('sort=status&order=desc'))[0]).toBe(leads.formula.fields.name);
  });

  it('lists the lead of a disabled account as unassigned, and keeps the name of the account', async () => {
    const leaving = await addAccount(site, { role: 'sales' });
    const path = `/api/leads/${leads.simulation.id}`;
    await send('PATCH', path, { assigneeId: leaving.id });
    const name = leads.simulation.fields.artistName;
    expect(await names('assignee=none')).not.toContain(name);
    await site.stores.accounts.disable(leaving.id, auditEntry({ action: 'account_disabled' }));
    expect(await names('assignee=none')).toContain(name);
    expect(await names(`assignee=${leaving.id}`)).toEqual([name]);
    expect((await (await get(path)).json()).data.assignee).toMatchObject({ id: leaving.id });
    await send('PATCH', path, { assigneeId: null });
  });

  it('records both of two simultaneous changes, the second from the status that the first one set', async () => {
    const path = `/api/leads/${leads.simulation.id}`;
    await Promise.all(['won', 'lost'].map((status) => send('PATCH', path, { status })));
    const { data } = await (await get(path)).json();
    const [last, first] = data.events;
    expect(first.from).toBe('new');
    expect(last).toMatchObject({ kind: 'status', from: first.to, to: data.status });
  });

  it('returns 404 or 422 for a wrong change, and changes nothing', async () => {
    const path = `/api/leads/${leads.script.id}`;
    const before = await audited();
    expect(await problemOf(await send('PATCH', '/api/leads/unknown', { status: 'won' }))).toEqual([
      404,
      'not_found',
    ]);
    for (const wrong of [{}, { status: 'old' }, { assigneeId: 5 }]) {
      expect(await problemOf(await send('PATCH', path, wrong))).toEqual([422, 'invalid_fields']);
    }
    const disabled = await addAccount(site, { disabledAt: 1 });
    const moderator = await addAccount(site, { role: 'moderator' });
    const made = await site.stores.audit.latest(2);
    for (const assigneeId of ['unknown', disabled.id, moderator.id]) {
      const response = await send('PATCH', path, { status: 'won', assigneeId });
      expect(await response.json()).toMatchObject({
        code: 'invalid_fields',
        fields: { assigneeId: 'Aucun prospect ne peut être confié à cette personne.' },
      });
    }
    expect(made.map(({ action }) => action)).not.toContain('lead_assigned');
    expect((await (await get(path)).json()).data).toMatchObject({ status: 'new', assignee: null });
    expect(before?.subject).not.toBe(leads.script.id);
    const { data } = await (await get('/api/assignees')).json();
    expect(data).toEqual([{ id: admin.id, email: admin.email, name: admin.name }]);
  });

  it('stores a note with its markup and line breaks, and refuses a wrong note', async () => {
    const path = `/api/leads/${leads.script.id}/notes`;
    const response = await send('POST', path, { text: `  ${SCRIPT}\nsecond line ` });
    expect(response.status).toBe(201);
    const [event] = (await response.json()).data.events;
    expect(event).toMatchObject({ kind: 'note', by: admin.email, text: `${SCRIPT}\nsecond line` });
    expect(await audited()).toMatchObject({
      action: 'lead_note_added',
      subject: leads.script.id,
      before: null,
      after: { note: event.id },
    });
    expect(await problemOf(await send('POST', path, { text: ' ' }))).toEqual([422, 'invalid_fields']);
    expect(await problemOf(await send('POST', path, { text: 'x'.repeat(4001) }))).toEqual([
      422,
      'invalid_fields',
    ]);
    expect(await problemOf(await send('POST', '/api/leads/unknown/notes', { text: 'a' }))).toEqual([
      404,
      'not_found',
    ]);
    expect(await problemOf(await send('POST', path, '{'))).toEqual([400, 'bad_json']);
    expect(await problemOf(await send('PATCH', `/api/leads/${leads.script.id}`, '{'))).toEqual([
      400,
      'bad_json',
    ]);
  });

  it('returns 405 with the methods of a path with an id, and logs the pattern of the path', async () => {
    const response = await send('DELETE', `/api/leads/${leads.script.id}`, {});
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, PATCH']);
    expect(site.lines.some((line) => line.includes('"/api/leads/:id"'))).toBe(true);
    expect(site.lines.some((line) => line.includes(leads.script.id) && line.includes('"request"'))).toBe(
      false,
    );
  });
});
