import type { LeadStatusOf } from '../../app/ports/campaigns.ts';
import type { Database } from './connect.ts';
import { storableText } from './storable-text.ts';

/** Reads how far a lead has come, on either engine. */
export function createLeadStatusOf({ db }: Database): LeadStatusOf {
  return async (id) => {
    const row = await db
      .selectFrom('leads')
      .select('status')
      .where('public_id', '=', storableText(id))
      .executeTakeFirst();
    return row?.status;
  };
}
