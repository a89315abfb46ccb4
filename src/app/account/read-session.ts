import type { SessionDto } from '../../contracts/account/account.ts';
import { lastEndOf } from '../../domain/account/session.ts';
import type { Asker } from '../asker.ts';
import type { Ports } from '../ports/all-ports.ts';
import { fail, ok, type Result } from '../result.ts';

/** Returns the seconds until the session of this token ends: without use, and at the latest. */
export async function readSession(
  { clock, sessions }: Ports,
  { who }: Asker,
): Promise<Result<SessionDto, 'unauthorized'>> {
  const found = await sessions.find(who.sessionId);
  // It may have ended since the guard read it.
  if (!found) return fail('unauthorized');
  const { createdAt, expiresAt } = found.session;
  const secondsTo = (time: number) => Math.max(0, Math.floor((time - clock.now()) / 1000));
  return ok({ expiresIn: secondsTo(expiresAt), endsIn: secondsTo(lastEndOf(createdAt)) });
}
