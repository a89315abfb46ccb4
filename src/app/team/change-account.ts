import type { AccountChange, AccountRowDto } from '../../contracts/account.ts';
import type { AccountPorts } from '../account/account-ports.ts';
import { type Asker, actorOf } from '../pipeline/pipeline-ports.ts';
import { fail, ok, type Result } from '../result.ts';
import { listAccounts } from './list-accounts.ts';

/**
 * Changes what somebody else may do, or shuts them out or lets them in again. Nobody does it to themselves, and the last
 * administrator stays one.
 */
export async function changeAccount(
  ports: Pick<AccountPorts, 'clock' | 'accounts'>,
  id: string,
  change: AccountChange,
  asker: Asker,
): Promise<Result<AccountRowDto[], 'not_found' | 'own_account' | 'last_administrator'>> {
  if (id === asker.who.account.id) return fail('own_account');
  const done = await ports.accounts.change(id, change, actorOf(ports, asker));
  if (done === 'unknown') return fail('not_found');
  return done === 'done' ? ok(await listAccounts(ports)) : fail(done);
}
