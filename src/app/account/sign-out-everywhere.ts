import type { SignOutAnswer } from '../../contracts/account/account.ts';
import type { Asker } from '../asker.ts';
import type { Ports } from '../ports/all-ports.ts';

/** Ends every session of the account, including that of this token. */
export async function signOutEverywhere(
  { clock, sessions }: Ports,
  { who: { account }, requestId }: Asker,
): Promise<SignOutAnswer> {
  const ended = await sessions.endAll(account.id, {
    at: clock.now(),
    actorId: account.id,
    action: 'signed_out_everywhere',
    subject: account.id,
    before: null,
    after: null,
    requestId,
  });
  return { ended };
}
