import { browserHolds } from '../../browser/browser-holds.ts';
import { CONSENT_EVENT } from '../../browser/consent.ts';
import { beginning } from '../../browser/count.ts';
import { storageKeys } from '../../domain/storage/keys.ts';

/** Runs on every page: tasks that must not wait for the first use of the page. */

// Consent that is given now may cover the first touch of this page.
document.addEventListener(CONSENT_EVENT, beginning);

// Sends answers that an earlier page could not send. Their sender is loaded only if there are any.
if (browserHolds(storageKeys.pendingSimulation))
  void import('../simulator/pending-submission.ts').then((lazy) => lazy.resendPending());
if (browserHolds(storageKeys.pendingRelease))
  void import('../planner/pending-release.ts').then((lazy) => lazy.resendReleases());
