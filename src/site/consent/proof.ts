import { postJson } from '../../browser/api.ts';
import { newIdempotencyKey } from '../../browser/idempotency-key.ts';
import type { ConsentRecord } from '../../domain/consent/consent.ts';
import { CONSENT_TEXT_VERSION } from './text-version.ts';

/** Posts the proof of a choice, and does not wait: what becomes of it is no concern of the visitor's. */
export function sendProof(record: ConsentRecord): void {
  void postJson('/consents', {
    id: newIdempotencyKey(),
    record,
    textVersion: CONSENT_TEXT_VERSION,
    locale: document.documentElement.lang,
  });
}
