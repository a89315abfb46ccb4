import type { AccountChange, AccountRowDto } from '../../contracts/account/account.ts';
import { mayManage } from '../../domain/account/role.ts';
import { type Actor, type Asker, actorOf } from '../asker.ts';
import type { Account } from '../ports/account.ts';
import type { Ports } from '../ports/all-ports.ts';
import type { AuditEntry, Judgement } from '../ports/audit.ts';
import { fail, ok, type Result } from '../result.ts';
import { listAccounts } from './list-accounts.ts';

/**
 * Changes another account's role, or disables or enables it. No account may do so to itself, and the last administrator
 * stays one.
 */
export async function changeAccount(
  ports: Ports,
  id: string,
  change: AccountChange,
  asker: Asker,
): Promise<Result<AccountRowDto[], 'not_found' | 'own_account' | 'last_administrator'>> {
  if (id === asker.who.account.id) return fail('own_account');
  const actor = actorOf(ports, asker);
  const changed = await ports.accounts.change(id, (before, others) => judge(before, others, change, actor));
  if (!changed) return fail('not_found');
  return changed.ok ? ok(await listAccounts(ports)) : changed;
}

function judge(
  before: Account,
  others: readonly Account[],
  { role = before.role, disabled = before.disabledAt !== null }: AccountChange,
  actor: Actor,
): Judgement<Account, 'last_administrator'> {
  const disabledAt = disabled ? (before.disabledAt ?? actor.at) : null;
  const after: Account = { ...before, role, disabledAt };
  if (![...others, after].some(isAdministrator)) return fail('last_administrator');
  const entries: AuditEntry[] = [];
  const entry = { ...actor, subject: before.id };
  if (role !== before.role)
    entries.push({ ...entry, action: 'role_changed', before: { role: before.role }, after: { role } });
  const was = before.disabledAt !== null;
  if (was !== disabled)
    entries.push({
      ...entry,
      action: disabled ? 'account_disabled' : 'account_enabled',
      before: { disabled: was },
      after: { disabled },
    });
  return { ok: true, after, entries };
}

/** An invited account cannot sign in yet, so it does not count as the last administrator. */
const isAdministrator = ({ role, disabledAt, invited }: Account): boolean =>
  disabledAt === null && !invited && mayManage(role);
