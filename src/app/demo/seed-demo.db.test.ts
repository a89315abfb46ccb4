import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { eachEngine, openTestDatabase } from '../../../tests/databases.ts';
import { contactLead, NOON } from '../../../tests/factories.ts';
import { createDeliveryQueue } from '../../adapters/db/delivery-queue.ts';
import { createLeadStore } from '../../adapters/db/lead-store.ts';
import { sampleLeads } from './sample-leads.ts';
import { seedDemo } from './seed-demo.ts';

const outside = { clock: { now: () => NOON }, ids: { next: randomUUID } };

eachEngine('seedDemo', (engine) => {
  it('fills an empty database with marked samples that are never sent, once', async () => {
    await using database = await openTestDatabase(engine);
    const leads = createLeadStore(database);
    const stored = await Promise.all([1, 2, 3].map(() => seedDemo({ ...outside, leads })));
    expect(stored.reduce((sum, count) => sum + count)).toBe(sampleLeads.length);
    const reports = await leads.list({ limit: 100 });
    expect(reports).toHaveLength(12);
    expect(reports.every(({ lead }) => lead.demo && lead.fields.email.endsWith('@example.com'))).toBe(true);
    expect(reports.every(({ lead }) => lead.createdAt < NOON)).toBe(true);
    expect(new Set(reports.map(({ lead }) => lead.origin.locale))).toEqual(new Set(['fr', 'en', 'es', 'pt']));
    expect(Object.values(await createDeliveryQueue(database).counts())).toEqual([0, 0, 0, 0]);
    expect(await seedDemo({ ...outside, leads })).toBe(0);
    expect(await leads.removeDemo()).toBe(12);
  });

  it('stores nothing beside a real lead', async () => {
    await using database = await openTestDatabase(engine);
    const leads = createLeadStore(database);
    await leads.save(contactLead(), []);
    expect(await seedDemo({ ...outside, leads })).toBe(0);
    expect(await leads.count()).toBe(1);
  });
});
