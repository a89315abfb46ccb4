import { expect, it } from 'vitest';
import { eachEngine, openTestDatabase } from '../../../../tests/databases/databases.ts';
import { auditEntry, contactLead, NOON } from '../../../../tests/factories.ts';
import { createLeadDesk } from './lead-desk.ts';
import { createLeadStore } from './lead-store.ts';

eachEngine('lead desk', (engine) => {
  it('passes the time of the newest audit entry to the judge, and writes the entries with the change', async () => {
    await using database = await openTestDatabase(engine);
    const lead = contactLead();
    await createLeadStore(database).save(lead, []);
    const desk = createLeadDesk(database);
    const told: (number | null)[] = [];
    const change = (status: 'won' | 'lost', at: number) =>
      desk.change([lead.id], ({ id: _id, toldAt, ...was }) => {
        told.push(toldAt);
        const entry = { action: 'lead_status_changed', subject: lead.id, at } as const;
        const entries = [auditEntry({ ...entry, before: { status: was.status }, after: { status } })];
        return { ok: true, after: { ...was, status }, entries };
      });
    await change('won', NOON + 1);
    await change('lost', NOON + 2);
    expect(told).toEqual([null, NOON + 1]);
    const record = await desk.find(lead.id);
    expect(record?.changes.map(({ at, before, after }) => [at, before, after])).toEqual([
      [NOON + 1, { status: 'new' }, { status: 'won' }],
      [NOON + 2, { status: 'won' }, { status: 'lost' }],
    ]);
  });

  it('writes nothing when the judge refuses or returns no entry, and skips the judge for an unknown lead', async () => {
    await using database = await openTestDatabase(engine);
    const lead = contactLead();
    await createLeadStore(database).save(lead, []);
    const desk = createLeadDesk(database);
    const refused = await desk.change([lead.id], () => ({ ok: false, code: 'no' }) as const);
    expect(refused).toEqual({ ok: false, code: 'no' });
    await desk.change([lead.id], (before) => ({
      ok: true,
      after: { ...before, status: 'won' },
      entries: [],
    }));
    expect((await desk.find(lead.id))?.summary.status).toBe('new');
    expect(
      await desk.change(['none'], () => {
        throw new Error('There is nothing to judge.');
      }),
    ).toEqual({ ok: true, value: 0 });
  });

  it('changes no lead of several when the judge refuses one of them', async () => {
    await using database = await openTestDatabase(engine);
    const leads = [contactLead(), contactLead()];
    for (const lead of leads) await createLeadStore(database).save(lead, []);
    const desk = createLeadDesk(database);
    const ids = leads.map(({ id }) => id);
    const changed = await desk.change(ids, ({ id, toldAt: _at, ...before }) =>
      id === ids[1]
        ? { ok: false, code: 'no' as const }
        : { ok: true, after: { ...before, status: 'won' }, entries: [auditEntry({ subject: id })] },
    );
    expect(changed).toEqual({ ok: false, code: 'no' });
    expect(
      (await desk.page({ sort: 'created', order: 'desc', status: ['won'] }, { limit: 5, offset: 0 })).total,
    ).toBe(0);
  });
});
