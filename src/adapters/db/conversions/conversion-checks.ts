import type { Kysely } from 'kysely';
import type { ConversionStore, TakenSend } from '../../../app/ports/conversions.ts';
import type { Schema } from '../schema.ts';

type Checks = Pick<ConversionStore, 'checked' | 'takeChecks'>;

/** Acts that a platform took, and of which it says later what became of them. */
export function createConversionChecks(db: Kysely<Schema>): Checks {
  return {
    async takeChecks(name, { now, next, limit }) {
      const rows = await db
        .selectFrom('conversion_sends')
        .select(['public_id', 'twin', 'reference', 'settled_at', 'check_at'])
        .where('destination', '=', name)
        .where('check_at', '<=', now)
        .orderBy('check_at')
        .limit(limit)
        .execute();
      const taken: TakenSend[] = [];
      for (const { public_id: id, twin, reference, settled_at: settledAt, check_at: due } of rows) {
        const { numUpdatedRows } = await db
          .updateTable('conversion_sends')
          .set({ check_at: next })
          .where('public_id', '=', id)
          .where('check_at', '=', due)
          .executeTakeFirstOrThrow();
        if (numUpdatedRows > 0)
          taken.push({ id, twin: twin === 1, reference: reference ?? '', settledAt: Number(settledAt ?? 0) });
      }
      return taken;
    },

    async checked(id, outcome) {
      await db
        .updateTable('conversion_sends')
        .set(
          outcome.kind === 'again'
            ? { check_at: outcome.at }
            : {
                check_at: null,
                state: outcome.kind,
                ...(outcome.kind !== 'sent' && { last_error: outcome.words }),
              },
        )
        .where('public_id', '=', id)
        .where('check_at', 'is not', null)
        .execute();
    },
  };
}
