import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createPasswords } from '../src/adapters/account/passwords.ts';
import { createAccountStore } from '../src/adapters/db/accounts/account-store.ts';
import { createSecondFactorStore } from '../src/adapters/db/accounts/second-factor-store.ts';
import { openDatabase } from '../src/adapters/db/engine/connect.ts';
import { eachEngine, freshLocation, type TestLocation } from '../tests/databases/databases.ts';

const script = fileURLToPath(new URL('./admin.ts', import.meta.url));
const passwords = createPasswords();

/** A test starts a dozen processes one after the other, on a machine that may be busy. */
const PATIENCE = { timeout: 90_000 };

eachEngine('npm run admin', (engine) => {
  let location: TestLocation;
  beforeEach(async () => {
    location = await freshLocation(engine);
  });
  afterEach(() => location.remove());

  /** Runs the command as npm does. Returns its output, or its exit status and its error output: `1: …`. */
  async function admin(args: string[], input = ''): Promise<string> {
    const child = spawn(process.execPath, [script, ...args], {
      env: {
        DATA_DIR: location.dataDir,
        DATABASE_URL: location.databaseUrl ?? '',
        NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      },
    });
    child.stdin.on('error', () => {});
    child.stdin.end(input);
    const [out, problem, [status]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close'),
    ]);
    return status === 0 ? out.trim() : `${status}: ${problem.trim()}`;
  }

  async function opens(email: string, password: string): Promise<boolean> {
    const database = await openDatabase(location);
    const account = await createAccountStore(database).byEmail(email);
    await database.close();
    return account?.disabledAt === null && passwords.verify(account.passwordHash, password);
  }

  /** Adds a second factor to the account. Returns whether it had a second factor before. */
  async function addSecondFactor(email: string): Promise<boolean> {
    const database = await openDatabase(location);
    const account = await createAccountStore(database).byEmail(email);
    const factors = createSecondFactorStore(database);
    const had = (await factors.find(account?.id ?? '')) !== undefined;
    await factors.begin(account?.id ?? '', 'sealed');
    await database.close();
    return had;
  }

  it('creates, resets, disables and lists accounts, and prints the audit log', PATIENCE, async () => {
    expect(await admin(['list'])).toBe('No accounts.');
    const created = /^Lea@example\.com may sign in\. Shown once: ([\w-]{20})$/.exec(
      await admin(['create', 'Lea@example.com']),
    );
    expect(await opens('lea@example.com', created?.[1] ?? '')).toBe(true);
    expect(await admin(['create', 'lea@example.com'])).toMatch(/^1: There is an account/);
    const given = ['max@example.com', '--role', 'moderator', '--password-stdin'];
    expect(await admin(['create', ...given], 'a melody nobody hums\n')).toBe('max@example.com may sign in');
    expect(await opens('max@example.com', 'a melody nobody hums')).toBe(true);
    expect(await admin(['disable', 'max@example.com'])).toMatch(/is disabled/);
    expect(await opens('max@example.com', 'a melody nobody hums')).toBe(false);
    expect(await addSecondFactor('max@example.com')).toBe(false);
    expect(await addSecondFactor('max@example.com')).toBe(true);
    const reset = /no open session and no second factor\. Shown once: ([\w-]{20})$/.exec(
      await admin(['reset', 'max@example.com']),
    );
    expect(await opens('max@example.com', reset?.[1] ?? '')).toBe(true);
    expect(await addSecondFactor('max@example.com')).toBe(false);
    const list = (await admin(['list'])).split('\n');
    expect(list[0]).toMatch(/^lea@example\.com {2}admin {2}never signed in {2}/);
    expect(list[1]).toMatch(/^max@example\.com {2}moderator {2}/);
    const log = await admin(['log']);
    expect(log.split('\n').map((line) => line.split('  ')[2])).toEqual([
      'password_reset',
      'account_disabled',
      'account_created',
      'account_created',
    ]);
  });

  it('refuses a wrong call with one sentence, and takes no password as an argument', PATIENCE, async () => {
    const create = ['create', 'lea@example.com'];
    expect(await admin([...create, '--password-stdin'], 'short\n')).toMatch(/^1: The password must have/);
    expect(await admin([...create, '--password-stdin'], '')).toMatch(/^1: The password must have/);
    expect(await admin(['reset', 'lea@example.com'])).toBe('1: There is no account with this address.');
    expect(await admin(['create', 'lea'])).toMatch(/^1: lea is no e-mail address/);
    for (const args of [
      [],
      ['destroy'],
      [...create, 'a melody nobody hums'],
      [...create, '--password', 'a melody nobody hums'],
      [...create, '--role', 'owner'],
      ['list', '--password-stdin'],
    ]) {
      expect(await admin(args)).toMatch(/^1: [\s\S]*npm run admin -- command/);
    }
    expect(await admin(['list'])).toBe('No accounts.');
  });
});
