import { afterAll, beforeAll, expect, it } from 'vitest';
import { addAccount, bearer, tokenOf } from '../../../../tests/accounts/accounts.ts';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { NOON, simulationLead } from '../../../../tests/factories.ts';
import { openTestSite, type TestSite } from '../../../../tests/test-site.ts';
import type { LeadRowDto } from '../../../contracts/leads/lead.ts';

eachEngine('GET /api/leads with many pages', (engine) => {
  let site: TestSite;
  let token: string;
  beforeAll(async () => {
    site = await openTestSite(engine);
    token = await tokenOf(site, await addAccount(site));
    // The leads are equal in every field by which a list is sorted.
    const fields = { ...simulationLead().fields, budget: 500 };
    for (let i = 0; i < 234; i += 1)
      await site.stores.leads.save(simulationLead({ createdAt: NOON, fields }), []);
  });
  afterAll(() => site.close());
  const list = async (query: string) =>
    (await (await site.get(`/api/leads?${query}`, bearer(token))).json()).data;

  it.each(['created', 'budget', 'name', 'status'])('lists each lead once when sorted by %s', async (sort) => {
    const seen: string[] = [];
    for (let page = 1; page <= 10; page += 1) {
      const found = await list(`sort=${sort}&page=${page}`);
      expect(found.total).toBe(234);
      seen.push(...found.items.map(({ id }: LeadRowDto) => id));
    }
    expect([seen.length, new Set(seen).size]).toEqual([234, 234]);
  });

  it('returns no lead after the last page, while an export has all leads', async () => {
    expect(await list('page=11')).toMatchObject({ items: [], total: 234 });
    expect((await list('page=3&pageSize=100')).items).toHaveLength(34);
    const text = await (await site.get('/api/leads.csv', bearer(token))).text();
    expect(text.trimEnd().split('\r\n')).toHaveLength(235);
  });
});
