import { normalizeEmail } from '../../domain/account/email.ts';
import type { PasswordProblem } from '../../domain/account/password.ts';
import type { Ports } from '../ports/all-ports.ts';
import type { AuditEntry } from '../ports/audit.ts';
import { fail, ok, type Result } from '../result.ts';
import { type ChosenPassword, choosePassword } from './choose-password.ts';

/**
 * Sets a password from the terminal, which the owner must replace at the next sign-in, removes the second factor and
 * the passkeys, ends the account's sessions, and enables the account if it was disabled. A person who can run commands
 * on the server can always regain access.
 */
export async function resetPassword(
  ports: Pick<Ports, 'accounts' | 'clock' | 'passwords'>,
  given: { email: string; password: string | undefined },
): Promise<Result<ChosenPassword, PasswordProblem | 'account_unknown'>> {
  const account = await ports.accounts.byEmail(normalizeEmail(given.email));
  if (!account) return fail('account_unknown');
  const chosen = await choosePassword(ports, [account.email, account.name], given.password);
  if (!chosen.ok) return chosen;
  const entry: AuditEntry = {
    at: ports.clock.now(),
    actorId: null,
    action: 'password_reset',
    subject: account.id,
    before: { disabled: account.disabledAt !== null },
    after: { disabled: false, secondFactor: false },
    requestId: null,
  };
  await ports.accounts.resetPassword(account.id, chosen.value.hash, entry, 'forgotten');
  return ok(chosen.value);
}
