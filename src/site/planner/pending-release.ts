import type { PlannerAnswer, PlannerSubmission } from '../../contracts/leads/planner.ts';
import { type Delivery as DeliveryOf, keptSubmissions } from '../flow/kept-submissions.ts';

/** The server waits up to 20 s for the agency's automation. */
const TIMEOUT_MS = 25_000;

/** The state of a release to be analysed. `kept`: not received yet, stored in the browser and retried later. */
export type Delivery = DeliveryOf<PlannerAnswer>;

/**
 * Sends releases so that they are never lost. The server stores a release as a lead before its analysis, so one whose
 * analysis failed is not sent again.
 */
export const { submit: submitRelease, resend: resendReleases } = keptSubmissions<
  PlannerSubmission,
  PlannerAnswer
>('/planner/submit', 'pendingRelease', { timeoutMs: TIMEOUT_MS, storedDespite: 'analysis_failed' });
