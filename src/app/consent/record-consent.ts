import { isDeepStrictEqual } from 'node:util';
import type { ConsentAnswer, ConsentProof } from '../../contracts/consent-proof.ts';
import { believableTime } from '../../domain/consent/choice.ts';
import type { Ports } from '../ports/all-ports.ts';
import { fail, ok, type Result } from '../result.ts';

/**
 * Keeps the proof of a cookie choice. The same proof again changes nothing; another one under its id is refused. Its time is
 * the browser's, which may send it later, but never after the server's clock.
 */
export async function recordConsent(
  { clock, consents }: Pick<Ports, 'clock' | 'consents'>,
  { id, record, textVersion, locale }: ConsentProof,
): Promise<Result<ConsentAnswer, 'idempotency_conflict'>> {
  const now = clock.now();
  const dated = { ...record, timestamp: believableTime(record.timestamp, now) };
  const proof = { id, record: dated, textVersion, locale };
  const { createdAt: _since, ...stored } = await consents.save({ ...proof, createdAt: now });
  // The same proof, sent again later, may have become another believable time.
  const again = { ...proof, record: { ...dated, timestamp: stored.record.timestamp } };
  return isDeepStrictEqual(stored, again) ? ok({ id }) : fail('idempotency_conflict');
}
