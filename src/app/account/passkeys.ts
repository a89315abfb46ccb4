import type { OwnerProof } from '../../contracts/account/account.ts';
import type { PasskeyDraft, PasskeyDto, PasskeyQuestion } from '../../contracts/account/passkey.ts';
import { CHALLENGE_MS } from '../../domain/account/passkey.ts';
import { type Asker, actorOf, type Caller } from '../asker.ts';
import type { Ports } from '../ports/all-ports.ts';
import type { Passkey } from '../ports/passkeys.ts';
import { fail, ok, type Result } from '../result.ts';
import { ownerNotice } from './owner-notice.ts';
import { proveOwner } from './prove-owner.ts';

/** Returns the passkeys of the account, oldest first. */
export async function listPasskeys({ passkeys }: Ports, { who }: Asker): Promise<PasskeyDto[]> {
  return (await passkeys.list(who.account.id)).map(toDto);
}

/**
 * Returns the challenge for a new passkey. It needs the password, and a code if the second factor is on, so that the
 * thief of a token or of a password cannot add a key; guesses are delayed as at the sign-in.
 */
export async function beginPasskey(
  ports: Ports,
  proof: OwnerProof,
  asker: Asker,
  caller: Caller,
): Promise<Result<PasskeyQuestion, 'invalid_fields' | 'rate_limited'>> {
  const proven = await proveOwner(ports, proof, asker, caller);
  if (!proven.ok) return proven;
  const { account } = asker.who;
  const question = await ports.ceremonies.register(account, await ports.passkeys.list(account.id));
  const now = ports.clock.now();
  await ports.passkeys.ask(question.challenge, account.id, now + CHALLENGE_MS, now);
  return ok(question);
}

/** Stores the passkey that the browser created for the challenge. */
export async function addPasskey(
  ports: Ports,
  { name, credential }: PasskeyDraft,
  asker: Asker,
): Promise<Result<PasskeyDto, 'passkey_not_added'>> {
  const accountId = asker.who.account.id;
  const now = ports.clock.now();
  const verified = await ports.ceremonies.verifyNew(credential, (challenge) =>
    ports.passkeys.take(challenge, accountId, now),
  );
  if (!verified) return fail('passkey_not_added');
  const passkey: Passkey = {
    ...verified,
    id: ports.ids.next(),
    accountId,
    name,
    createdAt: now,
    usedAt: null,
  };
  const notice = ownerNotice(ports, asker.who.account, 'passkey_added', now);
  const added = await ports.passkeys.add(passkey, entryOf(ports, asker, 'passkey_added'), notice);
  return added ? ok(toDto(passkey)) : fail('passkey_not_added');
}

/** Renames a passkey of the account. */
export async function renamePasskey(
  ports: Ports,
  id: string,
  name: string,
  asker: Asker,
): Promise<Result<PasskeyDto[], 'not_found'>> {
  const entry = entryOf(ports, asker, 'passkey_renamed');
  const renamed = await ports.passkeys.rename(asker.who.account.id, id, name, entry);
  return renamed ? ok(await listPasskeys(ports, asker)) : fail('not_found');
}

/** Deletes a passkey of the account, with the same proof as for a new one. */
export async function removePasskey(
  ports: Ports,
  id: string,
  proof: OwnerProof,
  asker: Asker,
  caller: Caller,
): Promise<Result<PasskeyDto[], 'not_found' | 'invalid_fields' | 'rate_limited'>> {
  const own = await ports.passkeys.list(asker.who.account.id);
  if (!own.some((passkey) => passkey.id === id)) return fail('not_found');
  const proven = await proveOwner(ports, proof, asker, caller);
  if (!proven.ok) return proven;
  const { account } = asker.who;
  const entry = entryOf(ports, asker, 'passkey_removed');
  const notice = ownerNotice(ports, account, 'passkey_removed', entry.at);
  const removed = await ports.passkeys.remove(account.id, id, entry, notice);
  return removed ? ok(await listPasskeys(ports, asker)) : fail('not_found');
}

const entryOf = (
  ports: Ports,
  asker: Asker,
  action: 'passkey_added' | 'passkey_renamed' | 'passkey_removed',
) => ({ ...actorOf(ports, asker), action, subject: asker.who.account.id, before: null, after: null });

const toDto = ({ id, name, createdAt, usedAt }: Passkey): PasskeyDto => ({
  id,
  name,
  createdAt: new Date(createdAt).toISOString(),
  usedAt: usedAt === null ? null : new Date(usedAt).toISOString(),
});
