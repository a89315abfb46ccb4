import type { CampaignLeadOf } from '../../app/ports/campaigns.ts';
import type { Database } from './connect.ts';
import { storableText } from './storable-text.ts';

/** Reads what a campaign needs to know of its lead, on either engine. */
export function createCampaignLeadOf({ db }: Database): CampaignLeadOf {
  return (id) =>
    db
      .selectFrom('leads')
      .select('cost_version as costVersion')
      .where('public_id', '=', storableText(id))
      .executeTakeFirst();
}
