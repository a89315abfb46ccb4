import type { PasskeyQuestion, PasskeySignIn } from '../../contracts/account/passkey.ts';
import { CHALLENGE_MS } from '../../domain/account/passkey.ts';
import type { Caller } from '../asker.ts';
import type { Ports } from '../ports/all-ports.ts';
import { fail, ok, type Result } from '../result.ts';
import { newSession } from './new-session.ts';

/** Returns the challenge for any passkey of the site. It reveals nothing about accounts: the browser knows its keys. */
export async function beginPasskeySignIn({ clock, ceremonies, passkeys }: Ports): Promise<PasskeyQuestion> {
  const now = clock.now();
  const question = await ceremonies.signIn();
  await passkeys.ask(question.challenge, null, now + CHALLENGE_MS, now);
  return question;
}

/**
 * Opens a session by a passkey and returns its token. The device has verified the person, so no code is required. Every
 * refusal gets the same response: unknown or removed key, used or expired challenge, other origin, counter that did not
 * grow, disabled account.
 */
export async function signInWithPasskey(
  ports: Ports,
  { credential }: PasskeySignIn,
  { requestId, address, userAgent }: Caller,
): Promise<Result<string, 'passkey_refused'>> {
  const now = ports.clock.now();
  const found = await ports.passkeys.find(credential.id);
  const entry = { at: now, subject: found?.account.id ?? null, before: null, after: null, requestId };
  if (found && found.account.disabledAt === null) {
    const { passkey, account } = found;
    const counter = await ports.ceremonies.verifyUse(credential, passkey, (challenge) =>
      ports.passkeys.take(challenge, null, now),
    );
    if (counter !== undefined && (await ports.passkeys.use(passkey, { counter, at: now }))) {
      const session = newSession(ports, account.id, { userAgent });
      const opened = await ports.sessions.open(session, account.passwordHash, {
        ...entry,
        actorId: account.id,
        action: 'signed_in_with_passkey',
      });
      if (opened) {
        await ports.throttle.succeeded(account.email, address);
        return ok(await ports.tokens.issue(session, account.role));
      }
    }
  }
  await ports.audit.append({ ...entry, actorId: null, action: 'sign_in_failed' });
  return fail('passkey_refused');
}
