import type { Kysely } from 'kysely';
import type { CampaignImports } from '../../../app/ports/campaign-imports.ts';
import { appendMail } from '../mail/mail-queue.ts';
import type { Schema } from '../schema.ts';

type Tell = Parameters<CampaignImports['tell']>;

/** Stores which warnings of campaigns the agency was mailed, in a transaction; `CampaignImports.tell` documents it. */
export async function tellWarnings(
  trx: Kysely<Schema>,
  given: Tell[0],
  news: Tell[1],
  at: number,
): Promise<boolean> {
  const ids = await idsOf(
    trx,
    given.map(({ campaign }) => campaign),
  );
  const still = new Set(given.map(({ campaign, alert }) => `${ids.get(campaign)} ${alert}`));
  for (const { campaign_id, alert } of await trx.selectFrom('campaign_alerts').selectAll().execute())
    if (!still.has(`${campaign_id} ${alert}`))
      await trx
        .deleteFrom('campaign_alerts')
        .where('campaign_id', '=', campaign_id)
        .where('alert', '=', alert)
        .execute();
  const rows = (news?.fresh ?? []).flatMap(({ campaign, alert }) => {
    const campaign_id = ids.get(campaign);
    return campaign_id === undefined
      ? []
      : [{ campaign_id, alert, told_at: at, hidden_at: null, hidden_by: null }];
  });
  if (!news || rows.length === 0) return false;
  const stored = await trx
    .insertInto('campaign_alerts')
    .values(rows)
    .onConflict((on) => on.columns(['campaign_id', 'alert']).doNothing())
    .returning('alert')
    .execute();
  if (stored.length === 0) return false;
  await appendMail(trx, news.mail, news.mail.id, at);
  return true;
}

async function idsOf(trx: Kysely<Schema>, campaigns: readonly string[]): Promise<Map<string, number>> {
  if (campaigns.length === 0) return new Map();
  const rows = await trx
    .selectFrom('campaigns')
    .select(['id', 'public_id'])
    .where('public_id', 'in', [...new Set(campaigns)])
    .execute();
  return new Map(rows.map(({ id, public_id }) => [public_id, id]));
}
