import { type Kysely, sql } from 'kysely';
import { baseline } from '../migrations/0068-baseline.ts';
import { documents } from '../migrations/0069-0111/0069-documents.ts';
import { refusalGrounds } from '../migrations/0069-0111/0070-refusal-grounds.ts';
import { leadRetirement } from '../migrations/0069-0111/0071-lead-retirement.ts';
import { erasures } from '../migrations/0069-0111/0072-erasures.ts';
import { objections } from '../migrations/0069-0111/0075-objections.ts';
import { proofChain } from '../migrations/0069-0111/0076-proof-chain.ts';
import { campaignImports } from '../migrations/0069-0111/0080-campaign-imports.ts';
import { pictureVersions } from '../migrations/0069-0111/0100-picture-versions.ts';
import { personLinks } from '../migrations/0069-0111/0104-person-links.ts';
import { personLinkKinds } from '../migrations/0069-0111/0105-person-link-kinds.ts';
import { contentReports } from '../migrations/0069-0111/0108-content-reports.ts';
import { watchedPlans } from '../migrations/0069-0111/0109-watched-plans.ts';
import { reminders } from '../migrations/0069-0111/0110-reminders.ts';
import { reminderPromises } from '../migrations/0069-0111/0111-reminder-promises.ts';
import { conversions } from '../migrations/0115-conversions.ts';
import { reminderPushes } from '../migrations/0120-reminder-pushes.ts';
import { artistLists } from '../migrations/0121-artist-lists.ts';
import { newsletterConsents } from '../migrations/0122-newsletter-consents.ts';
import { rightsRequests } from '../migrations/0123-rights-requests.ts';
import { lookedDays } from '../migrations/0124-looked-days.ts';
import { adCountries } from '../migrations/0125-ad-countries.ts';
import { audienceImports } from '../migrations/0127-audience-imports.ts';
import { learnedCosts } from '../migrations/0128-learned-costs.ts';
import { processes } from '../migrations/0129-processes.ts';
import { buildFiles } from '../migrations/0130-build-files.ts';
import { laterAnswers } from '../migrations/0131-later-answers.ts';
import { bookedCalls } from '../migrations/0132-booked-calls.ts';
import { siteAddresses } from '../migrations/0133-site-addresses.ts';
import { reminderSums } from '../migrations/0134-reminder-sums.ts';
import { weeklyMails } from '../migrations/0135-weekly-mails.ts';
import { hiddenAlerts } from '../migrations/0136-hidden-alerts.ts';
import { channels } from '../migrations/0137-channels.ts';
import { campaignAddresses } from '../migrations/0138-campaign-addresses.ts';
import { traceIds } from '../migrations/0140-trace-ids.ts';
import { artistPixels } from '../migrations/0141-artist-pixels.ts';
import { guesses } from '../migrations/0143-guesses.ts';
import { sourceReads } from '../migrations/0144-source-reads.ts';
import { keptQuestions } from '../migrations/0145-kept-questions.ts';
import { purges } from '../migrations/0146-purges.ts';
import { artistLinks } from '../migrations/0147-artist-links.ts';
import { pageActs } from '../migrations/0148-page-acts.ts';
import { stayQuestions } from '../migrations/0149-stay-questions.ts';
import { reviewExcerpts } from '../migrations/0150-review-excerpts.ts';
import { leadsBeforeClicks } from '../migrations/0152-leads-before-clicks.ts';
import { askedBy } from '../migrations/0153-asked-by.ts';
import { laneUsage } from '../migrations/0154-lane-usage.ts';
import { alarmPushes } from '../migrations/0155-alarm-pushes.ts';
import { confirmedByDay } from '../migrations/0156-confirmed-by-day.ts';
import type { Schema } from '../schema.ts';
import { adoptBaseline, BASELINE, isReplaced } from './baseline.ts';
import type { Database } from './connect.ts';
import { contracts } from './contract-steps.ts';
import type { Migration } from './migration.ts';

/** The steps by name, applied in the order of the names. A step that was released is never changed or renamed. */
export const migrations: Readonly<Record<string, Migration>> = {
  [BASELINE]: baseline,
  '0069-documents': documents,
  '0070-refusal-grounds': refusalGrounds,
  '0071-lead-retirement': leadRetirement,
  '0072-erasures': erasures,
  '0075-objections': objections,
  '0076-proof-chain': proofChain,
  '0080-campaign-imports': campaignImports,
  '0100-picture-versions': pictureVersions,
  '0104-person-links': personLinks,
  '0105-person-link-kinds': personLinkKinds,
  '0108-content-reports': contentReports,
  '0109-watched-plans': watchedPlans,
  '0110-reminders': reminders,
  '0111-reminder-promises': reminderPromises,
  '0115-conversions': conversions,
  '0120-reminder-pushes': reminderPushes,
  '0121-artist-lists': artistLists,
  '0122-newsletter-consents': newsletterConsents,
  '0123-rights-requests': rightsRequests,
  '0124-looked-days': lookedDays,
  '0125-ad-countries': adCountries,
  '0127-audience-imports': audienceImports,
  '0128-learned-costs': learnedCosts,
  '0129-processes': processes,
  '0130-build-files': buildFiles,
  '0131-later-answers': laterAnswers,
  '0132-booked-calls': bookedCalls,
  '0133-site-addresses': siteAddresses,
  '0134-reminder-sums': reminderSums,
  '0135-weekly-mails': weeklyMails,
  '0136-hidden-alerts': hiddenAlerts,
  '0137-channels': channels,
  '0138-campaign-addresses': campaignAddresses,
  '0140-trace-ids': traceIds,
  '0141-artist-pixels': artistPixels,
  '0143-guesses': guesses,
  '0144-source-reads': sourceReads,
  '0145-kept-questions': keptQuestions,
  '0146-purges': purges,
  '0147-artist-links': artistLinks,
  '0148-page-acts': pageActs,
  '0149-stay-questions': stayQuestions,
  '0150-review-excerpts': reviewExcerpts,
  '0152-leads-before-clicks': leadsBeforeClicks,
  '0153-asked-by': askedBy,
  '0154-lane-usage': laneUsage,
  '0155-alarm-pushes': alarmPushes,
  '0156-confirmed-by-day': confirmedByDay,
};

/** Key of the PostgreSQL lock that migrating processes share: an arbitrary number, which must never change. */
const LOCK = 4_862_019_377;

/**
 * Applies the missing steps, all of them in one transaction, and returns their names.
 *
 * Kysely's own migrator creates its tables outside of the transaction, which is unsafe on SQLite when several processes
 * start at once, and on PostgreSQL it cannot run inside a transaction without hiding the error of a failed step. This
 * function works the same on both engines instead: it takes the lock, reads which steps were applied, applies the
 * missing ones, and commits. A process that starts meanwhile waits, and then finds no missing step; a process that is
 * killed leaves the database unchanged.
 *
 * Each step is recorded with its kind. A step that only expands the schema leaves all that a former version needs, so that the former
 * version goes on beside the new one, and can be started again (decision record 0167).
 *
 * Throws when a step fails (nothing is applied then), when the database is older than the baseline, and when a newer version has migrated
 * it.
 * @param accepts `expanded`: steps of a newer version are accepted if they only expand the schema
 */
export async function migrate(
  database: Database,
  steps: Readonly<Record<string, Migration>> = migrations,
  accepts: 'known' | 'expanded' = 'known',
): Promise<string[]> {
  return database.db.transaction().execute(async (trx) => {
    if (database.engine === 'postgres') {
      // A step on a large table, or the wait for another process's step, may exceed the time limit of requests.
      await sql`set local statement_timeout = 0`.execute(trx);
      await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(trx);
    }
    await prepareRecord(trx);
    const applied = await appliedNames(trx);
    const done: string[] = [];
    const apply = async (name: string, step: Migration) => {
      // PostgreSQL refuses to alter a table while triggers of its rows wait for the commit.
      if (database.engine === 'postgres') await sql`set constraints all immediate`.execute(trx);
      await step(trx, database.engine);
      const kind = name in contracts ? 'contract' : 'expand';
      await trx.insertInto('migrations').values({ name, applied_at: Date.now(), kind }).execute();
      done.push(name);
    };
    await adoptBaseline(applied, apply);
    await refuseNewer(trx, steps, accepts);
    for (const [name, step] of missing(applied, steps)) await apply(name, step);
    return done;
  });
}

/** Creates the table of the applied steps, or gives that of an older version its column. */
async function prepareRecord(trx: Kysely<Schema>): Promise<void> {
  await trx.schema
    .createTable('migrations')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('applied_at', 'bigint', (column) => column.notNull())
    .addColumn('kind', 'text')
    .execute();
  const record = (await trx.introspection.getTables()).find(({ name }) => name === 'migrations');
  if (!record?.columns.some(({ name }) => name === 'kind'))
    await trx.schema.alterTable('migrations').addColumn('kind', 'text').execute();
}

/**
 * Throws when a newer version has migrated the database. A backup or a restore by this version would lose what the newer version's tables
 * hold, even if the schema was only expanded.
 */
export async function refuseNewer(
  db: Kysely<Schema>,
  steps: Readonly<Record<string, Migration>> = migrations,
  accepts: 'known' | 'expanded' = 'known',
): Promise<void> {
  const rows = await db.selectFrom('migrations').select(['name', 'kind']).execute();
  const newer = rows
    .filter(
      ({ name, kind }) => !(name in steps || isReplaced(name)) && (accepts === 'known' || kind !== 'expand'),
    )
    .map(({ name }) => name);
  if (newer.length > 0)
    throw new Error(`The database was migrated by a newer version of the site (${newer.join(', ')}).`);
}

/** Returns `current` when no step is missing, else `pending`. Throws when the database does not answer. */
export async function migrationState(database: Database): Promise<'current' | 'pending'> {
  const { db } = database;
  const present = (await db.introspection.getTables()).some(({ name }) => name === 'migrations');
  if (!present) return 'pending';
  return missing(await appliedNames(db), migrations).length === 0 ? 'current' : 'pending';
}

async function appliedNames(db: Kysely<Schema>): Promise<Set<string>> {
  const rows = await db.selectFrom('migrations').select('name').execute();
  return new Set(rows.map(({ name }) => name));
}

function missing(applied: Set<string>, steps: Readonly<Record<string, Migration>>): [string, Migration][] {
  return Object.entries(steps)
    .filter(([name]) => !applied.has(name))
    .sort(([a], [b]) => (a < b ? -1 : 1));
}
