import type { VisitReport } from '../contracts/visit.ts';
import { splitPath } from '../domain/locale/locale.ts';
import { isOpened, isTraceless } from './channel/arrival.ts';
import { readConsent } from './consent.ts';
import { isAgency } from './is-agency.ts';
import { notify } from './notify.ts';

/**
 * Counts one view of this page, a prerendered one when it is shown, and remembers where the visit began: only its first page knows
 * referrer and campaign, and any page may be the first.
 */
export function countView(): void {
  const page = splitPath(location.pathname).path;
  const send = async () => {
    const begun = isTraceless() ? { ...(isOpened() && { channel: 'direct' as const }) } : await beginning();
    count({ kind: 'view', page, ...begun });
  };
  if (document.prerendering)
    document.addEventListener('prerenderingchange', () => void send(), { once: true });
  else void send();
}

/**
 * Remembers where the visit began, with consent to analytics, and resolves to what the count of a view contains of it: nothing, if
 * the code does not arrive.
 */
export const beginning = () =>
  import('./channel/site-channel.ts').then(({ arrival }) => arrival()).catch(() => ({}));

/**
 * Sends a report that the server counts. It sends no cookie and stores nothing on the device, so it needs no consent;
 * it still respects a refusal of analytics, Do Not Track and Global Privacy Control. Visits of the agency are not
 * counted: those of a browser that is signed in to the back office. A failure is ignored.
 */
export function count(report: VisitReport): void {
  const { doNotTrack, globalPrivacyControl } = navigator;
  if (doNotTrack === '1' || globalPrivacyControl || readConsent()?.analytics === false) return;
  if (isAgency()) return;
  void notify('/visits', report);
}
