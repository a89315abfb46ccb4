import type { ShownCosts } from '../../contracts/site.ts';
import type { Fee } from '../../domain/fee/fee.ts';
import { isLocale, type Locale } from '../../domain/locale/locale.ts';
import type { Platform } from '../../domain/simulator/inputs.ts';

/** Id of the element that the simulator is rendered into. It differs from the fragment, which is the fallback's id. */
export const HOST_ID = 'simulator-host';

/** The data that the page passes to the simulator. */
export interface HostProps {
  locale: Locale;
  /** The booking addresses; a platform without one links to the contact form. */
  bookingUrls: Partial<Record<Platform, string>>;
  contactHref: string;
  privacyHref: string;
  fee: Fee;
  /** A cost table that replaces the one in the code. */
  costs?: ShownCosts;
}

/** Reads the props that `SimulatorHost` wrote; `undefined` on a page without them. */
export function readHostProps(host: HTMLElement): HostProps | undefined {
  const props: HostProps | undefined = JSON.parse(host.dataset['props'] ?? 'null') ?? undefined;
  return props && isLocale(props.locale) ? props : undefined;
}
