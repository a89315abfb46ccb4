import type { SignOutAnswer } from '../../contracts/account/account.ts';
import type { Asker } from '../asker.ts';
import type { Ports } from '../ports/all-ports.ts';

/** Ends the session of this token. */
export async function signOut(
  { clock, sessions }: Ports,
  { who: { sessionId, account }, requestId }: Asker,
): Promise<SignOutAnswer> {
  const ended = await sessions.end(sessionId, {
    at: clock.now(),
    actorId: account.id,
    action: 'signed_out',
    subject: account.id,
    before: null,
    after: null,
    requestId,
  });
  return { ended: ended ? 1 : 0 };
}
