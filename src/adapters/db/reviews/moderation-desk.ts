import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import type { AuditEntry } from '../../../app/ports/audit.ts';
import type {
  Decision,
  DecisionJudgement,
  DecisionMail,
  DecisionOutcome,
  JudgedReview,
  ModerationDesk,
  ReviewFilter,
} from '../../../app/ports/moderation.ts';
import { type ReviewStatus, reviewStatuses } from '../../../domain/review/status.ts';
import { searchKey } from '../../../domain/text/search-key.ts';
import { calledNameSql } from '../accounts/called-name.ts';
import { appendAudit } from '../audit/audit-log.ts';
import type { Database } from '../engine/connect.ts';
import { containing } from '../engine/like-pattern.ts';
import { storableText } from '../engine/storable-text.ts';
import { appendMail } from '../mail/mail-queue.ts';
import type { Schema } from '../schema.ts';
import { eraseReviews } from './erase-reviews.ts';
import { moderationHistory } from './moderation-history.ts';
import { appendModeration, lockModerationLog } from './moderation-log.ts';
import { answerOf } from './review-answer.ts';
import { writtenAt } from './review-search.ts';
import { writtenRecord } from './review-tables.ts';

/** Reviews per deletion; the next hourly run deletes more. A larger one would lock the log for too long. */
const FORGOTTEN_AT_ONCE = 200;

/** Creates the moderators' access to reviews, on either engine. `ModerationDesk` documents its functions. */
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

    decide: (ids, decision, judge) =>
      db.transaction().execute((trx) => decideWithin({ db: trx, engine }, ids, decision, judge)),

    async answer(id, judge) {
      return db.transaction().execute(async (trx) => {
        const find = () => selectJudged(trx).where('reviews.public_id', '=', storableText(id));
        const [row] = await find()
          .$if(engine === 'postgres', (query) => query.forUpdate('reviews'))
          .execute();
        if (!row) return undefined;
        const [review] = await judged(trx, [row]);
        if (!review) return undefined;
        const decided = judge(review);
        if (!decided.ok) return decided;
        if (decided.entries.length === 0) return { ok: true, value: review };
        const { after } = decided;
        await trx
          .updateTable('reviews')
          .set((eb) => ({
            answer: after && storableText(after.text),
            answer_lang: after?.lang ?? null,
            answered_at: after?.at ?? null,
            answer_version: eb('answer_version', '+', 1),
          }))
          .where('id', '=', row.id)
          .execute();
        await appendAudit(trx, ...decided.entries);
        const [value] = await judged(trx, await find().execute());
        return value && { ok: true, value };
      });
    },

    async forget(before) {
      return db.transaction().execute(async (trx) => {
        await lockModerationLog(trx, engine);
        const rows = await trx
          .selectFrom('reviews')
          .select('public_id')
          .where('owner', '=', 'site')
          .where('created_at', '<', before)
          .limit(FORGOTTEN_AT_ONCE)
          .execute();
        await eraseReviews(
          trx,
          rows.map(({ public_id }) => public_id),
        );
        return rows.length;
      });
    },
  };
}

/** `ModerationDesk.decide` within the transaction `db`. It locks the moderation log. */
export async function decideWithin(
  { db: trx, engine }: Pick<Database, 'db' | 'engine'>,
  ids: readonly string[],
  decision: Decision,
  judge: (review: JudgedReview) => DecisionJudgement,
): Promise<DecisionOutcome[]> {
  await lockModerationLog(trx, engine);
  const before = await byId(trx, ids, decision.of);
  const judged = new Map([...before].map(([id, review]) => [id, judge(review)]));
  for (const [id, judgement] of judged) {
    const review = before.get(id);
    if (review && judgement.kind === 'write') await write(trx, review, decision, judgement);
  }
  const after = await byId(
    trx,
    ids.filter((id) => judged.get(id)?.kind === 'write'),
    decision.of,
  );
  return ids.map((id) => {
    const review = after.get(id) ?? before.get(id);
    if (!review) return { kind: 'missing' };
    return { kind: judged.get(id)?.kind === 'conflict' ? 'conflict' : 'decided', review };
  });
}

/** Writes one decision with its log entries and the mail to the author. */
async function write(
  trx: Kysely<Schema>,
  { id, status: from }: JudgedReview,
  { to, ground, reason, at, actorId, excerpt }: Decision,
  { entry, mail }: { entry: AuditEntry; mail: DecisionMail | undefined },
): Promise<void> {
  await takeBackMail(trx, id);
  const waits = to === 'pending';
  await trx
    .updateTable('reviews')
    .set({
      status: to,
      decided_at: waits ? null : at,
      decided_by: waits ? null : actorId,
      ground,
      reason: waits ? null : storableText(reason),
      mail_id: mail?.id ?? null,
      ...(excerpt !== undefined && { excerpt: storableText(excerpt) }),
      updated_at: at,
    })
    .where('public_id', '=', id)
    .execute();
  await appendModeration(trx, {
    at,
    reviewId: id,
    from,
    to,
    actorId,
    ground,
    reason,
    told: mail !== undefined,
  });
  if (mail) await appendMail(trx, mail.mail, mail.id, at, mail.due);
  await appendAudit(trx, entry);
}

/** Deletes the mail about the previous decision, unless a worker has claimed or attempted it. */
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

async function byId(
  trx: Kysely<Schema>,
  ids: readonly string[],
  of: Decision['of'],
): Promise<Map<string, JudgedReview>> {
  if (ids.length === 0) return new Map();
  const rows = await selectJudged(trx)
    .where('reviews.owner', of === 'site' ? '=' : '<>', 'site')
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
    .select([calledNameSql.as('decider'), 'review_invitations.client as invited']);
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
    ...writtenRecord.toRecord(row),
    id: row.public_id,
    email: row.email,
    createdAt: row.published_at ?? row.created_at,
    own: row.owner === 'site',
    status: row.status,
    excerpt: row.excerpt,
    invited: row.invited,
    helpful: row.helpful,
    decidedAt: row.decided_at,
    decidedBy: row.decider,
    ground: row.ground,
    reason: row.reason,
    demo: row.demo === 1,
    answer: answerOf(row),
    answerVersion: row.answer_version,
  };
}

type Reviews = ExpressionBuilder<Schema, 'reviews'>;

const isOwn = (eb: Reviews): Expression<SqlBool> => eb('reviews.owner', '=', 'site');

/**
 * Selects the rows of a page. An index returns them in their order: `reviews_moderation` for reviews of the site, else
 * `reviews_listed`.
 */
export function selectPage(
  db: Kysely<Schema>,
  { id, status, order, page, pageSize, ...filter }: Parameters<ModerationDesk['page']>[0],
) {
  // Reviews from other sites never wait for a decision.
  const source = status === 'pending' ? 'site' : filter.source;
  return (
    selectJudged(db)
      .where((eb) =>
        id === undefined
          ? eb.and([eb('reviews.status', '=', status), passes(eb, { ...filter, source })])
          : eb('reviews.public_id', '=', storableText(id)),
      )
      // For reviews of the site, both columns hold the same time.
      .orderBy(source === 'all' ? writtenAt : 'reviews.created_at', order)
      .orderBy('reviews.id', order)
      .limit(pageSize)
      .offset((page - 1) * pageSize)
  );
}

function passes(eb: Reviews, { q, rating, rated, source, from, until }: ReviewFilter): Expression<SqlBool> {
  const conditions: Expression<SqlBool>[] = [];
  if (source === 'site') conditions.push(isOwn(eb));
  if (q) {
    const pattern = containing(searchKey(storableText(q)));
    conditions.push(sql<SqlBool>`reviews.search like ${pattern} escape '\\'`);
  }
  if (rating !== undefined) conditions.push(eb('reviews.rating', '=', rating as 1 | 2 | 3 | 4 | 5));
  if (rated) conditions.push(eb('reviews.rating', 'is not', null));
  if (from !== undefined) conditions.push(eb(writtenAt, '>=', from));
  if (until !== undefined) conditions.push(eb(writtenAt, '<', until));
  return eb.and(conditions);
}
