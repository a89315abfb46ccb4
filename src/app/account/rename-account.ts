import type { AccountDto, OwnAccountChange } from '../../contracts/account.ts';
import { type Asker, actorOf } from '../asker.ts';
import type { AccountPorts } from './account-ports.ts';

/** Sets the name of the person whose account asks. The journal keeps that it changed, and neither name. */
export async function renameAccount(
  ports: Pick<AccountPorts, 'clock' | 'accounts'>,
  { name }: OwnAccountChange,
  asker: Asker,
): Promise<Omit<AccountDto, 'duty'>> {
  const { id, email, role } = asker.who.account;
  await ports.accounts.rename(id, name, {
    ...actorOf(ports, asker),
    action: 'name_changed',
    subject: id,
    before: null,
    after: null,
  });
  return { id, email, role, name };
}
