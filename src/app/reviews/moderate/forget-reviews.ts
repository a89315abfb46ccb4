import { oldestKept } from '../../../domain/review/disclosures.ts';
import type { ModerationDesk } from '../../ports/moderation.ts';
import type { Clock, Log } from '../../ports.ts';

export interface ForgetReviewsPorts {
  clock: Clock;
  log: Log;
  moderation: Pick<ModerationDesk, 'forget'>;
}

/** Deletes reviews of the site past the time that the pages promise (docs/product.md, Reviews). */
export async function forgetReviews({ clock, log, moderation }: ForgetReviewsPorts): Promise<void> {
  const reviews = await moderation.forget(oldestKept(clock.now()));
  if (reviews > 0) log.info({ reviews }, 'old reviews deleted');
}
