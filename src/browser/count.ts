import type { VisitReport } from '../contracts/visit.ts';
import { splitPath } from '../domain/locale/locale.ts';
import { arrival, isArrival } from './channel/site-channel.ts';
import { readConsent } from './consent.ts';
import { isAgency } from './is-agency.ts';
import { notify } from './notify.ts';

/** Counts one view of this page; a prerendered page is counted when it is shown. */
export function countView(): void {
  const send = () =>
    count({
      kind: 'view',
      page: splitPath(location.pathname).path,
      ...(isArrival() && arrival()),
    });
  if (document.prerendering) document.addEventListener('prerenderingchange', send, { once: true });
  else send();
}

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
