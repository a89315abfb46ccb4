import { expiryAfter } from '../../domain/account/session.ts';
import type { Session } from '../ports/account.ts';
import type { AccountPorts } from './account-ports.ts';

/** A session that begins now, to be stored. */
export function newSession({ clock, ids }: Pick<AccountPorts, 'clock' | 'ids'>, accountId: string): Session {
  const createdAt = clock.now();
  return {
    id: ids.next(),
    accountId,
    createdAt,
    usedAt: createdAt,
    expiresAt: expiryAfter(createdAt, createdAt),
  };
}
