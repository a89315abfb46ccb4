import { normalizeEmail } from '../../domain/account/email.ts';
import type { Ports } from '../ports/all-ports.ts';
import { newAccount } from './new-account.ts';

/** Address of the first administrator when no address is configured. It receives no mail. */
const PLACEHOLDER_EMAIL = 'admin@example.com';

/** Shown at the terminal, once. */
export interface GeneratedCredentials {
  email: string;
  password: string;
}

/**
 * Creates the first administrator when there is no account, and returns the credentials if the password was generated.
 * Does nothing once there is an account, whatever the environment says: the password of a running site belongs to its
 * owner. If several processes start at once, one creates the account and returns the credentials. If that process dies
 * first, `npm run admin -- reset` sets a new password.
 */
export async function ensureFirstAdministrator(
  ports: Pick<Ports, 'accounts' | 'clock' | 'ids' | 'passwords'>,
  configured: { email: string | undefined; password: string | undefined },
): Promise<GeneratedCredentials | undefined> {
  if (!(await ports.accounts.isEmpty())) return undefined;
  const email = normalizeEmail(configured.email ?? PLACEHOLDER_EMAIL);
  const password = configured.password ?? ports.passwords.generate();
  const passwordHash = await ports.passwords.hash(password);
  const created = await ports.accounts.createFirst(
    ...newAccount(ports, {
      email,
      name: '',
      locale: 'fr',
      role: 'admin',
      passwordHash,
      // The person who reads the terminal or writes the environment is the owner.
      passwordDue: false,
      invited: false,
    }),
  );
  return created && configured.password === undefined ? { email, password } : undefined;
}
