import { calledName } from '../../domain/account/name.ts';
import type { AccountStore } from '../ports/account.ts';

/** Returns the displayed name of an account: its name, or its e-mail address; null for no account or an unknown one. */
export type NameOf = (accountId: string | null) => string | null;

/** Reads the displayed names of all accounts. An agency has few accounts. */
export async function calledNames(accounts: Pick<AccountStore, 'list'>): Promise<NameOf> {
  const names = new Map((await accounts.list()).map((account) => [account.id, calledName(account)]));
  return (id) => (id === null ? null : (names.get(id) ?? null));
}
