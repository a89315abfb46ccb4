import { deviceOf } from '../../domain/account/device.ts';
import { expiryAfter } from '../../domain/account/session.ts';
import type { Caller } from '../asker.ts';
import type { Session } from '../ports/account.ts';
import type { Ports } from '../ports/all-ports.ts';

/** Returns a session that begins now on the caller's device, not stored yet. */
export function newSession(
  { clock, ids }: Ports,
  accountId: string,
  { userAgent }: Pick<Caller, 'userAgent'>,
): Session {
  const createdAt = clock.now();
  return {
    id: ids.next(),
    accountId,
    createdAt,
    usedAt: createdAt,
    expiresAt: expiryAfter(createdAt, createdAt),
    device: deviceOf(userAgent),
  };
}
