import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { createPasswords } from '../src/adapters/account/passwords.ts';
import { createAccountStore } from '../src/adapters/db/accounts/account-store.ts';
import { createAuditLog } from '../src/adapters/db/audit/audit-log.ts';
import { accountsAsTable, auditAsTable } from '../src/app/account/account-table.ts';
import type { ChosenPassword } from '../src/app/account/choose-password.ts';
import { createAccount } from '../src/app/account/create-account.ts';
import { disableAccount } from '../src/app/account/disable-account.ts';
import { resetPassword } from '../src/app/account/reset-password.ts';
import type { Result } from '../src/app/result.ts';
import { type Role, roles } from '../src/domain/account/role.ts';
import { EMAIL_PATTERN } from '../src/domain/lead/email-address.ts';
import { EMAIL_MAX_LENGTH } from '../src/domain/lead/typed-fields.ts';
import { UsageError, withDatabase } from './open-database.ts';

const usage = `npm run admin -- command
  create <email> [--role sales]       makes an account, of an administrator unless told otherwise
  reset <email>                       sets another password, ends all sessions, takes second factor and passkeys
                                      away, ends a disabling
  disable <email>                     ends all sessions and blocks the sign-in
  list                                the accounts
  log                                 the last 50 entries of the audit log
Passwords are generated and printed once; their owners replace them at the next sign-in. With --password-stdin,
create and reset read one from the standard input instead. A password is never an argument: arguments stand in
the list of processes.`;

const failures = {
  account_exists: 'There is an account with this address already.',
  account_unknown: 'There is no account with this address.',
  password_short: 'The password must have at least 12 characters.',
  password_long: 'The password cannot be longer than 200 characters.',
  password_obvious: 'This password is too easy to guess.',
};

await withDatabase(readArguments, async (database, { command, email, role, fromStdin }) => {
  const accounts = createAccountStore(database);
  const ports = {
    clock: { now: Date.now },
    ids: { next: randomUUID },
    accounts,
    passwords: createPasswords(),
  };
  const password = fromStdin ? (await text(process.stdin)).replace(/\r?\n$/, '') : undefined;
  switch (command) {
    case 'create':
      return show(
        `${email} may sign in`,
        valueOrThrow(await createAccount(ports, { email, role, password })),
      );
    case 'reset':
      return show(
        `${email} has a new password, no open session and no second factor`,
        valueOrThrow(await resetPassword(ports, { email, password })),
      );
    case 'disable':
      valueOrThrow(await disableAccount(ports, email));
      return console.info(`${email} is disabled, and no session is open`);
    case 'list':
      return console.info(accountsAsTable(await accounts.list()));
    case 'log':
      return console.info(auditAsTable(await createAuditLog(database).latest(50), await accounts.list()));
  }
});

function show(sentence: string, { generated }: ChosenPassword): void {
  console.info(generated === undefined ? sentence : `${sentence}. Shown once: ${generated}`);
}

function valueOrThrow<T>(result: Result<T, keyof typeof failures>): T {
  if (!result.ok) throw new UsageError(failures[result.code]);
  return result.value;
}

function readArguments() {
  const { values, positionals } = parse();
  const [command, email = '', ...rest] = positionals;
  const fromStdin = values['password-stdin'];
  const role = roles.find((name) => name === values.role);
  const takesPassword = command === 'create' || command === 'reset';
  const wrong =
    rest.length > 0 ||
    !role ||
    (values.role !== 'admin' && command !== 'create') ||
    (fromStdin && !takesPassword);
  if (wrong) throw new UsageError(usage);
  if (command === 'list' || command === 'log') {
    if (email) throw new UsageError(usage);
  } else if (!takesPassword && command !== 'disable') {
    throw new UsageError(usage);
  } else if (!EMAIL_PATTERN.test(email) || email.length > EMAIL_MAX_LENGTH) {
    throw new UsageError(`${email || 'Nothing'} is no e-mail address.\n\n${usage}`);
  }
  return { command, email, role: role satisfies Role, fromStdin };
}

function parse() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        role: { type: 'string', default: 'admin' },
        'password-stdin': { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}
