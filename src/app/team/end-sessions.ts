import type { SignOutAnswer } from '../../contracts/account/account.ts';
import { type Asker, actorOf } from '../asker.ts';
import type { Ports } from '../ports/all-ports.ts';
import { fail, ok, type Result } from '../result.ts';

/** Ends every session of an account; its owner signs in again with the same password. */
export async function endSessions(
  ports: Ports,
  id: string,
  asker: Asker,
): Promise<Result<SignOutAnswer, 'not_found'>> {
  if (!(await ports.accounts.byId(id))) return fail('not_found');
  const ended = await ports.sessions.endAll(id, {
    ...actorOf(ports, asker),
    action: 'sessions_ended',
    subject: id,
    before: null,
    after: null,
  });
  return ok({ ended });
}
