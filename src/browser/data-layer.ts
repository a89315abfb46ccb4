import { readConsent } from './consent.ts';
import { gtag } from './gtag.ts';

/** The event contains neither a name nor an e-mail address (docs/product.md, Leads and webhooks). */
export interface FormSubmit {
  /** The budget, in euros. */
  value: number;
  platform: string;
  campaign_type: string;
  country: string;
}

/**
 * Sends a simulation or a booking to the measurement tags, only if the visitor agreed to analytics. Google Analytics
 * reads gtag commands only, and Tag Manager's triggers read plain events: where both run, the command serves both.
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
