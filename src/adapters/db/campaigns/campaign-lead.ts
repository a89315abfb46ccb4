import type { CampaignLeadOf } from '../../../app/ports/campaigns.ts';
import type { Database } from '../engine/connect.ts';
import { storableText } from '../engine/storable-text.ts';

/** Creates the reader of a lead's cost table version, on either engine; `undefined`: there is no such lead. */
export function createCampaignLeadOf({ db }: Database): CampaignLeadOf {
  return (id) =>
    db
      .selectFrom('leads')
      .select('cost_version as costVersion')
      .where('public_id', '=', storableText(id))
      .executeTakeFirst();
}
