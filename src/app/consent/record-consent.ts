import { isDeepStrictEqual } from 'node:util';
import type { ConsentAnswer, ConsentProof } from '../../contracts/consent-proof.ts';
import type { Clock, ConsentStore } from '../ports.ts';
import { fail, ok, type Result } from '../result.ts';

export interface ConsentPorts {
  clock: Clock;
  consents: ConsentStore;
}

/** Keeps the proof of a cookie choice. The same proof again changes nothing; another one under its id is refused. */
export async function recordConsent(
  { clock, consents }: ConsentPorts,
  { id, record, textVersion, locale }: ConsentProof,
): Promise<Result<ConsentAnswer, 'idempotency_conflict'>> {
  const proof = { id, record, textVersion, locale };
  const { createdAt: _since, ...stored } = await consents.save({ ...proof, createdAt: clock.now() });
  return isDeepStrictEqual(stored, proof) ? ok({ id }) : fail('idempotency_conflict');
}
