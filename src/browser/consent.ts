import { needsChoice, withObjection } from '../domain/consent/choice.ts';
import type { ConsentRecord } from '../domain/consent/consent.ts';
import { storageKeys } from '../domain/storage/keys.ts';

/** Dispatched on `document` when the choice changes; `detail` is the record, or `null` when the record was removed. */
export const CONSENT_EVENT = 'consentchange';

/** Whether the browser sends Global Privacy Control, an objection to advertising (decision record 0126). */
export const objects = (): boolean => Boolean(navigator.globalPrivacyControl);

/**
 * Returns the visitor's cookie choice as it counts now, without advertising while the browser objects; `null` when no choice was made, when it has expired (another version, six
 * months), or when the stored value is not a choice.
 */
export function readConsent(): ConsentRecord | null {
  try {
    const record: unknown = JSON.parse(localStorage.getItem(storageKeys.consent) ?? 'null');
    return isConsent(record) && !needsChoice(record, Date.now()) ? withObjection(record, objects()) : null;
  } catch {
    // Storage may be off, or the stored text may not be JSON, or null.
    return null;
  }
}

/** Stores the choice. If storage is off or full, it removes an older stored choice instead; it never throws. */
export function keepConsent(record: ConsentRecord): void {
  try {
    localStorage.setItem(storageKeys.consent, JSON.stringify(record));
  } catch {
    // Storage is off or full: the choice holds for this page only, and an older stored choice must not return later.
    forgetConsent();
  }
}

function forgetConsent(): void {
  try {
    localStorage.removeItem(storageKeys.consent);
  } catch {
    // Storage is off: no choice is stored.
  }
}

/**
 * The same rules as the zod schema, by hand: a page does not load zod for one record. `needsChoice` checks the version.
 * @throws TypeError for null
 */
function isConsent(value: unknown): value is ConsentRecord {
  const { essential, analytics, marketing, functional, timestamp } = value as Partial<
    Record<keyof ConsentRecord, unknown>
  >;
  return (
    essential === true &&
    [analytics, marketing, functional].every((choice) => typeof choice === 'boolean') &&
    typeof timestamp === 'string' &&
    /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(timestamp)
  );
}
