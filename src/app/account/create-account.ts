import { normalizeEmail } from '../../domain/account/email.ts';
import type { PasswordProblem } from '../../domain/account/password.ts';
import type { Role } from '../../domain/account/role.ts';
import type { Ports } from '../ports/all-ports.ts';
import { fail, ok, type Result } from '../result.ts';
import { type ChosenPassword, choosePassword } from './choose-password.ts';
import { newAccount } from './new-account.ts';

/**
 * Creates an account from the terminal. Without a password, one is generated. Its owner must replace it at the first
 * sign-in.
 */
export async function createAccount(
  ports: Pick<Ports, 'accounts' | 'clock' | 'ids' | 'passwords'>,
  given: { email: string; name?: string; role: Role; password: string | undefined },
): Promise<Result<ChosenPassword, PasswordProblem | 'account_exists'>> {
  const email = normalizeEmail(given.email);
  const chosen = await choosePassword(ports, [email, given.name ?? ''], given.password);
  if (!chosen.ok) return chosen;
  const { hash } = chosen.value;
  const created = await ports.accounts.create(
    ...newAccount(ports, {
      email,
      name: given.name ?? '',
      locale: 'fr',
      role: given.role,
      passwordHash: hash,
      passwordDue: true,
      invited: false,
    }),
  );
  return created ? ok(chosen.value) : fail('account_exists');
}
