import type { ConsentRecord } from '../domain/consent/consent.ts';
import { storageKeys } from '../domain/storage/keys.ts';

/** Stores the number of the proof of a choice beside the choice. Without storage the proof has no successor. */
export function keepReceipt(id: string, { timestamp }: ConsentRecord): void {
  try {
    localStorage.setItem(storageKeys.consentReceipt, JSON.stringify({ id, at: timestamp }));
  } catch {
    // Storage is off or full.
  }
}

/** Returns the number of the proof of this choice; `null` when the browser does not know it. */
export function receiptOf(record: ConsentRecord | null): string | null {
  try {
    const { id, at } = JSON.parse(localStorage.getItem(storageKeys.consentReceipt) ?? 'null') as Partial<
      Record<'id' | 'at', unknown>
    >;
    // A choice without a stored proof, such as one from before the number was kept, has another time.
    return typeof id === 'string' && /^[\da-f-]{32,36}$/.test(id) && at === record?.timestamp && at
      ? id
      : null;
  } catch {
    // Storage is off, or the stored text is not JSON, or null.
    return null;
  }
}
