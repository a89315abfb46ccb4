import { type RawBuilder, sql } from 'kysely';
import { maySell, roles } from '../../../domain/account/role.ts';

/** The ids of the accounts that can be given a lead: the rule of `canBeAssigned`, in SQL. */
const workers = sql`select public_id from accounts
  where disabled_at is null and invited = 0 and role in (${sql.join(roles.filter(maySell))})`;

/** The account that works on a lead: null without an assignee, and when the account of the assignee was closed since. */
export const worker: RawBuilder<string | null> =
  sql`case when assignee_id in (${workers}) then assignee_id end`;
