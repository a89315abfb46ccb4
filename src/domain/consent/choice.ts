import type { ConsentRecord } from './consent.ts';

/** Raise it when the question to visitors changes: every visitor is then asked again. */
export const CONSENT_VERSION = '1.0';

/** The categories that a visitor can switch on or off; the essential category is always on. */
export const consentCategories = ['analytics', 'marketing', 'functional'] as const;
export type ConsentCategory = (typeof consentCategories)[number];
export type ConsentChoice = Record<ConsentCategory, boolean>;

/** The choice before an answer: silence is a refusal. */
export const nothingAccepted: ConsentChoice = { analytics: false, marketing: false, functional: false };

/**
 * Returns the choice that counts while the browser sends Global Privacy Control: the signal is an objection to
 * advertising, whatever was or is accepted (decision record 0126). Other fields of the choice stay.
 */
export const withObjection = <Choice extends ConsentChoice>(choice: Choice, objects: boolean): Choice =>
  objects ? { ...choice, marketing: false } : choice;

const MONTHS = 6;
/** How far a choice may be in the future, so that a correction of the browser's clock does not invalidate it. */
const CLOCK_TOLERANCE_MS = 86_400_000;

/** Returns a choice in the form stored in the browser. `now` is in epoch milliseconds. */
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

/**
 * Returns whether the visitor must be asked: there is no choice, or it is for another version or older than six months.
 * `now` is in epoch milliseconds.
 */
export function needsChoice(
  record: Pick<ConsentRecord, 'timestamp' | 'version'> | null,
  now: number,
): boolean {
  if (record?.version !== CONSENT_VERSION) return true;
  const madeAt = Date.parse(record.timestamp);
  // An invalid time makes every comparison false, so the visitor is asked again.
  return !(madeAt <= now + CLOCK_TOLERANCE_MS && now < choiceEnds(record));
}

/** Returns the moment at which a choice ends, in epoch milliseconds. */
export function choiceEnds({ timestamp }: Pick<ConsentRecord, 'timestamp'>): number {
  const until = new Date(timestamp);
  return until.setUTCMonth(until.getUTCMonth() + MONTHS);
}

/**
 * Returns the time of a choice, ISO 8601 in UTC, clamped to the range that the server accepts: not after `now`, and not older than
 * a choice is valid. `now` is in epoch milliseconds; an invalid time becomes `now`.
 */
export function believableTime(timestamp: string, now: number): string {
  const oldest = new Date(now);
  oldest.setUTCMonth(oldest.getUTCMonth() - MONTHS);
  const madeAt = Date.parse(timestamp);
  const time = Number.isNaN(madeAt) ? now : Math.min(now, Math.max(oldest.getTime(), madeAt));
  return new Date(time).toISOString();
}
