import { readConsent } from './consent.ts';
import { gtag } from './gtag.ts';

/** The documented event without a name and without an e-mail address (decision 16). */
export interface FormSubmit {
  /** The budget, in euros. */
  value: number;
  platform: string;
  campaign_type: string;
  country: string;
}

/**
 * Tells the measurement tags of a simulation or a booking, only when the visitor agreed to analytics. Google Analytics
 * reads commands only, Tag Manager's triggers read plain events: where both run, the command serves both.
 */
export function pushFormSubmit({ value, platform, campaign_type, country }: FormSubmit): void {
  if (!readConsent()?.analytics) return;
  const event = { value, currency: 'EUR', platform, campaign_type, country };
  window.dataLayer ??= [];
  if (window.dataLayer.some(isConfiguration)) gtag('event', 'form_submit', event);
  else window.dataLayer.push({ event: 'form_submit', ...event });
}

/** Whether an entry of the queue configures a Google tag (`gtag('config', …)`). */
const isConfiguration = (entry: unknown): boolean =>
  typeof entry === 'object' && entry !== null && Reflect.get(entry, 0) === 'config';
