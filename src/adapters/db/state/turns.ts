import type { Turns } from '../../../app/ports/processes/turns.ts';
import type { Database } from '../engine/connect.ts';

/** Creates the turns of processes, as rows of the server's own values: the upsert of one row lets one process through. */
export function createTurns({ db }: Database): Turns {
  return {
    async take(name, now, pauseMs) {
      const taken = await db
        .insertInto('state')
        .values({ key: `turn/${name}`, value: 'null', updated_at: now })
        .onConflict((conflict) =>
          conflict
            .column('key')
            .doUpdateSet({ updated_at: now })
            .where('state.updated_at', '<=', now - pauseMs),
        )
        .executeTakeFirst();
      return taken.numInsertedOrUpdatedRows === 1n;
    },
  };
}
