import { LANDING_UNDO_DAYS } from '../../domain/landing/landing-list.ts';
import type { LandingPreviews, LandingStore } from '../ports/landing.ts';
import type { Clock } from '../ports.ts';

const DAY_MS = 24 * 3_600_000;

/** How long a secret link that opens nothing any more is kept, so that the office can still explain it. */
const LINK_DAYS = 30;

export interface ForgetLandingsPorts {
  clock: Clock;
  landings: Pick<LandingStore, 'purge'>;
  landingPreviews: Pick<LandingPreviews, 'forget'>;
}

/**
 * Deletes landing pages whose deletion can no longer be undone, with their counts, and secret links that have been closed
 * for long. Counts identify no person: they live as long as their page.
 */
export async function forgetLandings({
  clock,
  landings,
  landingPreviews,
}: ForgetLandingsPorts): Promise<void> {
  const now = clock.now();
  await landings.purge(now - LANDING_UNDO_DAYS * DAY_MS);
  await landingPreviews.forget(now - LINK_DAYS * DAY_MS);
}
