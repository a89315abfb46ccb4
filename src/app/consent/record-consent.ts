import { isDeepStrictEqual } from 'node:util';
import type { ConsentAnswer, ConsentProof } from '../../contracts/consents/consent-proof.ts';
import { believableTime, withObjection } from '../../domain/consent/choice.ts';
import type { ConsentStore } from '../ports/consents.ts';
import type { Clock } from '../ports.ts';
import { fail, ok, type Result } from '../result.ts';

/**
 * Stores the proof of a cookie choice. A repeated proof changes nothing; another proof with the same id is refused. Its
 * time is that of the browser, which may send the proof later, but never later than the server's clock. Advertising is
 * off when the proof, or the request that brings it, says that the browser objects.
 * @param objects whether the request has `Sec-GPC: 1`
 */
export async function recordConsent(
  { clock, consents }: { clock: Clock; consents: Pick<ConsentStore, 'save'> },
  { id, record, textVersion, locale, objected, replaces, scope }: ConsentProof,
  objects = false,
): Promise<Result<ConsentAnswer, 'idempotency_conflict'>> {
  const now = clock.now();
  const objection = objected || objects;
  const dated = { ...withObjection(record, objection), timestamp: believableTime(record.timestamp, now) };
  const former = replaces === id ? null : replaces;
  const proof = { id, record: dated, textVersion, locale, objected: objection, replaces: former, scope };
  const { createdAt: _since, ...stored } = await consents.save({ ...proof, createdAt: now });
  // For the same proof sent again later, `believableTime` may return another time.
  const again = { ...proof, record: { ...dated, timestamp: stored.record.timestamp } };
  return isDeepStrictEqual(stored, again) ? ok({ id }) : fail('idempotency_conflict');
}
