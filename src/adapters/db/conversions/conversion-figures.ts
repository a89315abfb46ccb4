import { type Kysely, sql } from 'kysely';
import type { ConversionStore, SendFigures } from '../../../app/ports/conversions.ts';
import { type UntoldReason, untoldReasons } from '../../../domain/conversion/gate.ts';
import { JUDGED_ACTS, JUDGED_MS, SILENT_MS, UNCLEAR_MS } from '../../../domain/conversion/send-alarms.ts';
import type { Schema } from '../schema.ts';

type Figures = Pick<
  ConversionStore,
  'counts' | 'figures' | 'firstEnd' | 'frequentWords' | 'trouble' | 'untold'
>;

/** How many different words of a platform are shown. */
const WORDS = 3;

/** Counts of the ledger. */
export function createConversionFigures(db: Kysely<Schema>): Figures {
  return {
    async figures(name, since) {
      const rows = await db
        .selectFrom('conversion_sends')
        .select(({ fn }) => ['state', 'reason', 'twin', 'fields', fn.countAll<number>().as('count')])
        .where('destination', '=', name)
        .where('created_at', '>=', since)
        .groupBy(['state', 'reason', 'twin', 'fields'])
        .execute();
      const sums: SendFigures = {
        ...{ received: 0, waiting: 0, refused: 0, unclear: 0, twins: 0 },
        ...{ unsent: {}, fields: {} },
      };
      for (const { state, reason, twin, fields, count: counted } of rows) {
        const count = Number(counted);
        if (state === 'waiting') sums.waiting += count;
        if (state === 'dead') sums.refused += count;
        if (state === 'unclear') sums.unclear += count;
        if (state === 'unsent' && reason) sums.unsent[reason] = (sums.unsent[reason] ?? 0) + count;
        if (state !== 'sent') continue;
        sums.received += count;
        if (twin === 1) sums.twins += count;
        for (const field of JSON.parse(fields) as (keyof SendFigures['fields'])[])
          sums.fields[field] = (sums.fields[field] ?? 0) + count;
      }
      return sums;
    },

    async trouble(name, now) {
      const newest = db
        .selectFrom('conversion_sends')
        .select(['created_at', 'settled_at', 'state', 'reason'])
        .where('destination', '=', name)
        .where('created_at', '>=', now - JUDGED_MS);
      const answers = await newest
        .where('state', 'in', ['sent', 'dead', 'unclear'])
        .orderBy('created_at', 'desc')
        .limit(JUDGED_ACTS)
        .execute();
      const taken = await newest
        .where('state', '=', 'sent')
        .where('settled_at', '>=', now - SILENT_MS)
        .limit(1)
        .executeTakeFirst();
      // What had no consent, or nothing by which the platform knows a visitor, is not missed.
      const missed = await newest
        .where('created_at', '>=', now - 2 * SILENT_MS)
        .where('created_at', '<', now - SILENT_MS)
        .where((eb) =>
          eb.or([
            eb('state', 'in', ['waiting', 'dead', 'unclear']),
            eb('reason', 'in', ['expired', 'unreadable']),
          ]),
        )
        .limit(1)
        .executeTakeFirst();
      const unclear = await newest
        .where('state', '=', 'unclear')
        .where('settled_at', '>=', now - UNCLEAR_MS)
        .execute();
      return {
        answered: answers.length,
        refused: answers.filter(({ state }) => state === 'dead').length,
        unclear: unclear.length,
        isSilent: !taken && missed !== undefined,
      };
    },

    async counts(names, since) {
      const counted = db
        .selectFrom('conversion_sends')
        .select(({ fn }) => [
          'destination',
          'state',
          fn.countAll<number>().as('count'),
          fn.min('created_at').as('since'),
        ])
        .groupBy(['destination', 'state']);
      const waiting = await counted.where('state', '=', 'waiting').execute();
      const ended = await counted
        .where('destination', 'in', [...names])
        .where('created_at', '>=', since)
        .where('state', '!=', 'waiting')
        .execute();
      return [...waiting, ...ended].map(({ destination: name, state, count, since: at }) => ({
        ...{ name, state },
        count: Number(count),
        since: Number(at),
      }));
    },

    async firstEnd(name) {
      const row = await db
        .selectFrom('conversion_sends')
        .select(({ fn }) => fn.min('expires_at').as('at'))
        .where('destination', '=', name)
        .where('state', '=', 'waiting')
        .executeTakeFirst();
      return row?.at === null || row?.at === undefined ? null : Number(row.at);
    },

    async frequentWords(name, since) {
      const rows = await db
        .selectFrom('conversion_sends')
        .select(({ fn }) => ['last_error as words', fn.countAll<number>().as('count')])
        .where('destination', '=', name)
        .where('created_at', '>=', since)
        .where('last_error', 'is not', null)
        .where('last_error', '!=', '')
        .groupBy('last_error')
        .orderBy('count', 'desc')
        .orderBy('last_error')
        .limit(WORDS)
        .execute();
      return rows.map(({ words, count }) => ({ words: words ?? '', count: Number(count) }));
    },

    async untold(name, since, onSince) {
      const rows = await db
        .selectFrom('leads')
        .select(({ fn }) => [
          sql<UntoldReason>`case
            when leads.created_at < ${onSince} then 'early'
            when leads.consent like '%"objected":true%' then 'objected'
            when leads.consent like '%"marketing":true%' then 'silent'
            else 'refused' end`.as('reason'),
          fn.countAll<number>().as('count'),
        ])
        .where('created_at', '>=', since)
        .where('demo', '=', 0)
        .where('kind', '!=', 'manual')
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('conversion_sends')
                .select('conversion_sends.id')
                .whereRef('conversion_sends.lead_id', '=', 'leads.id')
                .where('conversion_sends.destination', '=', name),
            ),
          ),
        )
        .groupBy(sql`1`)
        .execute();
      const counts = Object.fromEntries(untoldReasons.map((reason) => [reason, 0]));
      for (const { reason, count } of rows) counts[reason] = Number(count);
      return counts as Record<UntoldReason, number>;
    },
  };
}
