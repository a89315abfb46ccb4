import type { Kysely } from 'kysely';
import type { PastDecision } from '../../../app/ports/moderation.ts';
import { calledNameSql } from '../accounts/called-name.ts';
import type { Schema } from '../schema.ts';

/** Returns the decisions about these reviews in the moderation log, by review id, the oldest first. */
export async function moderationHistory(
  db: Kysely<Schema>,
  reviewIds: readonly string[],
): Promise<Map<string, PastDecision[]>> {
  const history = new Map<string, PastDecision[]>(reviewIds.map((id) => [id, []]));
  if (reviewIds.length === 0) return history;
  const rows = await db
    .selectFrom('moderation_log')
    .leftJoin('accounts', 'accounts.public_id', 'moderation_log.actor_id')
    .select(['at', 'review_id', 'to_status', 'ground', 'reason', 'told', calledNameSql.as('actor')])
    .where('review_id', 'in', reviewIds)
    .orderBy('moderation_log.id')
    .execute();
  for (const { at, review_id, to_status, ground, reason, told, actor } of rows)
    history.get(review_id)?.push({ at, to: to_status, by: actor, ground, reason, told: told === 1 });
  return history;
}
