import { rmSync } from 'node:fs';
import { collectedIn, readCollected } from '../tests/former/collected-statements.ts';
import { keepOfRelease } from '../tests/former/former-release.ts';
import { run } from './run.ts';

/**
 * `npm run keep-release`: keeps what the open tabs and the processes of this release need of the next versions, in `tests/fixtures/former`.
 * The API as it is, and the statements that the database tests run on both engines.
 * @param arguments paths of tests; absent: all database tests
 */
rmSync(collectedIn, { recursive: true, force: true });
const projects = ['database-sqlite', 'database-postgres'].flatMap((name) => ['--project', name]);
await run('vitest', ['run', '--silent=true', ...projects, ...process.argv.slice(2)], {
  env: { KEEP_RELEASE: '1' },
});
const statements = readCollected();
keepOfRelease('statements', statements);
process.stdout.write(
  `${statements.sqlite.length} statements on SQLite, ${statements.postgres.length} on PostgreSQL\n`,
);
