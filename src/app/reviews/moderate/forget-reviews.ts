import { oldestKept } from '../../../domain/review/disclosures.ts';
import type { Ports } from '../../ports/all-ports.ts';

/**
 * Deletes reviews of the site after the retention time stated on the pages (docs/product.md, Reviews), and the
 * invitations that were used, revoked or expired before that time.
 */
export async function forgetReviews({
  clock,
  log,
  moderation,
  invitations,
}: Pick<Ports, 'clock' | 'invitations' | 'log' | 'moderation'>): Promise<void> {
  const before = oldestKept(clock.now());
  const reviews = await moderation.forget(before);
  if (reviews > 0) log.info({ reviews }, 'old reviews deleted');
  const forgotten = await invitations.forget(before);
  if (forgotten > 0) log.info({ invitations: forgotten }, 'old invitations deleted');
}
