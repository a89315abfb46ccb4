import { calledName } from '../../domain/account/name.ts';
import type { AccountStore } from '../ports/account.ts';

/** Returns how an account is called: its name, or its address; null for no account and for an unknown one. */
export type NameOf = (accountId: string | null) => string | null;

/** Reads how every account is called, by id. An agency has few accounts. */
export async function calledNames(accounts: Pick<AccountStore, 'list'>): Promise<NameOf> {
  const names = new Map((await accounts.list()).map((account) => [account.id, calledName(account)]));
  return (id) => (id === null ? null : (names.get(id) ?? null));
}
