import { afterAll, beforeAll, expect, it } from 'vitest';
import { addAccount, bearer, tokenOf } from '../../../../tests/accounts/accounts.ts';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { contactLead, simulationLead } from '../../../../tests/factories.ts';
import { problemOf } from '../../../../tests/refusals.ts';
import { openTestSite, type TestSite } from '../../../../tests/test-site.ts';
import type { Account } from '../../../app/ports/account.ts';
import type { LeadRowDto } from '../../../contracts/leads/lead.ts';

const byHand = { name: 'Maëlle Kervran', channel: 'phone', basis: 'asked' };

eachEngine('name, address and telephone of a lead', (engine) => {
  let site: TestSite;
  let admin: Account;
  let token: string;
  const first = contactLead();
  const again = simulationLead({ fields: { ...simulationLead().fields, artistName: 'again' } });
  beforeAll(async () => {
    site = await openTestSite(engine);
    admin = await addAccount(site);
    token = await tokenOf(site, admin);
    for (const lead of [first, again]) await site.stores.leads.save(lead, []);
  });
  afterAll(() => site.close());

  const ask = (method: string, path: string, body: unknown) =>
    site.send(method, `/api/${path}`, body, bearer(token));
  const names = async (query: string) =>
    (await (await site.get(`/api/leads?${query}`, bearer(token))).json()).data.items.map(
      ({ name }: LeadRowDto) => name,
    );

  it('changes the telephone of any kind of lead, and finds the lead by it', async () => {
    const change = (phone: unknown, id = again.id) => ask('PATCH', `leads/${id}`, { phone });
    const { data } = await (await change(' +33 6 11 22 33 44 ')).json();
    expect([data.phone, data.events[0]]).toEqual([
      '+33 6 11 22 33 44',
      { kind: 'phone', at: expect.any(String), by: admin.email },
    ]);
    expect(await names('q=06 11 22 33 44')).toEqual(['again']);
    expect(await (await site.get('/api/leads.csv', bearer(token))).text()).toContain('+33 6 11 22 33 44');
    const entries = await site.stores.audit.latest(2);
    expect(entries.find(({ action }) => action === 'lead_phone_changed')).toMatchObject({
      subject: again.id,
      before: null,
      after: null,
    });
    for (const wrong of ['12', 'appelez-moi', 5])
      expect(await problemOf(await change(wrong))).toEqual([422, 'invalid_fields']);
    expect((await (await change(null)).json()).data.phone).toBeNull();
    expect(await names('q=06 11 22 33 44')).toEqual([]);
    const several = { ids: [first.id, again.id], phone: '+33 6 11 22 33 44' };
    expect(await problemOf(await ask('PATCH', 'leads', several))).toEqual([422, 'invalid_fields']);
  });

  it('keeps the telephone of a manual lead without an address, and copies a change into its typed fields', async () => {
    const { id } = (await (await ask('POST', 'leads', { ...byHand, phone: '01 98 76 54 32' })).json()).data;
    const refused = await ask('PATCH', `leads/${id}`, { phone: '' });
    expect((await refused.json()).fields).toEqual({ phone: expect.stringContaining('adresse') });
    const { data } = await (await ask('PATCH', `leads/${id}`, { phone: '01 98 76 54 33' })).json();
    expect([data.phone, data.fields.phone]).toEqual(['01 98 76 54 33', '01 98 76 54 33']);
  });

  it('replaces the former name and address in list, search, order, fields and person after a correction', async () => {
    const wrong = simulationLead({
      fields: { ...simulationLead().fields, artistName: 'Zorba Typo', email: 'typo@example.com' },
    });
    const body = JSON.stringify({ email: 'typo@example.com' });
    await site.stores.leads.save(wrong, [{ id: 'msg_wrong', destination: 'simulator', body }]);
    const other = contactLead({ fields: { ...contactLead().fields, email: 'nova@example.com' } });
    await site.stores.leads.save(other, []);
    const correction = { name: 'Aarò Nova', email: ' Nova@example.com ' };
    const { data } = await (await ask('PATCH', `leads/${wrong.id}`, correction)).json();
    expect(data).toMatchObject({
      name: 'Aarò Nova',
      email: 'Nova@example.com',
      fields: { artistName: 'Aarò Nova', email: 'Nova@example.com', budget: wrong.fields.budget },
      others: [{ id: other.id }],
    });
    const events = data.events.filter(({ by }: { by?: string }) => by === admin.email);
    expect(events.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual(['email', 'name']);
    const entries = JSON.stringify(await site.stores.audit.latest(2));
    expect(entries).toContain('lead_name_changed');
    for (const secret of ['Zorba', 'typo@', 'Aar', 'ova@']) expect(entries).not.toContain(secret);

    expect(await names('q=zorba')).toEqual([]);
    expect(await names('q=typo@')).toEqual([]);
    expect(await names('q=aaro')).toEqual(['Aarò Nova']);
    expect((await names('sort=name&order=asc'))[0]).toBe('Aarò Nova');
    const beside = await site.get(`/api/leads/${wrong.id}/neighbours?sort=name&order=asc`, bearer(token));
    expect((await beside.json()).data.previous).toBeNull();
    const file = await (await site.get('/api/leads.csv', bearer(token))).text();
    expect(file).toContain(';Aarò Nova;Nova@example.com;');
    expect(file).not.toContain('Zorba');

    const person = async (email: string) =>
      (await (await ask('POST', 'people/export', { email })).json()).data.leads.map(
        ({ id }: { id: string }) => id,
      );
    expect(await person('typo@example.com')).toEqual([]);
    expect(await person('nova@example.com')).toEqual([wrong.id, other.id]);
    expect(
      (await site.stores.leads.list({ limit: 9 })).find(({ lead }) => lead.id === wrong.id),
    ).toMatchObject({
      deliveries: [{ id: 'msg_wrong', state: 'pending' }],
    });
  });

  it('refuses to remove the last contact or the name of a lead', async () => {
    const refusal = async (change: object) =>
      (await (await ask('PATCH', `leads/${first.id}`, change)).json()).fields;
    expect(await refusal({ email: '' })).toEqual({ email: expect.stringContaining('téléphone') });
    expect(await refusal({ email: 'lea@exemple' })).toEqual({ email: expect.any(String) });
    expect(await refusal({ name: ' ' })).toEqual({ name: expect.any(String) });
    const { data } = await (
      await ask('PATCH', `leads/${first.id}`, { email: '', phone: '01 98 76 54 32' })
    ).json();
    expect([data.email, data.phone]).toEqual(['', '01 98 76 54 32']);
    const several = { ids: [first.id, again.id], name: 'Deux' };
    expect(await problemOf(await ask('PATCH', 'leads', several))).toEqual([422, 'invalid_fields']);
  });
});
