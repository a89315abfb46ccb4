import { stepsBeforeBaseline } from '../migrations/steps-before-baseline.ts';
import type { Migration } from './migration.ts';

/** Name of the step that creates the schema of version 0.1.0. */
export const BASELINE = '0068-baseline';

/** The removed steps. A database that lacks one of them is older than commit 239cc0ea. */
const gone: ReadonlySet<string> = new Set(
  `
  0001-leads-and-deliveries 0002-reviews-and-articles 0003-consents 0004-accounts 0005-lead-pipeline
  0006-campaigns 0007-visit-counts 0008-mails 0009-moderation 0010-configuration 0011-cost-tables
  0012-second-factor 0013-journal 0014-leads-by-cost-version 0015-campaign-versions 0016-moderation-log-replace
  0017-leads-by-status 0018-agency-days 0019-sources-without-commas 0020-reviews-found-by-words
  0021-lowest-budgets 0022-reviews-listed 0023-names-of-settings 0024-revisions 0025-media 0026-content
  0027-claims 0028-real-votes 0029-landing-pages 0030-landing-tests 0031-wordpress 0033-releases
  0034-article-addresses 0035-blog-pictures 0036-landing-figure-links 0037-landing-links 0038-places-by-set
  0039-review-disclosures 0040-access 0041-password-links 0042-spotify-and-one-source 0043-people 0044-passkeys
  0045-lead-follow-ups 0046-lead-views 0047-campaign-clients 0048-review-answers 0049-welcome-and-push
  0050-leads-by-outcome 0051-landing-search 0052-lead-removals 0053-kept-mails
`
    .trim()
    .split(/\s+/),
);

/** Whether the baseline contains the step with this name. */
export const isReplaced = (name: string): boolean =>
  gone.has(name) || Object.hasOwn(stepsBeforeBaseline, name);

/**
 * Records the baseline in a database that has all removed steps, and adds it to `applied`. Applies the missing steps before
 * the baseline first. The older names stay, so that a process of the previous version still works while this one starts.
 * @param apply runs a step and records its name
 * @throws when the database has only some of the removed steps
 */
export async function adoptBaseline(
  applied: Set<string>,
  apply: (name: string, step: Migration) => Promise<void>,
): Promise<void> {
  if (applied.has(BASELINE) || ![...applied].some(isReplaced)) return;
  const lacking = [...gone].filter((name) => !applied.has(name));
  if (lacking.length > 0)
    throw new Error(
      `The database is older than this version can migrate (it lacks ${lacking.join(', ')}). ` +
        'Start the last version with these steps once: docs/operations.md, “Upgrade”, names it.',
    );
  for (const [name, step] of Object.entries(stepsBeforeBaseline))
    if (!applied.has(name)) await apply(name, step);
  // The schema now equals that of the baseline.
  await apply(BASELINE, async () => {});
  applied.add(BASELINE);
}
