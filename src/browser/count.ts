import type { VisitReport } from '../contracts/visit.ts';
import { splitPath } from '../domain/locale/locale.ts';
import { ADMIN_TOKEN_KEY } from '../domain/storage/admin-token-key.ts';
import { readConsent } from './consent.ts';
import { notify } from './notify.ts';

/**
 * Counts one view of this page: for a page that is rendered in advance, when it comes before somebody's eyes.
 */
export function countView(): void {
  const send = () => count({ kind: 'view', page: splitPath(location.pathname).path });
  if (document.prerendering) document.addEventListener('prerenderingchange', send, { once: true });
  else send();
}

/**
 * Tells the server to count, without cookies and with nothing that is stored on the device: it therefore needs no
 * consent, but a refusal of analytics is respected, and so are the browser's signals. The agency's own visits are not counted:
 * those of a browser that is signed in to the back office. Whether it arrives concerns nobody.
 */
export function count(report: VisitReport): void {
  const { doNotTrack, globalPrivacyControl } = navigator;
  if (doNotTrack === '1' || globalPrivacyControl || readConsent()?.analytics === false) return;
  if (isAgency()) return;
  void notify('/visits', report);
}

/** Whether somebody signed in to the back office here, and did not sign out. */
function isAgency(): boolean {
  try {
    return localStorage.getItem(ADMIN_TOKEN_KEY) !== null;
  } catch {
    // Storage may be off: then nobody is signed in.
    return false;
  }
}
