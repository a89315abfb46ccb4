import type { CampaignLinks } from '../../../app/ports/campaigns.ts';
import { appendAudit } from '../audit/audit-log.ts';
import type { Database } from '../engine/connect.ts';
import { storableText } from '../engine/storable-text.ts';
import { insertSecretLink, openSecretLinks, revokeSecretLinks } from '../links/secret-links.ts';
import { toCampaign } from './campaign-mapping.ts';
import { selectCampaigns } from './campaign-rows.ts';

/** Creates the store of secret links to reports, on either engine. `CampaignLinks` documents its functions. */
export function createCampaignLinks({ db }: Database): CampaignLinks {
  const numberOf = (id: string, on = db) =>
    on.selectFrom('campaigns').select('id').where('public_id', '=', storableText(id));

  return {
    async add(id, link, entry) {
      return db.transaction().execute(async (trx) => {
        const campaign = await numberOf(id, trx).executeTakeFirst();
        if (!campaign) return false;
        await insertSecretLink(trx, { campaign_id: campaign.id }, { ...link, shows: 'report' });
        await appendAudit(trx, entry);
        return true;
      });
    },

    async open(id, now) {
      const { open } = await openSecretLinks(db, now)
        .select(({ fn }) => fn.countAll<number>().as('open'))
        .where('campaign_id', 'in', numberOf(id))
        .executeTakeFirstOrThrow();
      return open;
    },

    async revoke(id, at, entryOf) {
      return db.transaction().execute(async (trx) => {
        const campaign = await numberOf(id, trx).executeTakeFirst();
        if (!campaign) return undefined;
        const revoked = await revokeSecretLinks(trx, { campaign_id: campaign.id }, 'report', at);
        if (revoked > 0) await appendAudit(trx, entryOf(revoked));
        return revoked;
      });
    },

    async campaign(hash, now) {
      const row = await selectCampaigns(db)
        .innerJoin('secret_links', 'secret_links.campaign_id', 'campaigns.id')
        .select('secret_links.expires_at as link_expires_at')
        .where('secret_links.shows', '=', 'report')
        .where('secret_links.code_hash', '=', hash)
        .where('secret_links.revoked_at', 'is', null)
        .where('secret_links.expires_at', '>', now)
        .executeTakeFirst();
      return row && { campaign: toCampaign(row), expiresAt: row.link_expires_at };
    },
  };
}
