import type { GivenPassword } from '../../contracts/account/account.ts';
import { ownerNotice } from '../account/owner-notice.ts';
import { type Asker, actorOf } from '../asker.ts';
import type { Ports } from '../ports/all-ports.ts';
import { fail, ok, type Result } from '../result.ts';

/**
 * Sets a generated password for another account, which its owner must replace at the next sign-in, ends its sessions,
 * and mails the owner that it changed. Refused for the own account, which needs its current password, and for a
 * disabled account.
 */
export async function givePassword(
  ports: Pick<Ports, 'accounts' | 'clock' | 'ids' | 'mailSettings' | 'mailTexts' | 'passwords'>,
  id: string,
  asker: Asker,
): Promise<Result<GivenPassword, 'not_found' | 'own_account' | 'account_disabled'>> {
  if (id === asker.who.account.id) return fail('own_account');
  const account = await ports.accounts.byId(id);
  if (!account) return fail('not_found');
  if (account.disabledAt !== null) return fail('account_disabled');
  const password = ports.passwords.generate();
  const passwordHash = await ports.passwords.hash(password);
  const actor = actorOf(ports, asker);
  const mail = account.invited ? null : ownerNotice(ports, account, 'password', actor.at);
  // Hashing takes a while: an account that is disabled meanwhile stays so.
  const change = { passwordHash, mail };
  const given = await ports.accounts.givePassword(id, change, {
    ...actor,
    action: 'password_reset',
    subject: id,
    before: { disabled: false },
    after: { disabled: false },
  });
  return given ? ok({ email: account.email, password }) : fail('account_disabled');
}
