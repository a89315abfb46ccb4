import type { ConsentCategory, ConsentChoice } from './choice.ts';

/** The signals of Google's Consent Mode v2, each with the category that grants it. */
const signals = {
  ad_storage: 'marketing',
  ad_user_data: 'marketing',
  ad_personalization: 'marketing',
  analytics_storage: 'analytics',
  functionality_storage: 'functional',
  personalization_storage: 'functional',
} as const satisfies Record<string, ConsentCategory>;

export type ConsentSignals = Record<keyof typeof signals | 'security_storage', 'granted' | 'denied'>;

/**
 * Returns the signals that Google's tags receive for a choice. `security_storage` protects the visitor and is always
 * granted.
 */
export function consentSignals(choice: ConsentChoice): ConsentSignals {
  const told = Object.entries(signals).map(([signal, category]) => [
    signal,
    choice[category] ? 'granted' : 'denied',
  ]);
  return { ...Object.fromEntries(told), security_storage: 'granted' };
}
