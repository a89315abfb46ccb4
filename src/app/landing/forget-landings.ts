import { LANDING_UNDO_DAYS } from '../../domain/landing/landing-list.ts';
import type { Ports } from '../ports/all-ports.ts';

const DAY_MS = 24 * 3_600_000;

/** How long a secret link that opens nothing any more is kept, so that the office can still explain it. */
const LINK_DAYS = 30;

/**
 * Deletes landing pages whose deletion can no longer be undone, with their counts, and secret links that have been closed
 * for long. Counts identify no person: they live as long as their page.
 */
export async function forgetLandings({
  clock,
  landings,
  landingPreviews,
}: Pick<Ports, 'clock' | 'landingPreviews' | 'landings'>): Promise<void> {
  const now = clock.now();
  await landings.purge(now - LANDING_UNDO_DAYS * DAY_MS);
  await landingPreviews.forget(now - LINK_DAYS * DAY_MS);
}
