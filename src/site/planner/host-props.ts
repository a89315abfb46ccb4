import { isLocale, type Locale } from '../../domain/locale/locale.ts';

/** The fragment that opens the planner. */
export const PLANNER_FRAGMENT = 'planner';
/** Id of the element that the planner is rendered into: the target of the links that open it. */
export const HOST_ID = PLANNER_FRAGMENT;

/** The data that the page passes to the planner. */
export interface HostProps {
  locale: Locale;
  /** The agency's calendar for calls; absent: the link goes to the contact form. */
  bookingUrl?: string;
  contactHref: string;
  privacyHref: string;
  /** Whether the plan is mailed to visitors who give an e-mail address. */
  mailsPlans: boolean;
}

/** Reads the props that `PlannerHost` wrote; `undefined` on a page without them. */
export function readHostProps(host: HTMLElement): HostProps | undefined {
  const props: HostProps | undefined = JSON.parse(host.dataset['props'] ?? 'null') ?? undefined;
  return props && isLocale(props.locale) ? props : undefined;
}
