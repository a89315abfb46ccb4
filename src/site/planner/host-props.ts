import { isLocale, type Locale } from '../../domain/locale/locale.ts';

/** Id of the element that the planner is rendered into. */
export const HOST_ID = 'planner-host';
/** The fragment that opens the planner. */
export const PLANNER_FRAGMENT = 'planner';
export const PLANNER_PATH = '/planificateur-de-sortie';

/** The data that the page passes to the planner. */
export interface HostProps {
  locale: Locale;
  /** The agency's calendar for calls; absent: the contact form takes its place. */
  bookingUrl?: string;
  contactHref: string;
  privacyHref: string;
}

/** Reads the props that `PlannerHost` wrote; `undefined` on a page without them. */
export function readHostProps(host: HTMLElement): HostProps | undefined {
  const props: HostProps | undefined = JSON.parse(host.dataset['props'] ?? 'null') ?? undefined;
  return props && isLocale(props.locale) ? props : undefined;
}
