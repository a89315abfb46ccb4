import { afterEach, beforeEach, expect, it } from 'vitest';
import { eachEngine, openTestDatabase, type TestDatabase } from '../../../../tests/databases/databases.ts';
import { contactLead, deliveryOf, NOON, simulationLead } from '../../../../tests/factories.ts';
import type { Lead, LeadStore } from '../../../app/ports.ts';
import { createLeadStore } from './lead-store.ts';

eachEngine('lead store', (engine) => {
  let database: TestDatabase;
  let leads: LeadStore;
  beforeEach(async () => {
    database = await openTestDatabase(engine);
    leads = createLeadStore(database);
  });
  afterEach(() => database.close());

  it('returns a lead as it was stored, with its origin and consent', async () => {
    const contact = contactLead();
    contact.origin = {
      ...contact.origin,
      referrer: 'https://example.com/a',
      utm: { utm_source: 'news', utm_campaign: 'été' },
      consent: {
        essential: true,
        analytics: true,
        marketing: false,
        functional: false,
        timestamp: '2026-11-02T11:59:00Z',
        version: '1',
      },
    };
    const simulation = simulationLead({ createdAt: NOON + 1 });
    const delivery = deliveryOf(contact);
    expect(await leads.save(contact, [delivery])).toEqual({ lead: contact, created: true });
    await leads.save(simulation, []);
    expect(await leads.list({ limit: 10 })).toEqual([
      { lead: simulation, phone: null, deliveries: [] },
      {
        lead: contact,
        phone: null,
        deliveries: [
          {
            id: delivery.id,
            destination: 'contact',
            state: 'pending',
            attempts: 0,
            nextAttemptAt: NOON,
            lastStatus: null,
            lastError: null,
          },
        ],
      },
    ]);
  });

  it('keeps every character that a visitor can send', async () => {
    const fields = {
      ...contactLead().fields,
      name: 'a\0b\ud800c',
      message: 'NUL \0, half \ud800, 🎵, \u2028',
    };
    const { lead } = await leads.save(contactLead({ fields }), []);
    expect(lead.fields).toEqual(fields);
  });

  it('stores the lead and its deliveries together or not at all', async () => {
    const lead = contactLead();
    const delivery = deliveryOf(lead);
    await expect(leads.save(lead, [delivery, delivery])).rejects.toThrow(/unique/i);
    expect(await leads.count()).toBe(0);
  });

  it('stores one lead for each key and kind, and returns the first one for a repeated key', async () => {
    const first = contactLead();
    await leads.save(first, [deliveryOf(first)], 'key');
    const second = contactLead({ createdAt: NOON + 5 });
    expect(await leads.save(second, [deliveryOf(second)], 'key')).toEqual({ lead: first, created: false });
    expect((await leads.save(simulationLead(), [], 'key')).created).toBe(true);
    expect((await leads.save(contactLead(), [], 'other')).created).toBe(true);
    expect((await leads.save(contactLead(), [])).created).toBe(true);
    expect((await leads.save(contactLead(), [])).created).toBe(true);
    expect(await leads.count()).toBe(5);
  });

  it('stores one lead for twenty simultaneous calls with one key', async () => {
    const saved = await Promise.all(
      Array.from({ length: 20 }, () => {
        const lead = contactLead();
        return leads.save(lead, [deliveryOf(lead)], 'click');
      }),
    );
    expect(saved.filter(({ created }) => created)).toHaveLength(1);
    expect(new Set(saved.map(({ lead }) => lead.id)).size).toBe(1);
    const [report, ...others] = await leads.list({ limit: 10 });
    expect(others).toEqual([]);
    expect(report?.deliveries).toHaveLength(1);
  });

  it('pages through leads of the same moment without losing or repeating a lead', async () => {
    const stored: Lead[] = [];
    for (const createdAt of [NOON, NOON + 1, NOON + 1, NOON + 1, NOON - 10, NOON + 2]) {
      stored.push((await leads.save(simulationLead({ createdAt }), [])).lead);
    }
    const seen: string[] = [];
    for (let before: string | undefined; ; before = seen.at(-1)) {
      const page = await leads.list({ limit: 2, ...(before !== undefined && { before }) });
      if (page.length === 0) break;
      seen.push(...page.map(({ lead }) => lead.id));
    }
    const newestFirst = [5, 3, 2, 1, 0, 4].map((index) => stored[index]?.id);
    expect(seen).toEqual(newestFirst);
  });

  it('lists the leads from a time on, including that time', async () => {
    for (const createdAt of [NOON - 1, NOON, NOON + 1]) await leads.save(contactLead({ createdAt }), []);
    const listed = await leads.list({ since: NOON, limit: 10 });
    expect(listed.map(({ lead }) => lead.createdAt)).toEqual([NOON + 1, NOON]);
    expect(await leads.list({ before: 'unknown', limit: 10 })).toEqual([]);
  });
});
