import type { Kysely } from 'kysely';
import type { ErasureNotice } from '../../../../app/ports/privacy/erasure-notice.ts';
import { normalizeEmail } from '../../../../domain/account/email.ts';
import type { OwnItemKey } from '../../../../domain/own-data/own-data.ts';
import { eraseLeadless } from '../../conversions/erase-leadless.ts';
import { leadsReceived } from '../../delivery/leads-received.ts';
import type { Engine } from '../../engine/connect.ts';
import { storableText } from '../../engine/storable-text.ts';
import { leaveLists } from '../../reminders/artist-lists.ts';
import { endProof } from '../../reminders/reminder-proofs.ts';
import { eraseReviews } from '../../reviews/erase-reviews.ts';
import { lockModerationLog } from '../../reviews/moderation-log.ts';
import type { Schema } from '../../schema.ts';
import { writeNotices } from '../erasure-notices.ts';
import {
  campaignsOf,
  campaignsOnceOf,
  eraseCampaignNames,
  eraseClients,
  eraseInvitations,
} from '../person-campaigns.ts';

/**
 * Deletes one thing, and returns whether it was there.
 * @param email only of this address, in the spelling of `normalizeEmail`; null: of any
 */
export async function eraseItem(
  trx: Kysely<Schema>,
  engine: Engine,
  { kind, id }: OwnItemKey,
  email: string | null,
  notice: ErasureNotice,
): Promise<boolean> {
  const public_id = storableText(id);
  switch (kind) {
    case 'lead':
      return eraseLead(trx, engine, public_id, email, notice);
    case 'review':
      return eraseReview(trx, engine, public_id, email);
    case 'reminder':
      return eraseReminder(trx, public_id, email, notice.at);
    case 'list': {
      const entry = await trx
        .selectFrom('artist_list_entries')
        .select('email')
        .where('public_id', '=', public_id)
        .executeTakeFirst();
      if (!isOf(entry?.email, email)) return false;
      return (await leaveLists(trx, { public_id }, notice.at)) > 0;
    }
    case 'watch': {
      const { numDeletedRows } = await trx
        .deleteFrom('watched_plans')
        .where('public_id', '=', public_id)
        .$if(email !== null, (rows) => rows.where('email_key', '=', email ?? ''))
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    }
  }
}

const isOf = (stored: string | null | undefined, email: string | null): boolean =>
  typeof stored === 'string' && (email === null || normalizeEmail(stored) === email);

/**
 * A campaign that only the lead connects with the person loses the names, as with the erasure of the person: nothing would find
 * them later.
 */
async function eraseLead(
  trx: Kysely<Schema>,
  engine: Engine,
  public_id: string,
  email: string | null,
  notice: ErasureNotice,
): Promise<boolean> {
  const leads = await trx
    .selectFrom('leads')
    .select(['id', 'public_id'])
    .where('public_id', '=', public_id)
    .$if(email !== null, (rows) => rows.where('email_key', '=', email ?? ''))
    .execute();
  const [lead] = leads;
  if (!lead) return false;
  const received = await leadsReceived(trx, engine, [lead.id]);
  await eraseLeadless(trx, [lead.id]);
  const { numDeletedRows } = await trx
    .deleteFrom('leads')
    .where('id', '=', lead.id)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) return false;
  await writeNotices(trx, leads, received, notice);
  const made = (await campaignsOf(trx, [public_id])).filter(({ client_email }) => client_email === null);
  const theirs = [
    ...made.map((campaign) => ({ public_id: campaign.public_id })),
    ...(await campaignsOnceOf(trx, [public_id])),
  ];
  await eraseCampaignNames(trx, theirs);
  await eraseClients(
    trx,
    made.map(({ id }) => id),
  );
  // After the campaigns, as in the erasure of a person.
  await eraseInvitations(trx, {
    email: '',
    campaigns: theirs,
    contactOf: made.map((campaign) => campaign.public_id),
    reviewIds: [],
  });
  return true;
}

async function eraseReview(
  trx: Kysely<Schema>,
  engine: Engine,
  public_id: string,
  email: string | null,
): Promise<boolean> {
  await lockModerationLog(trx, engine);
  const review = await trx
    .selectFrom('reviews')
    .select('email')
    .where('owner', '=', 'site')
    .where('public_id', '=', public_id)
    .executeTakeFirst();
  if (!review || (email !== null && !isOf(review.email, email))) return false;
  await eraseReviews(trx, [public_id]);
  return true;
}

/** The proof that the person agreed stays, with its end, as after a stop. */
async function eraseReminder(
  trx: Kysely<Schema>,
  public_id: string,
  email: string | null,
  at: number,
): Promise<boolean> {
  const row = await trx
    .deleteFrom('reminders')
    .where('public_id', '=', public_id)
    .$if(email !== null, (rows) => rows.where('email', '=', storableText(email ?? '')))
    .returning(['page_id', 'target_hash'])
    .executeTakeFirst();
  if (!row) return false;
  const page = await trx
    .selectFrom('landing_pages')
    .select('public_id')
    .where('id', '=', row.page_id)
    .executeTakeFirst();
  await endProof(trx, row.target_hash, page?.public_id ?? '', at);
  return true;
}
