import { objects } from '../../browser/consent.ts';
import { randomId } from '../../browser/random-id.ts';
import type { ConsentProof } from '../../contracts/consent-proof.ts';
import type { ConsentRecord } from '../../domain/consent/consent.ts';
import { storageKeys } from '../../domain/storage/keys.ts';
import { CONSENT_TEXT_VERSION } from './text-version.ts';

/**
 * Proves a choice. The proof is stored before it is sent, and stays stored beside the choice until the server has it;
 * its id makes repeated requests one proof.
 */
export function prove(record: ConsentRecord): void {
  const locale = document.documentElement.lang as ConsentProof['locale'];
  const proof = { id: randomId(), record, textVersion: CONSENT_TEXT_VERSION, locale, objected: objects() };
  try {
    localStorage.setItem(storageKeys.consentProof + proof.id, JSON.stringify(proof));
  } catch {
    // Storage is off or full: the proof is sent only once.
  }
  sendProofs(proof);
}

/** Sends this proof, or all stored proofs. The sender is loaded on demand. */
export function sendProofs(proof?: ConsentProof): void {
  import('./send-proofs.ts').then((sender) => sender.sendProofs(proof)).catch(() => {});
}
