import { readConsent } from './consent.ts';

/** The documented event without a name and without an e-mail address (decision 16). */
export interface FormSubmit {
  /** The budget, in euros. */
  value: number;
  platform: string;
  campaign_type: string;
  country: string;
}

/** Tells the measurement tags of a simulation or a booking, only when the visitor agreed to analytics. */
export function pushFormSubmit({ value, platform, campaign_type, country }: FormSubmit): void {
  if (!readConsent()?.analytics) return;
  window.dataLayer ??= [];
  window.dataLayer.push({ event: 'form_submit', value, currency: 'EUR', platform, campaign_type, country });
}
