import type { AccountDto } from '../../contracts/account/account.ts';
import type { Duty } from '../../domain/account/duty.ts';
import type { Account } from '../ports/account.ts';
import type { PasskeyStore } from '../ports/passkeys.ts';

/** Returns the account of the request, as its own screens show it. */
export async function ownAccount(
  { passkeys }: { passkeys: Pick<PasskeyStore, 'list'> },
  { id, email, name, role }: Account,
  duty: Duty | null,
): Promise<AccountDto> {
  return { id, email, name, role, duty, passkey: (await passkeys.list(id)).length > 0 };
}
