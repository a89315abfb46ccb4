import type { AccountDraft, GivenPassword } from '../../contracts/account.ts';
import { normalizeEmail } from '../../domain/account/email.ts';
import type { AccountPorts } from '../account/account-ports.ts';
import { newAccount } from '../account/new-account.ts';
import type { Asker } from '../asker.ts';
import { fail, ok, type Result } from '../result.ts';

/** Creates an account with a generated password, which the administrator passes on. */
export async function addAccount(
  ports: Pick<AccountPorts, 'clock' | 'ids' | 'accounts' | 'passwords'>,
  draft: AccountDraft,
  { who, requestId }: Asker,
): Promise<Result<GivenPassword, 'account_exists'>> {
  const email = normalizeEmail(draft.email);
  const password = ports.passwords.generate();
  const passwordHash = await ports.passwords.hash(password);
  const [account, entry] = newAccount(ports, { email, role: draft.role, passwordHash });
  const created = await ports.accounts.create(account, { ...entry, actorId: who.account.id, requestId });
  return created ? ok({ email, password }) : fail('account_exists');
}
