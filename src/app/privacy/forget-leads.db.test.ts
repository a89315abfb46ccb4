import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eachEngine } from '../../../tests/databases/databases.ts';
import { contactLead, deliveryOf } from '../../../tests/factories.ts';
import { openModeration } from '../../../tests/reviews.ts';
import { openTestSite, type TestSite } from '../../../tests/test-site.ts';
import { forgetLeads } from './forget-leads.ts';

const NOW = Date.UTC(2029, 10, 28, 12);
const THREE_YEARS_AGO = Date.UTC(2026, 10, 28, 12);

eachEngine('forgetLeads', (engine) => {
  let site: TestSite;
  beforeEach(async () => {
    const env = { WEBHOOK_CONTACT_URL: 'https://n8n.example.com/contact' };
    site = await openTestSite(engine, { clock: { now: () => NOW } }, env);
  });
  afterEach(() => site.close());

  const saved = async (createdAt: number, email: string) => {
    const lead = contactLead({ createdAt, fields: { ...contactLead().fields, email } });
    await site.stores.leads.save(lead, [deliveryOf(lead)]);
    return lead.id;
  };
  const left = async () =>
    (await site.stores.leads.list({ limit: 99 })).map(({ lead }) => lead.id).toSorted();

  it('deletes the leads of a person who sent nothing for three years', async () => {
    await saved(THREE_YEARS_AGO - 1, 'lea@example.com');
    await saved(THREE_YEARS_AGO - 9, 'LEA@example.com ');
    const young = await saved(THREE_YEARS_AGO, 'max@example.com');
    await forgetLeads(site.ports);
    expect(await left()).toEqual([young]);
    expect(site.lines.filter((line) => line.includes('old leads deleted'))).toEqual([
      expect.stringContaining('"leads":2'),
    ]);
  });

  it('keeps an older lead of a person who wrote again under any spelling of the address', async () => {
    const ids = [
      await saved(THREE_YEARS_AGO - 1, 'lea@café.example'),
      await saved(THREE_YEARS_AGO + 1, 'LEA@xn--caf-dma.example'),
    ];
    await forgetLeads(site.ports);
    expect(await left()).toEqual(ids.toSorted());
  });

  it('keeps a lead of a person who has written a review since', async () => {
    const lead = await saved(THREE_YEARS_AGO - 1, 'lea@example.com');
    const { write } = await openModeration(site);
    await write({ email: ' Lea@example.com' });
    await forgetLeads(site.ports);
    expect(await left()).toEqual([lead]);
  });

  it('decides about a lead without an address by its own age', async () => {
    await saved(THREE_YEARS_AGO - 1, '');
    const young = await saved(THREE_YEARS_AGO + 1, '');
    await forgetLeads(site.ports);
    expect(await left()).toEqual([young]);
  });

  it('sends the ids, without the address, to an automation that received one of the leads', async () => {
    const sent = await saved(THREE_YEARS_AGO - 2, 'lea@example.com');
    const claim = { now: NOW, leaseMs: 1000, limit: 9, destinations: ['contact' as const] };
    const [claimed] = await site.stores.queue.claim(claim);
    if (!claimed) throw new Error('Nothing was due.');
    const accepted = { outcome: { kind: 'answered' as const, status: 200 }, answer: null };
    await site.stores.queue.settle(
      claimed,
      { ...accepted, startedAt: THREE_YEARS_AGO, durationMs: 1 },
      { kind: 'delivered' },
    );
    await saved(THREE_YEARS_AGO - 1, 'lea@example.com');
    const deliver = vi.fn();
    await forgetLeads({ ...site.ports, deliver });
    expect(deliver).toHaveBeenCalledOnce();
    const notices = await site.stores.queue.claim(claim);
    expect(notices.map(({ body }) => JSON.parse(body))).toEqual([
      { type: 'lead.erased', email: null, leads: [sent], erasedAt: new Date(NOW).toISOString() },
    ]);
  });
});
