import type { HasRealRows } from '../../../app/ports/demo.ts';
import type { Database } from '../engine/connect.ts';

/** Creates the check for leads, campaigns, landing pages or reviews that are no samples, on either engine. */
export function createHasRealRows({ db }: Database): HasRealRows {
  return async () => {
    const [lead, campaign, landing, review] = [
      await db.selectFrom('leads').select('id').where('demo', '=', 0).limit(1).executeTakeFirst(),
      await db.selectFrom('campaigns').select('id').where('demo', '=', 0).limit(1).executeTakeFirst(),
      await db.selectFrom('landing_pages').select('id').where('demo', '=', 0).limit(1).executeTakeFirst(),
      await db
        .selectFrom('reviews')
        .select('id')
        .where('owner', '=', 'site')
        .where('demo', '=', 0)
        .limit(1)
        .executeTakeFirst(),
    ];
    return [lead, campaign, landing, review].some((row) => row !== undefined);
  };
}
