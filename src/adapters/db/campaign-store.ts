import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import type { CampaignCounts, CampaignStore } from '../../app/ports/campaigns.ts';
import type { CampaignQuery } from '../../contracts/campaign.ts';
import { campaignStatuses } from '../../domain/campaign/campaign-status.ts';
import { searchKey } from '../../domain/text/search-key.ts';
import { appendAudit } from './audit-log.ts';
import { toCampaign, toCampaignRow } from './campaign-mapping.ts';
import { selectCampaigns } from './campaign-rows.ts';
import type { Database } from './connect.ts';
import type { Schema } from './schema.ts';
import { storableText } from './storable-text.ts';

/** The order of the pipeline, which is not that of the alphabet. */
const byStatus = sql<number>`case campaigns.status when 'planned' then 0 when 'active' then 1 else 2 end`;

const sortedBy = {
  starts: sql.ref('campaigns.starts_on'),
  artist: sql.ref('campaigns.artist_key'),
  budget: sql.ref('campaigns.budget'),
  status: byStatus,
  created: sql.ref('campaigns.created_at'),
} satisfies Record<CampaignQuery['sort'], Expression<unknown>>;

/** Campaigns in the database, on either engine. The promises are those of `CampaignStore`. */
export function createCampaignStore({ db, engine }: Database): CampaignStore {
  /** A campaign that nobody else changes before the end of the transaction. On SQLite the transaction is the lock. */
  const locked = async (trx: Kysely<Schema>, id: string) => {
    const row = await selectCampaigns(trx)
      .where('campaigns.public_id', '=', storableText(id))
      .$if(engine === 'postgres', (query) => query.forUpdate('campaigns'))
      .executeTakeFirst();
    return row && { number: row.id, campaign: toCampaign(row) };
  };

  /** Whether there is such a lead and it is won. It stays so until the end of the transaction: nobody erases it meanwhile. */
  const isWon = async (trx: Kysely<Schema>, leadId: string) => {
    const lead = await trx
      .selectFrom('leads')
      .select('status')
      .where('public_id', '=', storableText(leadId))
      .$if(engine === 'postgres', (query) => query.forShare())
      .executeTakeFirst();
    return lead?.status === 'won';
  };

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

    async change(id, decide, leadId = null) {
      return db.transaction().execute(async (trx) => {
        // The lead before the campaign, as an erasure takes them.
        const won = leadId !== null && (await isWon(trx, leadId));
        const found = await locked(trx, id);
        if (!found) return undefined;
        const { after, entry } = decide(found.campaign, won);
        if (!entry) return found.campaign;
        const next = { ...after, version: found.campaign.version + 1 };
        await trx.updateTable('campaigns').set(toCampaignRow(next)).where('id', '=', found.number).execute();
        await appendAudit(trx, entry);
        return next;
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

    async list(query) {
      const { page, pageSize, sort, order } = query;
      const rows = await selectCampaigns(db)
        .where((eb) => matches(eb, query))
        .orderBy(sortedBy[sort], order)
        .orderBy('campaigns.id', order)
        .limit(pageSize)
        .offset((page - 1) * pageSize)
        .execute();
      const { total } = await db
        .selectFrom('campaigns')
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .where((eb) => matches(eb, query))
        .executeTakeFirstOrThrow();
      return { items: rows.map(toCampaign), total };
    },

    async counts({ q, platform, judged } = {}) {
      const rows = await db
        .selectFrom('campaigns')
        .select(['status', ({ fn }) => fn.countAll<number>().as('total')])
        .where((eb) => matches(eb, { q, platform, judged }))
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
  { q, status, platform, judged }: Partial<Pick<CampaignQuery, 'q' | 'status' | 'platform' | 'judged'>>,
): Expression<SqlBool> {
  const conditions: Expression<SqlBool>[] = [];
  if (q) {
    // The signs that `like` gives a meaning stand for themselves.
    const part = searchKey(storableText(q)).replaceAll(/[\\%_]/g, '\\$&');
    conditions.push(sql<SqlBool>`campaigns.artist_key like ${`%${part}%`} escape '\\'`);
  }
  if (status) conditions.push(eb('campaigns.status', '=', status));
  if (platform) conditions.push(eb('campaigns.platform', '=', platform));
  // As `insideRange` needs them.
  if (judged)
    conditions.push(
      eb('campaigns.status', '=', 'finished'),
      eb('campaigns.actual_views', 'is not', null),
      eb('campaigns.actual_cost', '>', 0),
    );
  return eb.and(conditions);
}
