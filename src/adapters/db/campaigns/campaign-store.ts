import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import type { CampaignCounts, CampaignSearch, CampaignStore } from '../../../app/ports/campaigns.ts';
import { campaignStatuses } from '../../../domain/campaign/campaign-values.ts';
import { searchKey } from '../../../domain/text/search-key.ts';
import { appendAudit } from '../audit/audit-log.ts';
import type { Database } from '../engine/connect.ts';
import { containing } from '../engine/like-pattern.ts';
import { storableText } from '../engine/storable-text.ts';
import type { Schema } from '../schema.ts';
import { toCampaign, toCampaignRow } from './campaign-mapping.ts';
import { selectCampaigns } from './campaign-rows.ts';

/** Sorts by stage (planned, active, finished), not by the alphabet. */
const byStatus = sql<number>`case campaigns.status when 'planned' then 0 when 'active' then 1 else 2 end`;

const sortedBy = {
  starts: sql.ref('campaigns.starts_on'),
  artist: sql.ref('campaigns.artist_key'),
  budget: sql.ref('campaigns.budget'),
  status: byStatus,
  created: sql.ref('campaigns.created_at'),
} satisfies Record<CampaignSearch['sort'], Expression<unknown>>;

/** The campaigns whose cost per view is known. */
const paidViews = sql`platform <> 'spotify' and actual_views is not null and actual_cost is not null`;

/** Creates the store of campaigns, on either engine. `CampaignStore` documents its functions. */
export function createCampaignStore({ db, engine }: Database): CampaignStore {
  /** Reads a campaign and locks it until the end of the transaction. On SQLite the transaction itself is the lock. */
  const locked = async (trx: Kysely<Schema>, id: string) => {
    const row = await selectCampaigns(trx)
      .where('campaigns.public_id', '=', storableText(id))
      .$if(engine === 'postgres', (query) => query.forUpdate('campaigns'))
      .executeTakeFirst();
    return row && { number: row.id, campaign: toCampaign(row) };
  };

  /** Whether the lead exists and is won. Locks it until the end of the transaction, against changes and erasure. */
  const isWon = async (trx: Kysely<Schema>, leadId: string) => {
    const lead = await trx
      .selectFrom('leads')
      .select('status')
      .where('public_id', '=', storableText(leadId))
      .$if(engine === 'postgres', (query) => query.forShare())
      .executeTakeFirst();
    return lead?.status === 'won';
  };

  /** Selects the campaigns that match a filter, in its order. */
  const inOrder = (search: CampaignSearch) =>
    selectCampaigns(db)
      .where((eb) => matches(eb, search))
      .orderBy(sortedBy[search.sort], search.order)
      .orderBy('campaigns.id', search.order);

  return {
    async create(campaign, entry) {
      return db.transaction().execute(async (trx) => {
        if (campaign.leadId !== null && !(await isWon(trx, campaign.leadId))) return false;
        await trx.insertInto('campaigns').values(toCampaignRow(campaign)).execute();
        await appendAudit(trx, entry);
        return true;
      });
    },

    async byId(id) {
      const row = await selectCampaigns(db)
        .where('campaigns.public_id', '=', storableText(id))
        .executeTakeFirst();
      return row && toCampaign(row);
    },

    async change(id, judge, leadId = null) {
      return db.transaction().execute(async (trx) => {
        // The lead is locked before the campaign, in the same order as in an erasure.
        const won = leadId !== null && (await isWon(trx, leadId));
        const found = await locked(trx, id);
        if (!found) return undefined;
        const judged = judge(found.campaign, won);
        if (!judged.ok) return judged;
        if (judged.entries.length === 0) return { ok: true, value: found.campaign };
        const value = { ...judged.after, version: found.campaign.version + 1 };
        await trx.updateTable('campaigns').set(toCampaignRow(value)).where('id', '=', found.number).execute();
        await appendAudit(trx, ...judged.entries);
        return { ok: true, value };
      });
    },

    async remove(id, entryOf) {
      return db.transaction().execute(async (trx) => {
        const found = await locked(trx, id);
        if (!found) return false;
        await trx.deleteFrom('campaigns').where('id', '=', found.number).execute();
        await appendAudit(trx, entryOf(found.campaign));
        return true;
      });
    },

    async list(search) {
      const { page, pageSize } = search;
      const rows = await inOrder(search)
        .limit(pageSize)
        .offset((page - 1) * pageSize)
        .execute();
      const { total } = await db
        .selectFrom('campaigns')
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .where((eb) => matches(eb, search))
        .executeTakeFirstOrThrow();
      return { items: rows.map(toCampaign), total };
    },

    all: async (search) => (await inOrder(search).execute()).map(toCampaign),

    async totals(search) {
      const sums = await db
        .selectFrom('campaigns')
        .select([
          sql`sum(budget)`.as('budget'),
          sql`sum(actual_cost)`.as('spent'),
          sql`sum(estimate_views)`.as('estimated'),
          sql`sum(case when platform <> 'spotify' then actual_views end)`.as('views'),
          sql`sum(case when platform = 'spotify' then actual_views end)`.as('streams'),
          sql`sum(case when ${paidViews} then actual_views end)`.as('paidViews'),
          sql`sum(case when ${paidViews} then actual_cost end)`.as('paidCost'),
        ])
        .where((eb) => matches(eb, search))
        .executeTakeFirstOrThrow();
      // PostgreSQL returns a sum of whole numbers as text, and both engines return null for no row.
      const { budget, spent, estimated, views, streams, paidViews: paid, paidCost } = sums;
      return {
        budget: Number(budget ?? 0),
        spent: Number(spent ?? 0),
        estimatedViews: Number(estimated ?? 0),
        actualViews: Number(views ?? 0),
        streams: Number(streams ?? 0),
        costPerView: Number(paid ?? 0) > 0 ? Number(paidCost) / Number(paid) : null,
      };
    },

    async counts({ q, platform, judged, overdueOn } = {}) {
      const rows = await db
        .selectFrom('campaigns')
        .select(['status', ({ fn }) => fn.countAll<number>().as('total')])
        .where((eb) => matches(eb, { q, platform, judged, ...(overdueOn !== undefined && { overdueOn }) }))
        .groupBy('status')
        .execute();
      const counts = Object.fromEntries(campaignStatuses.map((status) => [status, 0])) as CampaignCounts;
      for (const { status, total } of rows) counts[status] = total;
      return counts;
    },

    async addDemo(campaigns) {
      const stored = await db
        .insertInto('campaigns')
        .values(campaigns.map(toCampaignRow))
        .onConflict((conflict) => conflict.column('public_id').doNothing())
        .returning('id')
        .execute();
      return stored.length;
    },

    async removeDemo() {
      const { numDeletedRows } = await db
        .deleteFrom('campaigns')
        .where('demo', '=', 1)
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },
  };
}

function matches(
  eb: ExpressionBuilder<Schema, 'campaigns'>,
  { q, status, platform, judged, overdueOn }: Partial<CampaignSearch>,
): Expression<SqlBool> {
  const conditions: Expression<SqlBool>[] = [];
  if (q) {
    const pattern = containing(searchKey(storableText(q)));
    conditions.push(sql<SqlBool>`campaigns.artist_key like ${pattern} escape '\\'`);
  }
  if (status) conditions.push(eb('campaigns.status', '=', status));
  if (platform) conditions.push(eb('campaigns.platform', '=', platform));
  // The campaigns that `isOverdue` names.
  if (overdueOn !== undefined)
    conditions.push(eb('campaigns.ends_on', '<', overdueOn), eb('campaigns.actual_views', 'is', null));
  // The campaigns that `insideRange` can judge.
  if (judged)
    conditions.push(
      eb('campaigns.status', '=', 'finished'),
      eb('campaigns.actual_views', 'is not', null),
      eb('campaigns.actual_cost', '>', 0),
      eb('campaigns.cost_unit', 'is not', null),
    );
  return eb.and(conditions);
}
