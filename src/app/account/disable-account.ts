import { normalizeEmail } from '../../domain/account/email.ts';
import type { Ports } from '../ports/all-ports.ts';
import { fail, ok, type Result } from '../result.ts';

/** Disables an account from the terminal and ends its sessions. Its history stays. */
export async function disableAccount(
  { clock, accounts }: Pick<Ports, 'accounts' | 'clock'>,
  email: string,
): Promise<Result<undefined, 'account_unknown'>> {
  const account = await accounts.byEmail(normalizeEmail(email));
  if (!account) return fail('account_unknown');
  await accounts.disable(account.id, {
    at: clock.now(),
    actorId: null,
    action: 'account_disabled',
    subject: account.id,
    before: { disabled: account.disabledAt !== null },
    after: { disabled: true },
    requestId: null,
  });
  return ok(undefined);
}
