import { LANDING_UNDO_DAYS } from '../../domain/landing/landing-list.ts';
import type { Ports } from '../ports/all-ports.ts';

const DAY_MS = 24 * 3_600_000;

/** Days for which an expired or revoked secret link stays stored, so that the back office can still explain it. */
const LINK_DAYS = 30;

/**
 * Purges landing pages whose deletion can no longer be undone, with their counts, and secret links that expired
 * or were revoked more than `LINK_DAYS` ago. Counts identify no person, so they are stored as long as their page.
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
