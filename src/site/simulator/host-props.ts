import type { ShownCosts } from '../../contracts/site.ts';
import { isLocale, type Locale } from '../../domain/locale/locale.ts';
import type { Platform } from '../../domain/simulator/inputs.ts';

/** Id of the element that the simulator is rendered into. Not its fragment, which is the fallback's id. */
export const HOST_ID = 'simulator-host';

/** What the page tells the simulator. */
export interface HostProps {
  locale: Locale;
  /** Where to book a call. A platform without an address sends to the contact form. */
  bookingUrls: Partial<Record<Platform, string>>;
  contactHref: string;
  privacyHref: string;
  /** Another cost table than the code's own. */
  costs?: ShownCosts;
}

/** Reads what `SimulatorHost` wrote; `undefined` on a page without it. */
export function readHostProps(host: HTMLElement): HostProps | undefined {
  const props: HostProps | undefined = JSON.parse(host.dataset['props'] ?? 'null') ?? undefined;
  return props && isLocale(props.locale) ? props : undefined;
}
