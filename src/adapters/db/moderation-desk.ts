import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import type { Actor } from '../../app/ports/leads.ts';
import type {
  Decision,
  DecisionMail,
  JudgedReview,
  ModerationDesk,
  ReviewFilter,
} from '../../app/ports/moderation.ts';
import { type ReviewStatus, reviewStatuses } from '../../domain/review/status.ts';
import { searchKey } from '../../domain/text/search-key.ts';
import { agencyDayStart, nextAgencyDay } from '../../domain/time/agency-day.ts';
import { appendAudit } from './audit-log.ts';
import type { Database } from './connect.ts';
import { appendMail } from './mail-queue.ts';
import { moderationHistory } from './moderation-history.ts';
import { appendModeration, lockModerationLog } from './moderation-log.ts';
import { writtenAt } from './review-search.ts';
import { touchReviews } from './reviews-revision.ts';
import type { Schema } from './schema.ts';
import { storableText } from './storable-text.ts';

/** Reviews in moderators' hands, on either engine. The promises are those of `ModerationDesk`. */
export function createModerationDesk({ db, engine }: Database): ModerationDesk {
  return {
    async page(query) {
      return judged(db, await selectPage(db, query).execute());
    },

    async counts(filter) {
      const rows = await db
        .selectFrom('reviews')
        .select(['status', ({ fn }) => fn.countAll<number>().as('total')])
        .where((eb) => passes(eb, filter))
        .groupBy('status')
        .execute();
      const counts = Object.fromEntries(reviewStatuses.map((status) => [status, 0]));
      for (const { status, total } of rows) counts[status] = total;
      return counts as Record<ReviewStatus, number>;
    },

    async decide(ids, decision, actor, mailOf) {
      return db.transaction().execute(async (trx) => {
        await lockModerationLog(trx, engine);
        const before = await byId(trx, ids);
        const changed: string[] = [];
        for (const id of ids) {
          const review = before.get(id);
          if (!review || review.status !== decision.from || review.status === decision.to) continue;
          const mail = mailOf(review);
          await write(trx, review, decision, actor, mail);
          changed.push(id);
        }
        if (changed.length > 0) await touchReviews(trx, actor.at);
        const after = await byId(trx, changed);
        return ids.map((id) => {
          const review = after.get(id) ?? before.get(id);
          if (!review) return { kind: 'missing' };
          const decided = after.has(id) || review.status === decision.from;
          return { kind: decided ? 'decided' : 'conflict', review };
        });
      });
    },
  };
}

/** One decision with all that records and tells it. */
async function write(
  trx: Kysely<Schema>,
  { id, status: from }: JudgedReview,
  { to, reason }: Decision,
  actor: Actor & { actorId: string },
  mail: DecisionMail | undefined,
): Promise<void> {
  await takeBackMail(trx, id);
  const waits = to === 'pending';
  await trx
    .updateTable('reviews')
    .set({
      status: to,
      decided_at: waits ? null : actor.at,
      decided_by: waits ? null : actor.actorId,
      reason: waits ? null : storableText(reason),
      mail_id: mail?.id ?? null,
      updated_at: actor.at,
    })
    .where('public_id', '=', id)
    .execute();
  const { actorId, at } = actor;
  await appendModeration(trx, { at, reviewId: id, from, to, actorId, reason, told: mail !== undefined });
  await appendAudit(trx, {
    ...actor,
    action: 'review_decided',
    subject: id,
    before: { status: from },
    after: { status: to },
  });
  if (mail) await appendMail(trx, mail.mail, mail.id, at, mail.due);
}

/** The message of the decision before, while it has not left. */
async function takeBackMail(trx: Kysely<Schema>, reviewId: string): Promise<void> {
  await trx
    .deleteFrom('mails')
    .where('public_id', 'in', (eb) =>
      eb
        .selectFrom('reviews')
        .select('mail_id')
        .where('reviews.public_id', '=', reviewId)
        .$narrowType<{ mail_id: string }>(),
    )
    .where('state', '=', 'waiting')
    .where('attempts', '=', 0)
    .where('lease', 'is', null)
    .execute();
}

async function byId(trx: Kysely<Schema>, ids: readonly string[]): Promise<Map<string, JudgedReview>> {
  if (ids.length === 0) return new Map();
  const rows = await selectJudged(trx)
    .where('reviews.owner', '=', 'site')
    .where('reviews.public_id', 'in', ids.map(storableText))
    .execute();
  return new Map((await judged(trx, rows)).map((review) => [review.id, review]));
}

function selectJudged(db: Kysely<Schema>) {
  return db
    .selectFrom('reviews')
    .leftJoin('accounts', 'accounts.public_id', 'reviews.decided_by')
    .leftJoin('review_invitations', 'review_invitations.review_id', 'reviews.public_id')
    .selectAll('reviews')
    .select(['accounts.email as decider', 'review_invitations.client as invited']);
}

type JudgedRow = Awaited<ReturnType<ReturnType<typeof selectJudged>['execute']>>[number];

async function judged(db: Kysely<Schema>, rows: JudgedRow[]): Promise<JudgedReview[]> {
  const history = await moderationHistory(
    db,
    rows.map(({ public_id }) => public_id),
  );
  return rows.map((row) => ({ ...toJudged(row), history: history.get(row.public_id) ?? [] }));
}

function toJudged(row: JudgedRow): Omit<JudgedReview, 'history'> {
  return {
    id: row.public_id,
    name: row.name,
    email: row.email,
    rating: row.rating,
    comment: row.comment,
    createdAt: row.published_at ?? row.created_at,
    own: row.owner === 'site',
    status: row.status,
    verified: row.verified === 1,
    invited: row.invited,
    lang: row.lang,
    helpful: row.helpful,
    decidedAt: row.decided_at,
    decidedBy: row.decider,
    reason: row.reason,
    demo: row.demo === 1,
  };
}

type Reviews = ExpressionBuilder<Schema, 'reviews'>;

const isOwn = (eb: Reviews): Expression<SqlBool> => eb('reviews.owner', '=', 'site');

/** The rows of a page, from an index in their order: `reviews_moderation` for those of the site, else `reviews_listed`. */
export function selectPage(
  db: Kysely<Schema>,
  { id, status, order, page, pageSize, ...filter }: Parameters<ModerationDesk['page']>[0],
) {
  // Those from other sites come approved.
  const source = status === 'approved' ? filter.source : 'site';
  return (
    selectJudged(db)
      .where((eb) =>
        id === undefined
          ? eb.and([eb('reviews.status', '=', status), passes(eb, { ...filter, source })])
          : eb.and([isOwn(eb), eb('reviews.public_id', '=', storableText(id))]),
      )
      // The same for those of the site.
      .orderBy(source === 'all' ? writtenAt : 'reviews.created_at', order)
      .orderBy('reviews.id', order)
      .limit(pageSize)
      .offset((page - 1) * pageSize)
  );
}

function passes(eb: Reviews, { q, rating, rated, source, from, to }: ReviewFilter): Expression<SqlBool> {
  const conditions: Expression<SqlBool>[] = [];
  if (source === 'site') conditions.push(isOwn(eb));
  if (q) {
    // The signs that `like` gives a meaning stand for themselves.
    const part = searchKey(storableText(q)).replaceAll(/[\\%_]/g, '\\$&');
    conditions.push(sql<SqlBool>`reviews.search like ${`%${part}%`} escape '\\'`);
  }
  if (rating !== undefined) conditions.push(eb('reviews.rating', '=', rating as 1 | 2 | 3 | 4 | 5));
  if (rated) conditions.push(eb('reviews.rating', 'is not', null));
  if (from !== undefined) conditions.push(eb(writtenAt, '>=', agencyDayStart(from)));
  if (to !== undefined) conditions.push(eb(writtenAt, '<', nextAgencyDay(agencyDayStart(to))));
  return eb.and(conditions);
}
