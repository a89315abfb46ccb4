import { objects } from '../../browser/consent.ts';
import { keepReceipt } from '../../browser/consent-receipt.ts';
import { randomId } from '../../browser/random-id.ts';
import type { ConsentProof, SentProof } from '../../contracts/consents/consent-proof.ts';
import type { ConsentRecord } from '../../domain/consent/consent.ts';
import { storageKeys } from '../../domain/storage/keys.ts';

/**
 * Proves a choice. The proof is stored before it is sent, and stays stored beside the choice until the server has it;
 * its id makes repeated requests one proof, and stays in the browser beside the choice.
 * @param replaces the id of the proof of the earlier choice
 * @param root the element that `ConsentBanner` renders, with the version of its words
 */
export function prove(record: ConsentRecord, replaces: string | null, root: HTMLElement): void {
  const locale = document.documentElement.lang as ConsentProof['locale'];
  const id = randomId();
  const textVersion = root.dataset['text'] ?? '';
  const { page } = document.body.dataset;
  const proof = { id, record, textVersion, locale, objected: objects(), replaces, page };
  keepReceipt(id, record);
  try {
    localStorage.setItem(storageKeys.consentProof + id, JSON.stringify(proof));
  } catch {
    // Storage is off or full: the proof is sent only once.
  }
  sendProofs(proof);
}

/** Sends this proof, or all stored proofs. The sender is loaded on demand. */
export function sendProofs(proof?: SentProof): void {
  import('../../browser/proofs/send-proofs.ts').then((sender) => sender.sendProofs(proof)).catch(() => {});
}
