import { normalizeEmail } from '../../domain/account/email.ts';
import { fail, ok, type Result } from '../result.ts';
import type { AccountPorts } from './account-ports.ts';

/** Disables an account from the terminal and ends its sessions. Its history stays. */
export async function disableAccount(
  { clock, accounts }: Pick<AccountPorts, 'clock' | 'accounts'>,
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
