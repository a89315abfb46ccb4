import { type Kysely, sql } from 'kysely';
import { leadsAndDeliveries } from '../migrations/0001-leads-and-deliveries.ts';
import { reviewsAndArticles } from '../migrations/0002-reviews-and-articles.ts';
import { consents } from '../migrations/0003-consents.ts';
import { accounts } from '../migrations/0004-accounts.ts';
import { leadPipeline } from '../migrations/0005-lead-pipeline.ts';
import { campaigns } from '../migrations/0006-campaigns.ts';
import { visitCounts } from '../migrations/0007-visit-counts.ts';
import { mails } from '../migrations/0008-mails.ts';
import { moderation } from '../migrations/0009-moderation.ts';
import { configuration } from '../migrations/0010-configuration.ts';
import { costTables } from '../migrations/0011-cost-tables.ts';
import { secondFactor } from '../migrations/0012-second-factor.ts';
import { journal } from '../migrations/0013-journal.ts';
import { leadsByCostVersion } from '../migrations/0014-leads-by-cost-version.ts';
import { campaignVersions } from '../migrations/0015-campaign-versions.ts';
import { moderationLogReplace } from '../migrations/0016-moderation-log-replace.ts';
import { leadsByStatus } from '../migrations/0017-leads-by-status.ts';
import { agencyDays } from '../migrations/0018-agency-days.ts';
import { sourcesWithoutCommas } from '../migrations/0019-sources-without-commas.ts';
import { reviewsFoundByWords } from '../migrations/0020-reviews-found-by-words.ts';
import { lowestBudgets } from '../migrations/0021-lowest-budgets.ts';
import { reviewsListed } from '../migrations/0022-reviews-listed.ts';
import { namesOfSettings } from '../migrations/0023-names-of-settings.ts';
import { revisions } from '../migrations/0024-revisions.ts';
import { media } from '../migrations/0025-media.ts';
import { content } from '../migrations/0026-content.ts';
import { claims } from '../migrations/0027-claims.ts';
import { realVotes } from '../migrations/0028-real-votes.ts';
import { landingPages } from '../migrations/0029-landing-pages.ts';
import { landingTests } from '../migrations/0030-landing-tests.ts';
import { wordpress } from '../migrations/0031-wordpress.ts';
import { releases } from '../migrations/0033-releases.ts';
import { articleAddresses } from '../migrations/0034-article-addresses.ts';
import { blogPictures } from '../migrations/0035-blog-pictures.ts';
import { landingFigureLinks } from '../migrations/0036-landing-figure-links.ts';
import { landingLinks } from '../migrations/0037-landing-links.ts';
import { placesBySet } from '../migrations/0038-places-by-set.ts';
import { reviewDisclosures } from '../migrations/0039-review-disclosures.ts';
import { access } from '../migrations/0040-access.ts';
import { passwordLinks } from '../migrations/0041-password-links.ts';
import { spotifyAndOneSource } from '../migrations/0042-spotify-and-one-source.ts';
import { people } from '../migrations/0043-people.ts';
import { passkeys } from '../migrations/0044-passkeys.ts';
import { leadFollowUps } from '../migrations/0045-lead-follow-ups.ts';
import { leadViews } from '../migrations/0046-lead-views.ts';
import { campaignClients } from '../migrations/0047-campaign-clients.ts';
import { reviewAnswers } from '../migrations/0048-review-answers.ts';
import { welcomeAndPush } from '../migrations/0049-welcome-and-push.ts';
import { leadsByOutcome } from '../migrations/0050-leads-by-outcome.ts';
import { landingSearch } from '../migrations/0051-landing-search.ts';
import { leadRemovals } from '../migrations/0052-lead-removals.ts';
import { keptMails } from '../migrations/0053-kept-mails.ts';
import { keysOfAddresses } from '../migrations/0057-keys-of-addresses.ts';
import { sealedLinks } from '../migrations/0058-sealed-links.ts';
import { draftAnswers } from '../migrations/0061-draft-answers.ts';
import { quarantine } from '../migrations/0063-quarantine.ts';
import { demonstrationSetting } from '../migrations/0064-demonstration-setting.ts';
import { settledArticles } from '../migrations/0065-settled-articles.ts';
import { mailedPlans } from '../migrations/0067-mailed-plans.ts';
import { reviewPlatforms } from '../migrations/0068-review-platforms.ts';
import type { Schema } from '../schema.ts';
import type { Database } from './connect.ts';
import type { Migration } from './migration.ts';

/** The steps by name, applied in the order of the names. A step that was released is never changed or renamed. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-leads-and-deliveries': leadsAndDeliveries,
  '0002-reviews-and-articles': reviewsAndArticles,
  '0003-consents': consents,
  '0004-accounts': accounts,
  '0005-lead-pipeline': leadPipeline,
  '0006-campaigns': campaigns,
  '0007-visit-counts': visitCounts,
  '0008-mails': mails,
  '0009-moderation': moderation,
  '0010-configuration': configuration,
  '0011-cost-tables': costTables,
  '0012-second-factor': secondFactor,
  '0013-journal': journal,
  '0014-leads-by-cost-version': leadsByCostVersion,
  '0015-campaign-versions': campaignVersions,
  '0016-moderation-log-replace': moderationLogReplace,
  '0017-leads-by-status': leadsByStatus,
  '0018-agency-days': agencyDays,
  '0019-sources-without-commas': sourcesWithoutCommas,
  '0020-reviews-found-by-words': reviewsFoundByWords,
  '0021-lowest-budgets': lowestBudgets,
  '0022-reviews-listed': reviewsListed,
  '0023-names-of-settings': namesOfSettings,
  '0024-revisions': revisions,
  '0025-media': media,
  '0026-content': content,
  '0027-claims': claims,
  '0028-real-votes': realVotes,
  '0029-landing-pages': landingPages,
  '0030-landing-tests': landingTests,
  '0031-wordpress': wordpress,
  '0033-releases': releases,
  '0034-article-addresses': articleAddresses,
  '0035-blog-pictures': blogPictures,
  '0036-landing-figure-links': landingFigureLinks,
  '0037-landing-links': landingLinks,
  '0038-places-by-set': placesBySet,
  '0039-review-disclosures': reviewDisclosures,
  '0040-access': access,
  '0041-password-links': passwordLinks,
  '0042-spotify-and-one-source': spotifyAndOneSource,
  '0043-people': people,
  '0044-passkeys': passkeys,
  '0045-lead-follow-ups': leadFollowUps,
  '0046-lead-views': leadViews,
  '0047-campaign-clients': campaignClients,
  '0048-review-answers': reviewAnswers,
  '0049-welcome-and-push': welcomeAndPush,
  '0050-leads-by-outcome': leadsByOutcome,
  '0051-landing-search': landingSearch,
  '0052-lead-removals': leadRemovals,
  '0053-kept-mails': keptMails,
  '0057-keys-of-addresses': keysOfAddresses,
  '0058-sealed-links': sealedLinks,
  '0061-draft-answers': draftAnswers,
  '0063-quarantine': quarantine,
  '0064-demonstration-setting': demonstrationSetting,
  '0065-settled-articles': settledArticles,
  '0067-mailed-plans': mailedPlans,
  '0068-review-platforms': reviewPlatforms,
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
 * Throws when a step fails (nothing is applied then), and when the database was migrated by a newer version.
 */
export async function migrate(
  database: Database,
  steps: Readonly<Record<string, Migration>> = migrations,
): Promise<string[]> {
  return database.db.transaction().execute(async (trx) => {
    if (database.engine === 'postgres') {
      // A step on a large table, or the wait for another process's step, may exceed the time limit of requests.
      await sql`set local statement_timeout = 0`.execute(trx);
      await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(trx);
    }
    await trx.schema
      .createTable('migrations')
      .ifNotExists()
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('applied_at', 'bigint', (column) => column.notNull())
      .execute();
    const applied = await appliedNames(trx);
    const unknown = [...applied].filter((name) => !(name in steps));
    if (unknown.length > 0) {
      throw new Error(`The database was migrated by a newer version of the site (${unknown.join(', ')}).`);
    }
    const pending = missing(applied, steps);
    for (const [name, step] of pending) {
      // PostgreSQL refuses to alter a table while triggers of its rows wait for the commit.
      if (database.engine === 'postgres') await sql`set constraints all immediate`.execute(trx);
      await step(trx, database.engine);
      await trx.insertInto('migrations').values({ name, applied_at: Date.now() }).execute();
    }
    return pending.map(([name]) => name);
  });
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
