import { type Kysely, sql } from 'kysely';
import type { GoLiveReader } from '../../../app/ports/go-live.ts';
import { type Destination, destinations } from '../../../domain/delivery/destinations.ts';
import type { LastCall } from '../../../domain/go-live/judge-channels.ts';
import { calledNameSql } from '../accounts/called-name.ts';
import { countDemoRows } from '../demo/demo-removal.ts';
import type { Database } from '../engine/connect.ts';
import type { Schema } from '../schema.ts';

/** The number of newest attempts that are searched: an automation without one of them counts by its latest test. */
const ATTEMPTS = 200;
/** The number of newest changes to the settings of automations that are searched. */
const CHANGES = 50;

/** Creates the reader of the checks before going live, on either engine. `GoLiveReader` documents its functions. */
export function createGoLiveReader({ db }: Database): GoLiveReader {
  return {
    async lastCalls() {
      const [tests, attempts, changes] = [
        await testsOf(db),
        await attemptsOf(db),
        await entriesOf(db, 'settings_changed', 'webhooks', CHANGES),
      ];
      const changedAt = (name: Destination) =>
        changes.find(({ after }) => after !== null && Object.hasOwn(after, name))?.at ?? 0;
      const calls = destinations.flatMap((name) => {
        const latest = [tests.get(name), attempts.get(name)]
          .filter((call) => call !== undefined)
          .toSorted((a, b) => b.at - a.at)[0];
        return latest && latest.at >= changedAt(name) ? [[name, latest] as const] : [];
      });
      return Object.fromEntries(calls);
    },

    async lastMailTest() {
      const [test] = await entriesOf(db, 'mail_tested', null, 1);
      const [change] = await entriesOf(db, 'settings_changed', 'mail', 1);
      const after = test?.after;
      // A message that was stored as a file proves nothing about a server.
      if (!test || !after || after['result'] === 'kept' || test.at < (change?.at ?? 0)) return undefined;
      return { at: test.at, failure: after['result'] === 'sent' ? null : String(after['reason']) };
    },

    async mostReminders() {
      const most = await db
        .selectFrom('reminders')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('channel', '=', 'mail')
        .where('state', '=', 'waiting')
        .where('step', '=', 'remind')
        .groupBy('page_id')
        .orderBy('count', 'desc')
        .limit(1)
        .executeTakeFirst();
      return Number(most?.count ?? 0);
    },

    async demoRows() {
      // Counted visits belong to their sample leads.
      const { visits: _visits, ...rows } = await countDemoRows(db);
      return rows;
    },

    async secondFactors() {
      const rows = await db
        .selectFrom('accounts')
        .leftJoin('second_factors', 'second_factors.account_id', 'accounts.id')
        .select([calledNameSql.as('person'), 'second_factors.confirmed_at'])
        .where('accounts.disabled_at', 'is', null)
        .where('accounts.invited', '=', 0)
        .orderBy('accounts.id')
        .execute();
      const without = rows
        .filter(({ confirmed_at }) => confirmed_at === null)
        .flatMap(({ person }) => person ?? []);
      return { total: rows.length, without };
    },
  };
}

/** Returns the newest entries of an action about a subject, newest first. */
async function entriesOf(
  db: Kysely<Schema>,
  action: 'settings_changed' | 'mail_tested' | 'webhook_tested',
  subject: string | null,
  limit: number,
): Promise<{ at: number; after: Record<string, unknown> | null }[]> {
  const rows = await db
    .selectFrom('audit_log')
    .select(['at', 'after'])
    .where('action', '=', action)
    .where('subject', subject === null ? 'is' : '=', subject)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ at, after }) => ({ at, after: after === null ? null : JSON.parse(after) }));
}

async function testsOf(db: Kysely<Schema>): Promise<Map<Destination, LastCall>> {
  const tests = new Map<Destination, LastCall>();
  for (const name of destinations) {
    const [test] = await entriesOf(db, 'webhook_tested', name, 1);
    if (test) tests.set(name, { at: test.at, delivered: test.after?.['delivered'] === true });
  }
  return tests;
}

/** Returns the latest attempt for each destination, without those of sample leads, which were never sent. */
async function attemptsOf(db: Kysely<Schema>): Promise<Map<Destination, LastCall>> {
  const newest = db
    .selectFrom('delivery_attempts')
    .select(['id', 'delivery_id', 'started_at', 'status'])
    .orderBy('id', 'desc')
    .limit(ATTEMPTS)
    .as('newest');
  const rows = await db
    .selectFrom(newest)
    .innerJoin('deliveries', 'deliveries.id', 'newest.delivery_id')
    .leftJoin('leads', 'leads.id', 'deliveries.lead_id')
    .select(['deliveries.destination', 'newest.started_at', 'newest.status'])
    .where(sql<boolean>`coalesce(leads.demo, 0) = 0`)
    .orderBy('newest.id')
    .execute();
  const delivered = (status: number | null) => status !== null && status >= 200 && status < 300;
  // Later rows replace earlier ones.
  return new Map(
    rows.map(({ destination, started_at: at, status }) => [
      destination,
      { at, delivered: delivered(status) },
    ]),
  );
}
