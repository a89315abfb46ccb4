import type { OwnSessionDto, SignOutAnswer } from '../../contracts/account/account.ts';
import { type Asker, actorOf } from '../asker.ts';
import type { Ports } from '../ports/all-ports.ts';
import { fail, ok, type Result } from '../result.ts';

/** Returns the open sessions of the account, the last used first. */
export async function listOwnSessions({ clock, sessions }: Ports, { who }: Asker): Promise<OwnSessionDto[]> {
  const open = await sessions.list(who.account.id, clock.now());
  return open.map(({ id, createdAt, usedAt, device }) => ({
    id,
    createdAt: new Date(createdAt).toISOString(),
    usedAt: new Date(usedAt).toISOString(),
    ...device,
    current: id === who.sessionId,
  }));
}

/** Ends one session of the account. */
export async function endOwnSession(
  ports: Ports,
  id: string,
  asker: Asker,
): Promise<Result<SignOutAnswer, 'not_found'>> {
  const accountId = asker.who.account.id;
  const ended = await ports.sessions.endOwn(accountId, id, endedBy(ports, asker));
  return ended ? ok({ ended: 1 }) : fail('not_found');
}

/** Ends every session of the account except that of the request. */
export async function endOtherSessions(ports: Ports, asker: Asker): Promise<SignOutAnswer> {
  const { account, sessionId } = asker.who;
  return { ended: await ports.sessions.endAll(account.id, endedBy(ports, asker), sessionId) };
}

const endedBy = (ports: Ports, asker: Asker) => ({
  ...actorOf(ports, asker),
  action: 'sessions_ended' as const,
  subject: asker.who.account.id,
  before: null,
  after: null,
});
