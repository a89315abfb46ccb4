import { browserHolds } from '../../browser/browser-holds.ts';
import { CONSENT_EVENT } from '../../browser/consent.ts';
import { rememberFirstTouch } from '../../browser/first-touch.ts';
import { storageKeys } from '../../domain/storage/keys.ts';

/** Runs on every page: what must not wait until somebody uses it. */

// The first page of a visit is the one that knows where the visitor came from, and any page may be the first.
rememberFirstTouch();
document.addEventListener(CONSENT_EVENT, rememberFirstTouch);

// A simulation that could not be sent on an earlier page leaves now. Its sender is fetched only when there is one.
if (browserHolds(storageKeys.pendingSimulation))
  void import('./pending-submission.ts').then((lazy) => lazy.resendPending());
