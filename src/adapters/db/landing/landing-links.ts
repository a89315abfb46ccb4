import { type Kysely, type Selectable, sql } from 'kysely';
import type { BrokenLink, LandingLinkStore } from '../../../app/ports/landing/landing-links.ts';
import { type BrokenVerdict, brokenVerdicts } from '../../../domain/landing/links/watched-link.ts';
import { bookkeeping } from '../engine/bookkeeping.ts';
import type { Database } from '../engine/connect.ts';
import { appendMail } from '../mail/mail-queue.ts';
import { createLeaseQueue } from '../queue/lease-queue.ts';
import { insertAll } from '../releases/insert-all.ts';
import type { Schema } from '../schema.ts';
import type { LandingLinkRow } from './landing-tables.ts';

/** Values of one statement: SQLite accepts 32 766. */
const BATCH = 500;

/** Creates the store of the links that the link check polls, on either engine. `LandingLinkStore` documents its functions. */
export function createLandingLinks(database: Database): LandingLinkStore {
  const { db } = database;
  const queue = createLeaseQueue(database, 'landing_link_hosts');

  /** Returns the links with a verdict that the agency gets a mail about; `untold`: only those without a mail yet. */
  async function broken(untold: boolean): Promise<BrokenLink[]> {
    const rows = await db
      .selectFrom('landing_links')
      .select(['url', 'verdict', 'moved_to', 'checked_at'])
      .where('verdict', 'in', brokenVerdicts)
      .$if(untold, (query) => query.where('told', '=', 0))
      .orderBy('url')
      .execute();
    return rows.map(({ url, verdict, moved_to, checked_at }) => ({
      url,
      verdict: verdict as BrokenVerdict,
      movedTo: moved_to,
      checkedAt: checked_at ?? 0,
    }));
  }

  return {
    async watch(links, dueAt) {
      const rows = await db.selectFrom('landing_links').select('url').execute();
      const wanted = new Set(links);
      const known = new Set(rows.map(({ url }) => url));
      const fresh = links.filter((url) => !known.has(url));
      const gone = [...known].filter((url) => !wanted.has(url));
      if (fresh.length === 0 && gone.length === 0) return;
      await bookkeeping(database, async (trx) => {
        await insertAll(
          trx,
          'landing_links',
          fresh.map((url) => ({
            url,
            host: hostOf(url),
            verdict: 'unchecked' as const,
            failures: 0,
            due_at: dueAt,
            told: 0,
          })),
        );
        for (let from = 0; from < gone.length; from += BATCH)
          await trx
            .deleteFrom('landing_links')
            .where('url', 'in', gone.slice(from, from + BATCH))
            .execute();
        const hosts = [...new Set(fresh.map(hostOf))];
        await insertAll(
          trx,
          'landing_link_hosts',
          hosts.map((name) => ({ name, state: 'waiting' as const, next_attempt_at: dueAt })),
        );
        for (const name of hosts)
          await trx
            .updateTable('landing_link_hosts')
            .set({ next_attempt_at: dueAt })
            .where('name', '=', name)
            .where((eb) => eb.or([eb('next_attempt_at', 'is', null), eb('next_attempt_at', '>', dueAt)]))
            // Skips hosts that a worker has claimed, and hosts that asked for a pause.
            .where('lease', 'is', null)
            .where('attempts', '=', 0)
            .execute();
      });
    },

    async claim(options) {
      const { lease, rows } = await queue.claim(options);
      return rows.map(({ id, name, attempts }) => ({ id, name, attempts, lease }));
    },

    async next(host) {
      const row = await dueFirst(db, host);
      return (
        row && {
          url: row.url,
          verdict: row.verdict,
          movedTo: row.moved_to,
          lastAnswer: row.last_answer,
          failures: row.failures,
          dueAt: row.due_at,
        }
      );
    },

    async settle({ id, name, lease, attempts }, { until, isPatient }, look) {
      await bookkeeping(database, async (trx) => {
        const held = await trx
          .selectFrom('landing_link_hosts')
          .select('id')
          .where('id', '=', id)
          .where('lease', '=', lease)
          .executeTakeFirst();
        if (!held) return;
        if (look) {
          const { verdict, movedTo, lastAnswer, failures } = look.state;
          await trx
            .updateTable('landing_links')
            .set({
              verdict,
              moved_to: movedTo,
              last_answer: lastAnswer,
              failures,
              due_at: look.dueAt,
              checked_at: look.at,
              // A verdict is mailed once, and again if another verdict was stored in between.
              told: sql<number>`case when verdict = ${verdict} then told else 0 end`,
            })
            .where('url', '=', look.url)
            .execute();
        }
        const next = await dueFirst(trx, name);
        await queue.settle(
          trx,
          { id, lease },
          {
            state: 'waiting',
            attempts: isPatient ? attempts + 1 : 0,
            // A host without a link is not due until a link of it is added again.
            nextAttemptAt: next ? Math.max(until, next.due_at) : null,
            error: null,
          },
        );
      });
    },

    broken: () => broken(false),
    untold: () => broken(true),

    async announce(links, mail, at) {
      return db.transaction().execute(async (trx) => {
        const told = await trx
          .updateTable('landing_links')
          .set({ told: 1 })
          .where(
            'url',
            'in',
            links.map(({ url }) => url),
          )
          .where('told', '=', 0)
          .returning('url')
          .execute();
        // Of two processes at once, the second waits for the first, and then finds no due link.
        if (told.length === 0) return false;
        await appendMail(trx, mail, mail.id, at);
        return true;
      });
    },
  };
}

const dueFirst = (trx: Kysely<Schema>, host: string): Promise<Selectable<LandingLinkRow> | undefined> =>
  trx
    .selectFrom('landing_links')
    .selectAll()
    .where('host', '=', host)
    .orderBy('due_at')
    .orderBy('url')
    .limit(1)
    .executeTakeFirst();

const hostOf = (url: string): string => new URL(url).host;
