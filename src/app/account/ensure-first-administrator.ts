import { normalizeEmail } from '../../domain/account/email.ts';
import type { AccountPorts } from './account-ports.ts';
import { newAccount } from './new-account.ts';

/** The address that stands for the first administrator when none is configured: nobody receives mail there. */
const PLACEHOLDER_EMAIL = 'admin@example.com';

/** What the terminal has to show, once. */
export interface GeneratedCredentials {
  email: string;
  password: string;
}

/**
 * Makes the first administrator when there is no account at all, and gives the credentials if the password had to be
 * generated. Changes nothing later, whatever the configuration says then: the password of a running site is its
 * owner's. Of several processes that start at once, one makes the account, and only that one has something to show. If
 * it dies before it shows it, `npm run admin -- reset` gives a new password.
 */
export async function ensureFirstAdministrator(
  ports: Pick<AccountPorts, 'clock' | 'ids' | 'accounts' | 'passwords'>,
  configured: { email: string | undefined; password: string | undefined },
): Promise<GeneratedCredentials | undefined> {
  if (!(await ports.accounts.isEmpty())) return undefined;
  const email = normalizeEmail(configured.email ?? PLACEHOLDER_EMAIL);
  const password = configured.password ?? ports.passwords.generate();
  const passwordHash = await ports.passwords.hash(password);
  const created = await ports.accounts.createFirst(
    ...newAccount(ports, { email, role: 'admin', passwordHash }),
  );
  return created && configured.password === undefined ? { email, password } : undefined;
}
