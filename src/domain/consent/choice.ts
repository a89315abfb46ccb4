import type { ConsentRecord } from './consent.ts';

/** Raised when what visitors are asked changes: everybody is then asked again. */
export const CONSENT_VERSION = '1.0';

/** What a visitor may switch on or off; the essential is always on. */
export const consentCategories = ['analytics', 'marketing', 'functional'] as const;
export type ConsentCategory = (typeof consentCategories)[number];
export type ConsentChoice = Record<ConsentCategory, boolean>;

/** Silence is a refusal. */
export const nothingAccepted: ConsentChoice = { analytics: false, marketing: false, functional: false };

const MONTHS = 6;
/** A clock that was put right does not undo a choice. */
const CLOCK_TOLERANCE_MS = 86_400_000;

/** The choice as it is kept in the browser. `now` in epoch milliseconds. */
export function consentRecord(choice: ConsentChoice, now: number): ConsentRecord {
  const { analytics, marketing, functional } = choice;
  return {
    essential: true,
    analytics,
    marketing,
    functional,
    timestamp: new Date(now).toISOString(),
    version: CONSENT_VERSION,
  };
}

/** Whether the visitor is to be asked: no choice, one on another version, or one older than six months. */
export function needsChoice(
  record: Pick<ConsentRecord, 'timestamp' | 'version'> | null,
  now: number,
): boolean {
  if (record?.version !== CONSENT_VERSION) return true;
  const madeAt = new Date(record.timestamp);
  const until = new Date(madeAt);
  until.setUTCMonth(until.getUTCMonth() + MONTHS);
  // A time that cannot be read makes every comparison false, and so asks again.
  return !(madeAt.getTime() <= now + CLOCK_TOLERANCE_MS && now < until.getTime());
}
