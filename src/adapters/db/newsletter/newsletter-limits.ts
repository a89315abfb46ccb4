import type { Kysely } from 'kysely';
import type { NewNewsletterConsent } from '../../../app/ports/privacy/newsletter.ts';
import { newsletterLimits } from '../../../domain/newsletter/newsletter.ts';
import type { Schema } from '../schema.ts';

/** Whether so many addresses are typed, and so few confirmed, that no mail is sent for a while. */
export async function isNewsletterFlooded(trx: Kysely<Schema>, now: number): Promise<boolean> {
  const { flood, floodMs, confirmedShare } = newsletterLimits;
  const { all, confirmed } = await trx
    .selectFrom('newsletter_asks')
    .select(({ fn }) => [fn.countAll().as('all'), fn.sum('confirmed').as('confirmed')])
    .where('at', '>', now - floodMs)
    .executeTakeFirstOrThrow();
  return Number(all) >= flood && Number(confirmed) < Number(all) * confirmedShare;
}

/** Whether the address was asked to confirm too often lately. */
export async function isAskedEnough(
  trx: Kysely<Schema>,
  { limitHash, askedAt }: NewNewsletterConsent,
): Promise<boolean> {
  const { most, spanMs } = newsletterLimits;
  const { count } = await trx
    .selectFrom('newsletter_asks')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('target_hash', '=', limitHash)
    .where('at', '>', askedAt - spanMs)
    .executeTakeFirstOrThrow();
  return Number(count) >= most;
}
