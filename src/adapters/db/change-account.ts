import type { Kysely } from 'kysely';
import type { AccountStore } from '../../app/ports/account.ts';
import { mayManage } from '../../domain/account/role.ts';
import { appendAudit } from './audit-log.ts';
import type { Engine } from './connect.ts';
import type { Schema } from './schema.ts';

/** Changes role or state in a transaction. The promise is that of `AccountStore`. */
export async function changeAccount(
  trx: Kysely<Schema>,
  engine: Engine,
  ...[id, { role, disabled }, actor]: Parameters<AccountStore['change']>
): Promise<Awaited<ReturnType<AccountStore['change']>>> {
  // All of them, in one order: two administrators who shut each other out wait for each other here.
  const accounts = await trx
    .selectFrom('accounts')
    .select(['id', 'public_id', 'role', 'disabled_at'])
    .orderBy('id')
    .$if(engine === 'postgres', (query) => query.forUpdate())
    .execute();
  const before = accounts.find(({ public_id }) => public_id === id);
  if (!before) return 'unknown';
  const after = {
    role: role ?? before.role,
    disabled_at:
      disabled === undefined ? before.disabled_at : disabled ? (before.disabled_at ?? actor.at) : null,
  };
  const left = accounts.filter((account) => {
    const state = account.id === before.id ? after : account;
    return state.disabled_at === null && mayManage(state.role);
  });
  if (left.length === 0) return 'last_administrator';
  await trx.updateTable('accounts').set(after).where('id', '=', before.id).execute();
  const entry = { ...actor, subject: id };
  if (after.role !== before.role) {
    await appendAudit(trx, {
      ...entry,
      action: 'role_changed',
      before: { role: before.role },
      after: { role: after.role },
    });
  }
  const [was, is] = [before.disabled_at !== null, after.disabled_at !== null];
  if (is) await trx.deleteFrom('sessions').where('account_id', '=', before.id).execute();
  if (was !== is) {
    await appendAudit(trx, {
      ...entry,
      action: is ? 'account_disabled' : 'account_enabled',
      before: { disabled: was },
      after: { disabled: is },
    });
  }
  return 'done';
}
