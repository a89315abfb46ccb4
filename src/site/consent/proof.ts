import { notify } from '../../browser/notify.ts';
import { randomId } from '../../browser/random-id.ts';
import type { ConsentProof } from '../../contracts/consent-proof.ts';
import type { ConsentRecord } from '../../domain/consent/consent.ts';
import { storageKeys } from '../../domain/storage/keys.ts';
import { CONSENT_TEXT_VERSION } from './text-version.ts';

/** The proof of a choice, which waits beside it until the server has it. Its id makes any number of repetitions one proof. */

/** Proves a choice. What does not arrive goes out again on the next page. */
export function prove(record: ConsentRecord): void {
  const locale = document.documentElement.lang as ConsentProof['locale'];
  const proof = { id: randomId(), record, textVersion: CONSENT_TEXT_VERSION, locale };
  keep([...kept(), proof]);
  void send(proof);
}

/** Sends what earlier pages could not. */
export function sendKeptProofs(): void {
  for (const proof of kept()) void send(proof);
}

async function send(proof: ConsentProof): Promise<void> {
  const status = (await notify('/consents', proof))?.status ?? 0;
  // Any other answer is final: what was refused would be refused again.
  if (status >= 200 && status < 500 && status !== 408 && status !== 429)
    keep(kept().filter(({ id }) => id !== proof.id));
}

function kept(): ConsentProof[] {
  try {
    const proofs: unknown = JSON.parse(localStorage.getItem(storageKeys.consentProof) ?? '[]');
    return Array.isArray(proofs) ? proofs : [];
  } catch {
    // Storage may be off, or hold something else.
    return [];
  }
}

function keep(proofs: readonly ConsentProof[]): void {
  try {
    if (proofs.length > 0) localStorage.setItem(storageKeys.consentProof, JSON.stringify(proofs));
    else localStorage.removeItem(storageKeys.consentProof);
  } catch {
    // Storage is off or full: the proof is sent once.
  }
}
