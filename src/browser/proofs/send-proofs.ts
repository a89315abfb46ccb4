import type { SentProof } from '../../contracts/consents/consent-proof.ts';
import { storageKeys } from '../../domain/storage/keys.ts';
import { notify } from '../notify.ts';

const PREFIX = storageKeys.consentProof;

/** Sends a proof, or all stored proofs (`proof.ts`). A proof that the server has stored or refused is removed. */
export function sendProofs(proof?: SentProof): void {
  if (proof) return void send(PREFIX + proof.id, proof);
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(PREFIX)) void send(key, JSON.parse(localStorage.getItem(key) ?? 'null'));
  } catch {
    // Storage is off, or a stored text is not JSON.
  }
}

async function send(key: string, proof: unknown): Promise<void> {
  const status = (await notify('/consents', proof))?.status ?? 0;
  // These statuses are retried on the next page; any other is final, since a refused proof would be refused again.
  if (status < 200 || status >= 500 || status === 408 || status === 429) return;
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is off.
  }
}
