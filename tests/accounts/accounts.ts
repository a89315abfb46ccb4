import { randomInt } from 'node:crypto';
import type { Account } from '../../src/app/ports/account.ts';
import { account, auditEntry } from '../factories.ts';
import type { TestSite } from '../test-site.ts';
import { cheapPasswords } from './cheap-passwords.ts';

/** The password of every account that a test creates. */
export const PASSWORD = 'correct horse battery';
const hash = cheapPasswords.hash(PASSWORD);

/** Stores an account that signs in with `PASSWORD`. */
export async function addAccount(site: TestSite, changes: Partial<Account> = {}): Promise<Account> {
  const added = account({ passwordHash: await hash, ...changes });
  await site.stores.accounts.create(added, auditEntry({ at: 0 }));
  return added;
}

/** A random IP address, because delays after wrong passwords are counted for each address. */
export const newAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

/** Posts JSON from an IP address. */
export const postFrom = (
  site: TestSite,
  address: string,
  path: string,
  body: unknown,
  headers?: Record<string, string>,
): Promise<Response> => site.send('POST', path, body, headers, address);

/** Signs an account in, and returns the token of the session. */
export async function tokenOf(site: TestSite, { email }: Account, password = PASSWORD): Promise<string> {
  const response = await postFrom(site, newAddress(), '/api/auth/login', { email, password });
  if (response.status !== 200) throw new Error(`The sign-in of a test failed (${response.status}).`);
  return (await response.json()).token;
}

export const bearer = (token: string): Record<string, string> => ({ authorization: `Bearer ${token}` });
