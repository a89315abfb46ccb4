import { notify } from '../../browser/notify.ts';
import type { ConsentProof } from '../../contracts/consent-proof.ts';
import { storageKeys } from '../../domain/storage/keys.ts';

const PREFIX = storageKeys.consentProof;

/** Sends a proof, or all that are kept (`proof.ts`). One that the server has, or refuses for good, is kept no longer. */
export function sendProofs(proof?: ConsentProof): void {
  if (proof) return void send(PREFIX + proof.id, proof);
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(PREFIX)) void send(key, JSON.parse(localStorage.getItem(key) ?? 'null'));
  } catch {
    // Storage is off, or holds something else.
  }
}

async function send(key: string, proof: unknown): Promise<void> {
  const status = (await notify('/consents', proof))?.status ?? 0;
  // Any other answer is final: what was refused would be refused again.
  if (status < 200 || status >= 500 || status === 408 || status === 429) return;
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is off.
  }
}
