import type { Kysely } from 'kysely';
import { NEWSLETTER_STOP } from '../../../domain/newsletter/newsletter.ts';
import { type KeptAnswers, keepAnswers, readAnswers } from '../privacy/retirement/kept-answers.ts';
import { keepRightsNumber, lastRightsNumber } from '../privacy/rights/next-number.ts';
import type { Schema } from '../schema.ts';

/** What persons decided, and what was sent to them, since a backup was made: a restore of it must not undo that. */
export interface KeptAtRestore {
  erasures: readonly { digest: string; at: number }[];
  stops: readonly Schema['reminder_stops'][];
  /** Reminders that were sent, or given up. */
  reminders: readonly Pick<Schema['reminders'], 'public_id' | 'state' | 'ended_at'>[];
  /** Watched Fridays that were stopped, or are over. */
  watches: readonly Pick<Schema['watched_plans'], 'public_id' | 'state' | 'ended_at'>[];
  /** The questions whether to stay that left, and the answers. */
  answers: KeptAnswers;
  /** The highest number that a request of a person was given. */
  rightsNumber: number;
}

/** Reads what has to be kept, before its rows are replaced. */
export async function readKept(trx: Kysely<Schema>): Promise<KeptAtRestore> {
  return {
    erasures: await trx.selectFrom('erasures').select(['digest', 'at']).execute(),
    stops: await trx.selectFrom('reminder_stops').select(['target_hash', 'page', 'reason', 'at']).execute(),
    reminders: await trx
      .selectFrom('reminders')
      .select(['public_id', 'state', 'ended_at'])
      .where('ended_at', 'is not', null)
      .execute(),
    watches: await trx
      .selectFrom('watched_plans')
      .select(['public_id', 'state', 'ended_at'])
      .where('ended_at', 'is not', null)
      .execute(),
    answers: await readAnswers(trx),
    rightsNumber: await lastRightsNumber(trx),
  };
}

/**
 * Writes it into the restored rows: who stopped reminders stays stopped, nobody is reminded twice, a watch that ended stays
 * ended, who answered to stay stays, no number of a request is given twice, and erased persons are to be erased again (`app/privacy/erase-again.ts`).
 */
export async function writeKept(trx: Kysely<Schema>, kept: KeptAtRestore): Promise<void> {
  await keepErasures(trx, kept.erasures);
  await keepAnswers(trx, kept.answers);
  const number = Math.max(kept.rightsNumber, await lastRightsNumber(trx));
  if (number > 0) await keepRightsNumber(trx, number, Date.now());
  for (const stop of kept.stops) {
    await trx
      .insertInto('reminder_stops')
      .values(stop)
      .onConflict((conflict) => conflict.columns(['target_hash', 'page']).doNothing())
      .execute();
    await trx
      .deleteFrom('reminders')
      .where('target_hash', '=', stop.target_hash)
      .$if(stop.page !== '', (rows) =>
        rows.where('page_id', 'in', (page) =>
          page.selectFrom('landing_pages').select('id').where('public_id', '=', stop.page),
        ),
      )
      .execute();
    if (stop.page === NEWSLETTER_STOP)
      await trx.deleteFrom('newsletter_consents').where('target_hash', '=', stop.target_hash).execute();
    await trx
      .updateTable('reminder_proofs')
      .set({ ended_at: stop.at })
      .where('target_hash', '=', stop.target_hash)
      .$if(stop.page !== '', (rows) => rows.where('page', '=', stop.page))
      .where('ended_at', 'is', null)
      .execute();
  }
  for (const { public_id, state, ended_at } of kept.reminders)
    await trx
      .updateTable('reminders')
      .set({ state, ended_at, next_attempt_at: null, lease: null })
      .where('public_id', '=', public_id)
      .execute();
  for (const { public_id, state, ended_at } of kept.watches)
    await trx
      .updateTable('watched_plans')
      .set({ state, ended_at })
      .where('public_id', '=', public_id)
      .execute();
}

/** A person whom the backup knows as erased and has again came back by itself. */
async function keepErasures(trx: Kysely<Schema>, before: KeptAtRestore['erasures']): Promise<void> {
  const restored = await trx.selectFrom('erasures').select(['digest', 'at']).execute();
  const known = new Map(restored.map(({ digest, at }) => [digest, at]));
  for (const { digest, at } of before) {
    if ((known.get(digest) ?? -1) >= at) continue;
    const entry = { at, pending: 1 };
    await trx
      .insertInto('erasures')
      .values({ digest, ...entry })
      .onConflict((conflict) => conflict.column('digest').doUpdateSet(entry))
      .execute();
  }
}
