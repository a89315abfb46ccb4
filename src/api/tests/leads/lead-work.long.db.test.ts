import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { addAccount, bearer, tokenOf } from '../../../../tests/accounts/accounts.ts';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { contactLead, deliveryOf, NOON, simulationLead } from '../../../../tests/factories.ts';
import { problemOf } from '../../../../tests/refusals.ts';
import { openTestSite, type TestSite } from '../../../../tests/test-site.ts';
import type { Account } from '../../../app/ports/account.ts';
import type { WebhookSender } from '../../../app/ports.ts';
import type { LeadDetailDto, LeadRowDto } from '../../../contracts/leads/lead.ts';
import { agencyDay, dayName, dayNumber } from '../../../domain/time/agency-day.ts';

const byHand = {
  name: 'Maëlle Kervran',
  phone: '06 12 34 56 78',
  message: 'Veut une offre pour deux clips.',
  platform: 'youtube',
  channel: 'phone',
  basis: 'asked',
};

eachEngine('the daily work on leads', (engine) => {
  let site: TestSite;
  let admin: Account;
  let token: string;
  const send = vi.fn<WebhookSender['send']>(async () => ({
    outcome: { kind: 'answered', status: 200 },
    answer: null,
  }));
  const day = (ahead: number) => dayName(dayNumber(agencyDay(Date.now())) + ahead);
  const fields = (name: string) => ({ ...contactLead().fields, name, email: `${name}@example.com` });
  const leads = {
    first: contactLead({ createdAt: NOON, fields: fields('first') }),
    second: contactLead({ createdAt: NOON + 1, fields: fields('second') }),
    third: contactLead({ createdAt: NOON + 2, fields: fields('third') }),
    again: simulationLead({
      createdAt: NOON + 3,
      fields: { ...simulationLead().fields, artistName: 'again', email: 'First@Example.com' },
    }),
  };
  beforeAll(async () => {
    site = await openTestSite(
      engine,
      { sender: { send } },
      { WEBHOOK_CONTACT_URL: 'https://n8n.example.com/webhook/contact' },
    );
    admin = await addAccount(site);
    token = await tokenOf(site, admin);
    for (const lead of Object.values(leads)) await site.stores.leads.save(lead, [deliveryOf(lead)]);
  });
  afterAll(() => site.close());

  const get = async (path: string) => (await (await site.get(`/api/${path}`, bearer(token))).json()).data;
  const ask = (method: string, path: string, body?: unknown, as = token) =>
    site.send(method, `/api/${path}`, body, bearer(as));
  const detail = (id: string): Promise<LeadDetailDto> => get(`leads/${id}`);
  const names = async (query: string) =>
    (await get(`leads?${query}`)).items.map(({ name }: LeadRowDto) => name);

  it('lists and counts the leads that are new, to follow up today, and overdue', async () => {
    expect(await get('leads/counts')).toEqual({ new: 4, today: 0, overdue: 0, any: 4 });
    await ask('PATCH', `leads/${leads.first.id}`, { status: 'contacted', followUp: day(0) });
    await ask('PATCH', `leads/${leads.second.id}`, { status: 'contacted', followUp: day(-3) });
    await ask('PATCH', `leads/${leads.third.id}`, { followUp: day(-1) });
    await ask('PATCH', `leads/${leads.again.id}`, { status: 'qualified', followUp: day(1) });
    // The third lead is new as well as overdue.
    expect(await get('leads/counts')).toEqual({ new: 1, today: 1, overdue: 2, any: 3 });
    expect(await names('todo=new')).toEqual(['third']);
    expect(await names('todo=today')).toEqual(['first']);
    expect(await names('todo=overdue&sort=followUp&order=asc')).toEqual(['second', 'third']);
    expect(await names('todo=new,today,overdue')).toEqual(['third', 'second', 'first']);
    expect(await names('sort=followUp&order=asc')).toEqual(['second', 'third', 'first', 'again']);
    expect(await names('sort=followUp&order=desc')).toEqual(['again', 'first', 'third', 'second']);
    expect(await detail(leads.again.id)).toMatchObject({
      followUp: day(1),
      events: [{ kind: 'status' }, { kind: 'followUp', by: admin.email, from: null, to: day(1) }, {}],
    });
    expect(await problemOf(await ask('PATCH', `leads/${leads.first.id}`, { followUp: '30/11' }))).toEqual([
      422,
      'invalid_fields',
    ]);
  });

  it('changes several leads in one transaction, with one audit entry for each', async () => {
    const three = [leads.first.id, leads.second.id, leads.third.id];
    const body = { ids: [...three, 'unknown'], status: 'lost', lostReason: 'other', lostNote: ' Zoé  ' };
    const response = await ask('PATCH', 'leads', body);
    expect((await response.json()).data).toEqual({ found: 3 });
    const entries = (await site.stores.audit.latest(6)).filter(
      ({ action }) => action === 'lead_status_changed',
    );
    expect(entries.map(({ subject }) => subject).toSorted()).toEqual(three.toSorted());
    for (const entry of entries) {
      expect(entry.after).toEqual({ status: 'lost', lostReason: 'other' });
      expect(entry.requestId).toBe(response.headers.get('x-request-id'));
    }
    const lost = await detail(leads.second.id);
    expect(lost).toMatchObject({ status: 'lost', lostReason: 'other', lostNote: 'Zoé', followUp: null });
    expect(lost.events.find(({ kind }) => kind === 'status')).toMatchObject({ reason: 'other', value: null });
    const other = await addAccount(site, { role: 'moderator' });
    const refused = await ask('PATCH', 'leads', { ids: three, status: 'new', assigneeId: other.id });
    expect(await problemOf(refused)).toEqual([422, 'invalid_fields']);
    expect((await get('leads?status=lost')).total).toBe(3);
    for (const wrong of [{ ids: three }, { ids: [], status: 'new' }, { status: 'new' }])
      expect(await problemOf(await ask('PATCH', 'leads', wrong))).toEqual([422, 'invalid_fields']);
  });

  it('stores the value of a won lead in cents, and refuses a value that is no whole number of cents', async () => {
    const path = `leads/${leads.again.id}`;
    await ask('PATCH', path, { status: 'won', wonValue: 150_050 });
    await ask('PATCH', path, { wonValue: 200_000 });
    const won = await detail(leads.again.id);
    expect(won).toMatchObject({ status: 'won', wonValue: 200_000, followUp: null });
    expect(won.events.slice(0, 2)).toMatchObject([
      { kind: 'outcome', value: 200_000 },
      { kind: 'status', to: 'won', value: 150_050 },
    ]);
    for (const wonValue of [0.5, -1, 1_000_000_001])
      expect((await (await ask('PATCH', path, { wonValue })).json()).fields).toEqual({
        wonValue: expect.stringContaining('10 millions'),
      });
  });

  it('finds the leads before and after one in the filter and the order of the list', async () => {
    const around = (id: string, query: string) => get(`leads/${id}/neighbours?${query}`);
    expect(await around(leads.second.id, '')).toEqual({ previous: leads.third.id, next: leads.first.id });
    expect(await around(leads.again.id, '')).toEqual({ previous: null, next: leads.third.id });
    expect(await around(leads.second.id, 'order=asc')).toEqual({
      previous: leads.first.id,
      next: leads.third.id,
    });
    expect(await around(leads.first.id, 'kind=simulation')).toEqual({ previous: leads.again.id, next: null });
    for (const sort of ['created', 'name', 'status', 'budget', 'followUp'])
      for (const order of ['asc', 'desc']) {
        const listed = (await get(`leads?sort=${sort}&order=${order}`)).items.map(({ id }: LeadRowDto) => id);
        const walked = [listed[0]];
        while (walked.length < 10) {
          const { next } = await around(walked.at(-1), `sort=${sort}&order=${order}`);
          if (next === null) break;
          walked.push(next);
        }
        expect([sort, order, walked]).toEqual([sort, order, listed]);
      }
    expect((await ask('GET', 'leads/unknown/neighbours')).status).toBe(404);
  });

  it('shows the other requests of the same address', async () => {
    expect((await detail(leads.first.id)).others).toEqual([
      { id: leads.again.id, kind: 'simulation', createdAt: expect.any(String), status: 'won' },
    ]);
    expect((await detail(leads.second.id)).others).toEqual([]);
  });

  it('stores a manual lead, finds it by any part of its number, and delivers it on request', async () => {
    send.mockClear();
    const response = await ask('POST', 'leads', { ...byHand, followUp: day(2) });
    expect(response.status).toBe(201);
    const data = await detail((await response.json()).data.id);
    expect(data).toMatchObject({
      kind: 'manual',
      name: 'Maëlle Kervran',
      email: '',
      phone: '06 12 34 56 78',
      source: 'by-hand',
      status: 'new',
      platform: 'youtube',
      followUp: day(2),
      consent: null,
      assignee: { id: admin.id },
      deliveries: [],
      others: [],
      fields: { channel: 'phone', basis: 'asked' },
      events: [{ kind: 'added', by: admin.email }],
    });
    for (const q of ['06 12 34', '+33 6 12', '0612345678', '5678', 'kervran'])
      expect([q, await names(`q=${encodeURIComponent(q)}`)]).toEqual([q, ['Maëlle Kervran']]);
    expect(await names('source=by-hand')).toEqual(['Maëlle Kervran']);
    const [entry] = await site.stores.audit.latest(1);
    expect(entry).toMatchObject({
      action: 'lead_added',
      actorId: admin.id,
      subject: data.id,
      after: { channel: 'phone', basis: 'asked', deliver: false },
    });
    expect(JSON.stringify(entry)).not.toMatch(/Kervran|06 12/);

    const sent = await ask('POST', 'leads', {
      ...byHand,
      name: 'Sent',
      email: 's@example.com',
      deliver: true,
    });
    const { deliveries } = await detail((await sent.json()).data.id);
    expect(deliveries).toMatchObject([{ destination: 'contact', state: 'pending' }]);
  });

  it('stores one lead for the same key, and refuses another lead with that key', async () => {
    const body = { ...byHand, name: 'Once', key: 'a-key-of-a-form' };
    const twice = await Promise.all([ask('POST', 'leads', body), ask('POST', 'leads', body)]);
    const [one, two] = await Promise.all(twice.map(async (answer) => (await answer.json()).data.id));
    expect(one).toBe(two);
    expect(await problemOf(await ask('POST', 'leads', { ...body, name: 'Twice' }))).toEqual([
      409,
      'idempotency_conflict',
    ]);
  });

  it.each([
    [{ name: ' ' }, 'name'],
    [{ phone: '' }, 'phone'],
    [{ phone: '12' }, 'phone'],
    [{ email: 'nobody' }, 'email'],
    [{ channel: 'post' }, 'channel'],
    [{ basis: undefined }, 'basis'],
    [{ followUp: 'demain' }, 'followUp'],
  ])('refuses a manual lead with %j', async (wrong, field) => {
    const response = await ask('POST', 'leads', { ...byHand, ...wrong });
    expect([response.status, Object.keys((await response.json()).fields)]).toEqual([422, [field]]);
  });

  it('names each missing detail of an empty manual lead at once', async () => {
    const response = await ask('POST', 'leads', { name: '', email: '', phone: '', channel: 'phone' });
    expect(Object.keys((await response.json()).fields).sort()).toEqual(['basis', 'name', 'phone']);
    // A wrong address is the only error: it is not known whether it reaches the person.
    const wrong = await ask('POST', 'leads', { ...byHand, email: 'nobody', phone: '' });
    expect(Object.keys((await wrong.json()).fields)).toEqual(['email']);
  });

  it('exports and erases the person of a lead, or only the lead if it has no address', async () => {
    const { data } = await (await ask('POST', 'people/export', { lead: leads.first.id })).json();
    expect(data.email).toBe('first@example.com');
    expect(data.leads.map(({ id }: LeadDetailDto) => id)).toEqual([leads.first.id, leads.again.id]);
    const typed = (await (await ask('POST', 'leads', { ...byHand, name: 'Alone' })).json()).data;
    const alone = (await (await ask('POST', 'people/export', { lead: typed.id })).json()).data;
    expect([alone.email, alone.leads.length, alone.mails, alone.reviews]).toEqual(['', 1, [], []]);
    const before = (await get('leads')).total;
    const erased = await ask('POST', 'people/erase', { lead: typed.id });
    expect((await erased.json()).data).toMatchObject({ leads: 1, reviews: 0 });
    expect((await get('leads')).total).toBe(before - 1);
    expect((await (await ask('POST', 'people/erase', { lead: leads.again.id })).json()).data.leads).toBe(2);
    expect((await ask('GET', `leads/${leads.first.id}`)).status).toBe(404);
    for (const wrong of [{}, { lead: 'unknown', email: 'a@example.com' }])
      expect(await problemOf(await ask('POST', 'people/export', wrong))).toEqual([422, 'invalid_fields']);
    expect((await ask('POST', 'people/erase', { lead: 'unknown' })).status).toBe(404);
  });

  it('stores views for each account, replaces a view of the same name, and refuses the text of a search', async () => {
    const other = await tokenOf(site, await addAccount(site));
    const query = 'status=new,won&todo=overdue&sort=followUp&order=asc';
    const saved = await ask('POST', 'lead-views', { name: ' Mes relances ', query });
    expect(saved.status).toBe(201);
    const [view] = (await saved.json()).data;
    expect(view).toEqual({ id: expect.any(String), name: 'Mes relances', query });
    await ask('POST', 'lead-views', { name: 'Mes relances', query: 'kind=manual' });
    expect(await get('lead-views')).toEqual([{ id: view.id, name: 'Mes relances', query: 'kind=manual' }]);
    for (const wrong of ['q=zoe', 'page=2', 'status=old', 'x=1'])
      expect(await problemOf(await ask('POST', 'lead-views', { name: 'A', query: wrong }))).toEqual([
        422,
        'invalid_fields',
      ]);
    expect((await (await ask('GET', 'lead-views', undefined, other)).json()).data).toEqual([]);
    expect((await ask('DELETE', `lead-views/${view.id}`, undefined, other)).status).toBe(404);
    expect((await (await ask('DELETE', `lead-views/${view.id}`)).json()).data).toEqual([]);
  });

  it('stores at most 30 views of an account, however many are saved at once', async () => {
    const as = await tokenOf(site, await addAccount(site));
    const saved = await Promise.all(
      Array.from({ length: 32 }, (_, number) =>
        ask('POST', 'lead-views', { name: `View ${number}`, query: '' }, as),
      ),
    );
    expect(saved.filter(({ status }) => status === 201)).toHaveLength(30);
    expect(saved.filter(({ status }) => status === 422)).toHaveLength(2);
  });
});
