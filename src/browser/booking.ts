import type { Utm } from '../domain/attribution/utm.ts';
import { isWidgetAddress, WIDGET_ASSETS, WIDGET_FRAME } from '../domain/booking/widget.ts';
import { postJson } from './api.ts';
import { isAgency } from './is-agency.ts';

/**
 * Books a call: opens the scheduling widget as a popup if it loads, otherwise a new tab at the booking address. No file
 * of the widget is requested before `openBooking` is called, and none in the agency's own browser.
 */

const WIDGET_SCRIPT = `${WIDGET_ASSETS}/assets/external/widget.js`;
const WIDGET_STYLE = `${WIDGET_ASSETS}/assets/external/widget.css`;
/** A longer wait is too long for the visitor; browsers also allow a new tab only within five seconds of the click. */
const WIDGET_PATIENCE_MS = 3000;

export interface Visitor {
  name: string;
  email: string;
}

export interface Booking {
  /** The configured booking address. */
  url: string;
  visitor: Visitor;
  utm: Utm;
}

/** How the calendar was opened; `refused`: the browser blocked the new tab, and the caller must show a link. */
export type Opened = 'popup' | 'tab' | 'refused';

interface Calendly {
  initPopupWidget(options: { url: string; prefill: Visitor; utm: Record<string, string> }): void;
}
declare global {
  interface Window {
    Calendly?: Calendly;
  }
}

/** The booking address with name, e-mail and campaign added to its own query. */
export function bookingAddress({ url, visitor, utm }: Booking): string {
  const address = new URL(url);
  for (const [key, value] of Object.entries({ ...visitor, ...utm })) address.searchParams.set(key, value);
  return address.href;
}

/** Call it first in a click handler: browsers allow a new tab only for a few seconds after a click. */
export async function openBooking(booking: Booking): Promise<Opened> {
  if (!isWidgetAddress(booking.url) || isAgency()) return openTab(bookingAddress(booking));
  try {
    const widget = await within(WIDGET_PATIENCE_MS, loadWidget());
    const { url, visitor, utm } = booking;
    widget.initPopupWidget({ url, prefill: visitor, utm: widgetUtm(utm) });
    return 'popup';
  } catch {
    return openTab(bookingAddress(booking));
  }
}

/**
 * Reports a booking to the agency. Its outcome is never shown, since the calendar opens in any case. Resolves to the id of the lead;
 * undefined: none was stored.
 */
export async function reportBooking(fields: object, idempotencyKey: string): Promise<string | undefined> {
  const answer = await postJson<{ id?: string }>('/booking/submit', fields, { idempotencyKey });
  // biome-ignore lint/suspicious/noConsole: documented: a failure is only logged
  if (answer.kind !== 'ok') console.debug('The booking was not reported:', answer.kind);
  return answer.kind === 'ok' ? answer.data.id : undefined;
}

/**
 * Tells the agency that a call was booked, when the calendar's window says so; the first report counts. Its addresses name a person,
 * and stay here: only the agency is notified, at the lead that the form has just become.
 */
export function reportBooked(lead: Promise<string | undefined>): void {
  addEventListener('message', async ({ origin, data }) => {
    const booked = origin === WIDGET_FRAME && data?.event === 'calendly.event_scheduled';
    const id = booked && (await lead);
    if (id) postJson('/booking/booked', { lead: id });
  });
}

/** Cuts the new tab off from this page. `noopener` does that too, but then `open` returns null even on success. */
function openTab(address: string): Opened {
  const tab = window.open(address, '_blank');
  if (!tab) return 'refused';
  tab.opener = null;
  return 'tab';
}

let loading: Promise<Calendly> | undefined;

/** Loads the widget once; after a failure the next call tries again. */
function loadWidget(): Promise<Calendly> {
  if (window.Calendly) return Promise.resolve(window.Calendly);
  loading ??= requestWidget().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function requestWidget(): Promise<Calendly> {
  const style = document.createElement('link');
  style.rel = 'stylesheet';
  const script = document.createElement('script');
  script.async = true;
  const loaded = [settled(script), settled(style).catch(() => undefined)];
  style.href = WIDGET_STYLE;
  script.src = WIDGET_SCRIPT;
  document.head.append(style, script);
  try {
    await Promise.all(loaded);
    if (!window.Calendly) throw new Error('The script is there, its widget is not');
    return window.Calendly;
  } catch (error) {
    style.remove();
    script.remove();
    throw error;
  }
}

const settled = (element: HTMLElement): Promise<void> =>
  new Promise((resolve, reject) => {
    element.addEventListener('load', () => resolve());
    element.addEventListener('error', () => reject(new Error('blocked or unreachable')));
  });

function within<T>(ms: number, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('too late')), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** The widget's names of the parameters: `utm_source` becomes `utmSource`. */
function widgetUtm(utm: Utm): Record<string, string> {
  return Object.fromEntries(
    Object.entries(utm).map(([key, value]) => [
      key.replace(/_(\w)/, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );
}
