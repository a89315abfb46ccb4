import type { Kysely } from 'kysely';
import type { LeadRetirement, Retirement } from '../../../../app/ports/privacy/lead-retirement.ts';
import type { LeadKind } from '../../../../app/ports.ts';
import { dayNumber } from '../../../../domain/time/agency-day.ts';
import { appendAudit } from '../../audit/audit-log.ts';
import { leadsReceived } from '../../delivery/leads-received.ts';
import type { Database } from '../../engine/connect.ts';
import { truncateLog } from '../../engine/truncate-log.ts';
import { appendMail } from '../../mail/mail-queue.ts';
import type { Schema } from '../../schema.ts';
import { writeNotices } from '../erasure-notices.ts';
import { addSums } from './add-sums.ts';
import { endingPersons } from './ending-persons.ts';
import { createStayQuestions } from './stay-questions.ts';

/** Leads deleted in one transaction: with more, a visitor's form would wait too long for SQLite's only writer. */
const BATCH = 200;
/** Key of the state that counts the leads which the site deleted by itself on a day. */
const NIGHT = 'lead-retirement-night';

/** Creates the store that ends leads, on either engine. `LeadRetirement` documents its functions. */
export function createLeadRetirement({ db, engine }: Database): LeadRetirement {
  /** Deletes a batch in one transaction, and returns the number of deleted leads. */
  const retireBatch = (ids: readonly string[], { notice, entryOf, night }: Retirement): Promise<number> =>
    db.transaction().execute(async (trx) => {
      // Of two processes on the same night, the second waits here, and then knows the leads of the first.
      const done = night ? await lockNight(trx, notice.at, night.day) : 0;
      const most = night ? Math.max(0, night.most - done) : ids.length;
      // PostgreSQL refuses an empty list.
      if (most === 0) return 0;
      const found = await trx
        .selectFrom('leads')
        .select(['id', 'public_id'])
        .where('public_id', 'in', ids.slice(0, most))
        .orderBy('id')
        .execute();
      if (found.length === 0) return 0;
      const rows = found.map(({ id }) => id);
      const received = await leadsReceived(trx, engine, rows);
      await addSums(trx, rows);
      await trx.deleteFrom('leads').where('id', 'in', rows).execute();
      await writeNotices(trx, found, received, notice);
      await appendAudit(trx, entryOf(found.length));
      if (night)
        await trx
          .updateTable('state')
          .set({ value: JSON.stringify({ day: night.day, done: done + found.length }) })
          .where('key', '=', NIGHT)
          .execute();
      return found.length;
    });

  return {
    ending: (before, today) => endingPersons(db, before, today),
    async personOf(email, today) {
      if (email === '') return undefined;
      const [person] = await endingPersons(db, Number.MAX_SAFE_INTEGER, today, email);
      return person;
    },

    async facts(day) {
      const counted = await db
        .selectFrom('leads')
        .select(({ fn }) => [fn.countAll<number>().as('all'), fn.max('created_at').as('newestAt')])
        .executeTakeFirstOrThrow();
      const night = await db.selectFrom('state').select('value').where('key', '=', NIGHT).executeTakeFirst();
      return { ...counted, newestAt: counted.newestAt ?? null, done: doneOn(night?.value, day) };
    },

    async retire(ids, retirement) {
      let retired = 0;
      for (let first = 0; first < ids.length; first += BATCH)
        retired += await retireBatch(ids.slice(first, first + BATCH), retirement);
      if (retired > 0) await truncateLog({ db, engine });
      return retired;
    },

    async keep(ids, { until, reason, at, authorId, nextId, entryOf }) {
      return db.transaction().execute(async (trx) => {
        const leads = await trx
          .selectFrom('leads')
          .select(['id', 'public_id'])
          .where('public_id', 'in', [...new Set(ids)])
          .orderBy('id')
          .execute();
        if (leads.length === 0) return 0;
        const note = { text: reason, at, author_id: authorId, keep_until: dayNumber(until) };
        await trx
          .insertInto('lead_notes')
          .values(leads.map(({ id }) => ({ ...note, public_id: nextId(), lead_id: id })))
          .execute();
        await appendAudit(trx, ...leads.map(({ public_id }) => entryOf(public_id)));
        return leads.length;
      });
    },

    ...createStayQuestions(db, engine),

    async sums(ids) {
      const found = new Map<LeadKind, { leads: number; budget: number }>();
      for (let first = 0; first < ids.length; first += BATCH) {
        const rows = await db
          .selectFrom('leads')
          .select(({ fn }) => [
            'kind',
            fn.countAll<number>().as('leads'),
            fn.sum<number>('budget').as('budget'),
          ])
          .where('public_id', 'in', ids.slice(first, first + BATCH))
          .where('demo', '=', 0)
          .groupBy('kind')
          .execute();
        for (const { kind, leads, budget } of rows) {
          const before = found.get(kind) ?? { leads: 0, budget: 0 };
          found.set(kind, { leads: before.leads + leads, budget: before.budget + (budget ?? 0) });
        }
      }
      return [...found].map(([kind, sums]) => ({ kind, ...sums }));
    },

    async tell(key, now, mail) {
      return db.transaction().execute(async (trx) => {
        const told = await trx
          .insertInto('state')
          .values({ key, value: JSON.stringify({ at: now }), updated_at: now })
          .onConflict((conflict) => conflict.column('key').doNothing())
          .returning('key')
          .executeTakeFirst();
        if (!told) return false;
        if (mail) await appendMail(trx, mail, mail.id, now);
        return true;
      });
    },

    async toldAt(key) {
      const row = await db.selectFrom('state').select('updated_at').where('key', '=', key).executeTakeFirst();
      return row?.updated_at ?? null;
    },
  };
}

/** Locks the count of the night, and returns the number of a day. */
async function lockNight(trx: Kysely<Schema>, now: number, day: string): Promise<number> {
  const { value } = await trx
    .insertInto('state')
    .values({ key: NIGHT, value: JSON.stringify({ day, done: 0 }), updated_at: now })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ updated_at: now }))
    .returning('value')
    .executeTakeFirstOrThrow();
  return doneOn(value, day);
}

function doneOn(value: string | undefined, day: string): number {
  const night = value === undefined ? undefined : (JSON.parse(value) as { day: string; done: number });
  return night?.day === day ? night.done : 0;
}
