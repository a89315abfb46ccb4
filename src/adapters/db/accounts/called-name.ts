import { sql } from 'kysely';

/** How a joined account is called, as `calledName` says it: its name, or its address; null without an account. */
export const calledNameSql = sql<string | null>`coalesce(nullif(accounts.name, ''), accounts.email)`;
