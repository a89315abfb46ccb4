import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import type { Invitation, InvitationStore } from '../../../app/ports/moderation.ts';
import { normalizeEmail } from '../../../domain/account/email.ts';
import { INVITATION_LENGTH, type InvitationState } from '../../../domain/review/invitation.ts';
import { appendAudit } from '../audit/audit-log.ts';
import type { Database, Engine } from '../engine/connect.ts';
import { appendMail } from '../mail/mail-queue.ts';
import { voidMailsOfEndedLinks } from '../mail/void-mails.ts';
import type { Schema } from '../schema.ts';
import { invitationRecord } from './review-tables.ts';

/** Creates the store of invitations, on either engine. `InvitationStore` documents its functions. */
export function createInvitationStore({ db, engine }: Database): InvitationStore {
  return {
    async create(invitation, codeDigest, entry, mail) {
      return db.transaction().execute(async (trx) => {
        if (invitation.campaign && !(await isAsTold(trx, engine, invitation.campaign))) return false;
        const created = await trx
          .insertInto('review_invitations')
          .values({
            ...invitationRecord.toRow(invitation),
            code_digest: codeDigest,
            email_key: mail ? normalizeEmail(mail.to) : null,
          })
          .onConflict((conflict) => conflict.column('code_digest').doNothing())
          .returning('id')
          .executeTakeFirst();
        if (!created) return false;
        const { createdAt } = invitation;
        if (mail) await appendMail(trx, mail, mail.id, createdAt, createdAt, codeDigest);
        await appendAudit(trx, entry);
        return true;
      });
    },

    byCode: (digests) => find(db, (eb) => eb('review_invitations.code_digest', 'in', digests)),

    async renew(id, judge) {
      return db.transaction().execute(async (trx) => {
        // A review may use the invitation at this moment, and two accounts may renew it.
        if (engine === 'postgres')
          await trx
            .selectFrom('review_invitations')
            .select('id')
            .where('public_id', '=', id)
            .forUpdate()
            .execute();
        const invitation = await findById(trx, id);
        if (!invitation) return undefined;
        const judged = judge(invitation);
        if (!judged) return { renewed: false, invitation };
        const { codeDigest, mail, entry } = judged;
        await trx
          .updateTable('review_invitations')
          .set({
            code_digest: codeDigest,
            ...(mail && { mailed_at: entry.at, email_key: normalizeEmail(mail.to) }),
          })
          .where('public_id', '=', id)
          .execute();
        await voidMailsOfEndedLinks(trx, entry.at);
        if (mail) await appendMail(trx, mail, mail.id, entry.at, entry.at, codeDigest);
        await appendAudit(trx, entry);
        return { renewed: true, invitation: { ...invitation, ...(mail && { mailedAt: entry.at }) } };
      });
    },

    async page({ state, page, pageSize }, now) {
      const rows = await selectInvitations(db)
        .where((eb) => (state ? isIn(eb, state, now) : sql.lit(true)))
        .orderBy('review_invitations.created_at', 'desc')
        .orderBy('review_invitations.id', 'desc')
        .limit(pageSize)
        .offset((page - 1) * pageSize)
        .execute();
      const { total } = await db
        .selectFrom('review_invitations')
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .where((eb) => (state ? isIn(eb, state, now) : sql.lit(true)))
        .executeTakeFirstOrThrow();
      return { items: rows.map(toInvitation), total };
    },

    async revoke(id, entryOf) {
      return db.transaction().execute(async (trx) => {
        const found = await findById(trx, id);
        if (!found) return undefined;
        const entry = entryOf(found);
        // A review may use the invitation at this moment: the condition lets only one of the two succeed.
        const revoked = await trx
          .updateTable('review_invitations')
          .set({ revoked_at: entry.at })
          .where('public_id', '=', id)
          .where((eb) => isIn(eb, 'open', entry.at))
          .returning('id')
          .executeTakeFirst();
        if (revoked) {
          await voidMailsOfEndedLinks(trx, entry.at);
          await appendAudit(trx, entry);
        }
        return findById(trx, id);
      });
    },

    async forget(before) {
      const { numDeletedRows } = await db
        .deleteFrom('review_invitations')
        .where(({ eb, fn }) => eb(fn.coalesce('used_at', 'revoked_at', 'expires_at'), '<', before))
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },

    async hashOldCodes(digestOf) {
      const rows = await db
        .selectFrom('review_invitations')
        .select(['id', 'code_digest as code'])
        .where(({ eb, fn }) => eb(fn('length', ['code_digest']), '=', INVITATION_LENGTH))
        .execute();
      for (const { id, code } of rows)
        await db
          .updateTable('review_invitations')
          .set({ code_digest: digestOf(code) })
          .where('id', '=', id)
          .where('code_digest', '=', code)
          .execute();
      return rows.length;
    },
  };
}

/** Whether the campaign still has this artist. Locks the campaign: an erasure waits for the end of this transaction. */
async function isAsTold(
  trx: Kysely<Schema>,
  engine: Engine,
  { id, artist }: NonNullable<Invitation['campaign']>,
): Promise<boolean> {
  const campaign = await trx
    .selectFrom('campaigns')
    .select('artist')
    .where('public_id', '=', id)
    .$if(engine === 'postgres', (query) => query.forShare())
    .executeTakeFirst();
  return campaign?.artist === artist;
}

/**
 * Uses an open invitation for a review.
 * @returns false when there is no such invitation, or it is no longer open
 */
export async function claimInvitation(
  trx: Kysely<Schema>,
  codeDigests: readonly string[],
  reviewId: string,
  now: number,
): Promise<boolean> {
  const used = await trx
    .updateTable('review_invitations')
    .set({ used_at: now, review_id: reviewId })
    .where('code_digest', 'in', codeDigests)
    .where((eb) => isIn(eb, 'open', now))
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}

/** Condition: the invitation is in a state of `domain/review/invitation.ts`, by the same rules. */
function isIn(
  eb: ExpressionBuilder<Schema, 'review_invitations'>,
  state: InvitationState,
  now: number,
): Expression<SqlBool> {
  const used = eb('review_invitations.used_at', 'is not', null);
  const revoked = eb('review_invitations.revoked_at', 'is not', null);
  const expired = eb('review_invitations.expires_at', '<=', now);
  if (state === 'used') return used;
  if (state === 'revoked') return eb.and([eb.not(used), revoked]);
  return eb.and([eb.not(used), eb.not(revoked), state === 'expired' ? expired : eb.not(expired)]);
}

async function find(
  db: Kysely<Schema>,
  which: (eb: ExpressionBuilder<Schema, 'review_invitations'>) => Expression<SqlBool>,
): Promise<Invitation | undefined> {
  const row = await selectInvitations(db).where(which).executeTakeFirst();
  return row && toInvitation(row);
}

const findById = (db: Kysely<Schema>, id: string) =>
  find(db, (eb) => eb('review_invitations.public_id', '=', id));

/** Selects invitations with their campaign and the id of their review; null: no review yet, or a deleted one. */
function selectInvitations(db: Kysely<Schema>) {
  return db
    .selectFrom('review_invitations')
    .leftJoin('campaigns', 'campaigns.public_id', 'review_invitations.campaign_id')
    .leftJoin('reviews', 'reviews.public_id', 'review_invitations.review_id')
    .selectAll('review_invitations')
    .select([
      'campaigns.public_id as known_campaign',
      'campaigns.artist',
      'campaigns.platform',
      'campaigns.starts_on',
      'campaigns.ends_on',
      'reviews.public_id as known_review',
    ]);
}

type InvitationRow = Awaited<ReturnType<ReturnType<typeof selectInvitations>['execute']>>[number];

const toInvitation = (row: InvitationRow): Invitation => ({
  ...invitationRecord.toRecord(row),
  campaign: campaignOf(row),
  reviewId: row.known_review,
});

/** The columns of the joined campaign are either all set or all null. */
function campaignOf(row: InvitationRow): Invitation['campaign'] {
  const { known_campaign: id, artist, platform, starts_on: startsOn, ends_on: endsOn } = row;
  if (id === null || artist === null || platform === null || startsOn === null || endsOn === null)
    return null;
  return { id, artist, platform, startsOn, endsOn };
}
