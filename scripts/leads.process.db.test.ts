import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { eachEngine, freshLocation, type TestLocation } from '../tests/databases/databases.ts';

eachEngine('npm run leads', (engine) => {
  let location: TestLocation;
  beforeEach(async () => {
    location = await freshLocation(engine, { migrated: true });
  });
  afterEach(() => location.remove());

  /** Runs the command as npm does, and returns its output. */
  async function leads(...args: string[]): Promise<string> {
    const script = fileURLToPath(new URL('./leads.ts', import.meta.url));
    const run = promisify(execFile)(process.execPath, [script, ...args], {
      env: {
        DATA_DIR: location.dataDir,
        DATABASE_URL: location.databaseUrl ?? '',
        NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      },
    });
    return run.then(
      ({ stdout }) => stdout.trim(),
      (error: { code: number; stderr: string }) => `${error.code}: ${error.stderr.trim()}`,
    );
  }

  it('prints which leads the site would delete now, and deletes none itself', async () => {
    const [dry, wet] = await Promise.all([leads('--retire', '--dry-run'), leads('--retire')]);
    expect(dry).toBe('0 of 0 leads end now, 0 until 30 days from now. No lead ends now.');
    expect(wet).toMatch(/^1: --retire needs --dry-run/);
  }, 60_000);
});
