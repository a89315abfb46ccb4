import type { ExpressionBuilder, ExpressionWrapper, Kysely, SqlBool } from 'kysely';
import type { AuditEntry, AuditReader, AuditSearch } from '../../../app/ports/audit.ts';
import { auditSubjects } from '../../../domain/account/audit-action.ts';
import { auditRecord } from '../accounts/account-tables.ts';
import type { Database } from '../engine/connect.ts';
import type { Schema } from '../schema.ts';

/** Creates the reader of the audit log, on either engine. `AuditReader` documents its functions. */
export function createAuditReader({ db }: Database): AuditReader {
  return {
    async page(search, { limit, offset }) {
      const [rows, counted] = await Promise.all([
        db
          .selectFrom('audit_log')
          .selectAll()
          .where((eb) => matches(eb, search))
          .orderBy('at', 'desc')
          .orderBy('id', 'desc')
          .limit(limit)
          .offset(offset)
          .execute(),
        db
          .selectFrom('audit_log')
          .select(({ fn }) => fn.countAll<number>().as('total'))
          .where((eb) => matches(eb, search))
          .executeTakeFirstOrThrow(),
      ]);
      const entries = rows.map(auditRecord.toRecord);
      const names = await namesOf(db, entries);
      const items = entries.map((entry) => {
        const name = names.get(keyOf(entry));
        return name === undefined ? { entry } : { entry, subject: { name } };
      });
      return { items, total: counted.total };
    },
  };
}

type Condition = ExpressionWrapper<Schema, 'audit_log', SqlBool>;

function matches(
  eb: ExpressionBuilder<Schema, 'audit_log'>,
  { accountId, action, from, until }: AuditSearch,
): Condition {
  const conditions: Condition[] = [];
  if (accountId === null) conditions.push(eb('actor_id', 'is', null));
  else if (accountId !== undefined) {
    conditions.push(eb.or([eb('actor_id', '=', accountId), eb('subject', '=', accountId)]));
  }
  if (action !== undefined) conditions.push(eb('action', '=', action));
  if (from !== undefined) conditions.push(eb('at', '>=', from));
  if (until !== undefined) conditions.push(eb('at', '<', until));
  return eb.and(conditions);
}

const kindOf = ({ action }: AuditEntry) => auditSubjects[action];
const keyOf = (entry: AuditEntry) => `${kindOf(entry)} ${entry.subject}`;

/** Returns the current names of the entries' leads, campaigns, reviews, clients and pictures; deleted subjects are absent. */
async function namesOf(db: Kysely<Schema>, entries: AuditEntry[]): Promise<Map<string, string | null>> {
  const idsOf = (kind: ReturnType<typeof kindOf>) => [
    ...new Set(entries.flatMap((entry) => (kindOf(entry) === kind ? (entry.subject ?? []) : []))),
  ];
  const sources = [
    ['lead', 'leads', 'name'],
    ['campaign', 'campaigns', 'artist'],
    ['review', 'reviews', 'name'],
    ['invitation', 'review_invitations', 'client'],
    ['media', 'media', 'name'],
    ['landing', 'landing_pages', 'title'],
    ['post', 'wordpress_posts', 'title'],
  ] as const;
  const names = new Map<string, string | null>();
  for (const [kind, table, column] of sources) {
    const ids = idsOf(kind);
    if (ids.length === 0) continue;
    const rows = await db
      .selectFrom(table)
      .select(['public_id', `${column} as name` as 'name'])
      .where('public_id', 'in', ids)
      .execute();
    for (const { public_id, name } of rows) names.set(`${kind} ${public_id}`, name);
  }
  return names;
}
