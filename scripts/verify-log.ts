import { verifyReportLog } from '../src/adapters/db/reports/report-log.ts';
import { verifyModerationLog } from '../src/adapters/db/reviews/moderation-log.ts';
import { UsageError, withDatabase } from './open-database.ts';

const usage = `npm run verify-log             checks the chains of the moderation log and of the log of reports, and prints their lengths and last hashes
npm run verify-log -- hash     also checks that a hash of the moderation log that was printed earlier still stands in it`;

await withDatabase(readArguments, async (database, expected) => {
  const verdict = await verifyModerationLog(database, expected);
  if (!verdict.sound) throw new UsageError(`The moderation log is broken at entry ${verdict.brokenAt}.`);
  if (!verdict.holdsExpected) {
    throw new UsageError(
      `The moderation log is a sound chain (${verdict.entries} entries), but does not hold ${expected}: it was cut off or written anew.`,
    );
  }
  const reports = await verifyReportLog(database);
  if (!reports.sound) throw new UsageError(`The log of reports is broken at entry ${reports.brokenAt}.`);
  console.info(
    reports.last === null
      ? 'The log of reports is empty.'
      : `The log of reports is sound: ${reports.entries} entries, last hash ${reports.last}`,
  );
  console.info(
    verdict.last === null
      ? 'The moderation log is empty.'
      : `The moderation log is sound: ${verdict.entries} entries, last hash ${verdict.last}`,
  );
});

function readArguments(): string | undefined {
  const [hash, ...rest] = process.argv.slice(2);
  if (rest.length > 0 || (hash !== undefined && !/^[0-9a-f]{64}$/.test(hash))) throw new UsageError(usage);
  return hash;
}
