import type { AccountDto, OwnAccountChange } from '../../contracts/account/account.ts';
import { type Asker, actorOf } from '../asker.ts';
import type { Ports } from '../ports/all-ports.ts';
import { ownAccount } from './own-account.ts';

/** Sets the name of the account of the request. The audit log records the change without the names. */
export async function renameAccount(
  ports: Ports,
  { name }: OwnAccountChange,
  asker: Asker,
): Promise<AccountDto> {
  const { account } = asker.who;
  await ports.accounts.rename(account.id, name, {
    ...actorOf(ports, asker),
    action: 'name_changed',
    subject: account.id,
    before: null,
    after: null,
  });
  // An account with a duty may not rename itself.
  return ownAccount(ports, { ...account, name }, null);
}
