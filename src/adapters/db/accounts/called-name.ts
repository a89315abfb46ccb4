import { sql } from 'kysely';

/**
 * The display name of a joined account, by the rule of `calledName`: its name, or else its address; null without an
 * account.
 */
export const calledNameSql = sql<string | null>`coalesce(nullif(accounts.name, ''), accounts.email)`;
