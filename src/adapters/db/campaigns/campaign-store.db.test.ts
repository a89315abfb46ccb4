import { afterEach, beforeEach, expect, it } from 'vitest';
import { eachEngine, openTestDatabase, type TestDatabase } from '../../../../tests/databases/databases.ts';
import { auditEntry, campaign, contactLead, NOON } from '../../../../tests/factories.ts';
import type { Campaign, CampaignStore } from '../../../app/ports/campaigns.ts';
import type { CampaignQuery } from '../../../contracts/campaign.ts';
import { createAuditLog } from '../audit/audit-log.ts';
import { createLeadStore } from '../leads/lead-store.ts';
import { createCampaignFigures } from './campaign-figures.ts';
import { createCampaignStore } from './campaign-store.ts';

eachEngine('campaign store', (engine) => {
  let database: TestDatabase;
  let campaigns: CampaignStore;
  beforeEach(async () => {
    database = await openTestDatabase(engine);
    campaigns = createCampaignStore(database);
  });
  afterEach(() => database.close());

  const add = async (...changes: Partial<Campaign>[]) => {
    for (const change of changes) {
      await campaigns.create(campaign(change), auditEntry({ action: 'campaign_created' }));
    }
  };
  const list = (query: Partial<CampaignQuery> = {}) =>
    campaigns.list({ sort: 'starts', order: 'desc', page: 1, pageSize: 25, ...query });
  const artists = async (query: Partial<CampaignQuery> = {}) =>
    (await list(query)).items.map(({ artist }) => artist);
  const entries = async () => (await createAuditLog(database).latest(10)).map(({ action }) => action);

  it('returns a campaign as it was stored, with large and fractional figures', async () => {
    const stored = campaign({ budget: 1234.56, actualViews: 1e12, actualCost: 0.1, status: 'finished' });
    await campaigns.create(stored, auditEntry());
    expect(await campaigns.byId(stored.id)).toEqual(stored);
    expect(await campaigns.byId('an\0other')).toBeUndefined();
  });

  it('stores every character of a name but NUL and half surrogate pairs', async () => {
    await add({ id: 'a', artist: '<script>alert(1)</script> \0\ud800 🎵' });
    expect((await campaigns.byId('a'))?.artist).toBe('<script>alert(1)</script> \ufffd 🎵');
  });

  it('returns the id of the lead until the lead is erased, and keeps the campaign', async () => {
    const lead = contactLead();
    await createLeadStore(database).save(lead, []);
    await database.db.updateTable('leads').set({ status: 'won' }).execute();
    await add({ id: 'a', leadId: lead.id });
    expect((await campaigns.byId('a'))?.leadId).toBe(lead.id);
    await database.db.deleteFrom('leads').execute();
    expect((await campaigns.byId('a'))?.leadId).toBeNull();
    expect((await list()).items).toHaveLength(1);
  });

  it('accepts only a lead that is won at that moment', async () => {
    const lead = contactLead();
    await createLeadStore(database).save(lead, []);
    const create = (leadId: string) => campaigns.create(campaign({ leadId }), auditEntry());
    expect([await create(lead.id), await create('gone')]).toEqual([false, false]);
    const seen: boolean[] = [];
    await add({ id: 'a' });
    const look = (leadId: string | null) =>
      campaigns.change(
        'a',
        (before, won) => {
          seen.push(won);
          return { ok: true, after: before, entries: [] };
        },
        leadId,
      );
    await look(lead.id);
    await database.db.updateTable('leads').set({ status: 'won' }).execute();
    for (const leadId of [lead.id, 'gone', null]) await look(leadId);
    expect(seen).toEqual([false, true, false, false]);
    expect(await create(lead.id)).toBe(true);
  });

  it('sorts by each column in both directions', async () => {
    await add(
      { artist: 'Éclats', startsOn: '2026-11-03', budget: 900, status: 'finished', createdAt: NOON + 3 },
      { artist: 'dune', startsOn: '2026-11-01', budget: 10_000, status: 'planned', createdAt: NOON + 2 },
      { artist: 'Zouk', startsOn: '2026-11-02', budget: 1000, status: 'active', createdAt: NOON + 1 },
    );
    const orders: Record<CampaignQuery['sort'], string[]> = {
      starts: ['dune', 'Zouk', 'Éclats'],
      artist: ['dune', 'Éclats', 'Zouk'],
      budget: ['Éclats', 'Zouk', 'dune'],
      status: ['dune', 'Zouk', 'Éclats'],
      created: ['Zouk', 'dune', 'Éclats'],
    };
    for (const [sort, ascending] of Object.entries(orders) as [CampaignQuery['sort'], string[]][]) {
      expect([sort, await artists({ sort, order: 'asc' })]).toEqual([sort, ascending]);
      expect([sort, await artists({ sort, order: 'desc' })]).toEqual([sort, ascending.toReversed()]);
    }
  });

  it('returns every row on exactly one page', async () => {
    await add(...Array.from({ length: 60 }, (_, index) => ({ artist: `${index}` })));
    const pages = [await artists(), await artists({ page: 2 }), await artists({ page: 3 })];
    expect(pages.map(({ length }) => length)).toEqual([25, 25, 10]);
    expect(new Set(pages.flat()).size).toBe(60);
    expect((await list({ page: 3 })).total).toBe(60);
    expect(await list({ page: 4 })).toEqual({ items: [], total: 60 });
  });

  it('finds part of a name regardless of accents and case, and treats no character as a wildcard', async () => {
    await add({ artist: 'Les Éclats Bleus' }, { artist: '100 % Zouk' }, { artist: 'A_B\\C' });
    expect(await artists({ q: 'eclats' })).toEqual(['Les Éclats Bleus']);
    expect(await artists({ q: 'ÉCLATS b' })).toEqual(['Les Éclats Bleus']);
    expect(await artists({ q: '%' })).toEqual(['100 % Zouk']);
    expect(await artists({ q: '_' })).toEqual(['A_B\\C']);
    expect(await artists({ q: '\\' })).toEqual(['A_B\\C']);
    expect(await artists({ q: "' or 1=1 --\0" })).toEqual([]);
    expect(await artists({ q: '' })).toHaveLength(3);
  });

  it('lists as many campaigns comparable with their estimate as the dashboard counts', async () => {
    const done = { status: 'finished', actualViews: 30_000, actualCost: 900 } as const;
    await add(
      { artist: 'judged', ...done },
      { artist: 'without views', ...done, actualViews: null },
      { artist: 'for nothing', ...done, actualCost: 0 },
      { artist: 'goes on', ...done, status: 'active' },
    );
    expect(await artists({ judged: 'yes' })).toEqual(['judged']);
    expect((await createCampaignFigures(database).range()).judged).toBe(1);
    expect(await campaigns.counts({ judged: 'yes' })).toEqual({ planned: 0, active: 0, finished: 1 });
  });

  it('filters by status and platform, and counts by status under the other filters', async () => {
    await add(
      { artist: 'Nova', status: 'active' },
      { artist: 'Nova', status: 'finished' },
      { artist: 'Nova', status: 'active', platform: 'meta' },
      { artist: 'Zouk' },
    );
    expect((await list({ status: 'active' })).total).toBe(2);
    expect((await list({ status: 'active', platform: 'meta' })).total).toBe(1);
    expect(await campaigns.counts()).toEqual({ planned: 1, active: 2, finished: 1 });
    expect(await campaigns.counts({ q: 'nova', platform: 'youtube' })).toEqual({
      planned: 0,
      active: 1,
      finished: 1,
    });
  });

  it('loses no change when several are made at once', async () => {
    await add({ id: 'a', actualViews: 0 });
    const raise = () =>
      campaigns.change('a', (before) => ({
        ok: true,
        after: { ...before, actualViews: (before.actualViews ?? 0) + 1 },
        entries: [auditEntry({ action: 'campaign_changed' })],
      }));
    await Promise.all(Array.from({ length: 8 }, raise));
    expect((await campaigns.byId('a'))?.actualViews).toBe(8);
  });

  it('writes nothing when nothing changed, and neither row nor audit entry when one of the two fails', async () => {
    await add({ id: 'a' });
    const unchanged = await campaigns.change('a', (before) => ({
      ok: true,
      after: { ...before, artist: 'not written' },
      entries: [],
    }));
    expect(unchanged).toMatchObject({ ok: true, value: { artist: 'Nova' } });
    await expect(
      campaigns.change('a', (before) => ({
        ok: true,
        after: { ...before, artist: 'not written' },
        entries: [auditEntry({ action: null as never })],
      })),
    ).rejects.toThrow();
    await expect(campaigns.create(campaign({ id: 'a' }), auditEntry())).rejects.toThrow();
    await expect(campaigns.remove('a', () => auditEntry({ action: null as never }))).rejects.toThrow();
    expect((await campaigns.byId('a'))?.artist).toBe('Nova');
    expect(await entries()).toEqual(['campaign_created']);
  });

  it('returns undefined or false for an unknown campaign', async () => {
    const never = () => {
      throw new Error('There is nothing to decide.');
    };
    expect(await campaigns.change('none', never)).toBeUndefined();
    expect(await campaigns.remove('none', never)).toBe(false);
    expect(await entries()).toEqual([]);
  });

  it('adds each sample once, and removes only samples', async () => {
    await add({});
    expect(await campaigns.addDemo([campaign({ id: 'd', demo: true })])).toBe(1);
    expect(await campaigns.addDemo([campaign({ id: 'd', demo: true, artist: 'other' })])).toBe(0);
    expect((await campaigns.byId('d'))?.artist).toBe('Nova');
    expect(await campaigns.removeDemo()).toBe(1);
    expect((await list()).total).toBe(1);
  });
});
