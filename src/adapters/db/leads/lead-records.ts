import type { Kysely, Selectable } from 'kysely';
import type { AuditEntry } from '../../../app/ports/audit.ts';
import type { LeadRecord, LeadSummary, PipelineReport } from '../../../app/ports/leads.ts';
import { auditRecord } from '../accounts/account-tables.ts';
import { sendRecord } from '../conversions/conversion-tables.ts';
import { flag, type RowOf, recordOf } from '../engine/record.ts';
import type { Schema } from '../schema.ts';
import { toLead } from './lead-mapping.ts';
import { followUp } from './lead-state.ts';
import {
  attemptRecord,
  type DeliveryAttemptRow,
  type DeliveryRow,
  deliveryRecord,
  type LeadRow,
  noteRecord,
} from './lead-tables.ts';

const summaryRecord = recordOf<Omit<LeadSummary, 'assignee'>>()({
  id: 'public_id',
  kind: 'kind',
  createdAt: 'created_at',
  name: 'name',
  email: 'email',
  phone: 'phone',
  platform: 'platform',
  budget: 'budget',
  locale: 'locale',
  source: 'source',
  status: 'status',
  delivery: 'delivery',
  followUp,
  lostReason: 'lost_reason',
  wonValue: 'won_value',
  demo: flag('demo'),
});

/** A row with the address and the name of its assignee. */
type WithAssignee<T> = T & { assignee_email: string | null; assignee_name: string | null };
type SummaryRow = WithAssignee<RowOf<typeof summaryRecord> & { assignee_id: string | null }>;

/** Returns the summaries of the leads with these row ids, by row id. Erased leads are absent. */
export async function summaries(db: Kysely<Schema>, ids: number[]): Promise<Map<number, LeadSummary>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('leads')
    .leftJoin('accounts', 'accounts.public_id', 'leads.assignee_id')
    .select(['leads.id', 'leads.assignee_id', ...summaryRecord.columnsOf('leads')])
    .select(['accounts.email as assignee_email', 'accounts.name as assignee_name'])
    .where('leads.id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, toSummary(row)]));
}

/** Returns the leads with these row ids and their deliveries, in the order of `ids`. Erased leads are absent. */
export async function readReports(db: Kysely<Schema>, ids: number[]): Promise<PipelineReport[]> {
  const [leads, deliveries] = await readLeads(db, ids);
  return leads.map((row) => ({
    lead: toLead(row),
    phone: row.phone,
    summary: toSummary(row),
    deliveries: (deliveries.get(row.id) ?? []).map(deliveryRecord.toRecord),
  }));
}

/** Returns everything stored about the leads with these row ids, in the order of `ids`. Erased leads are absent. */
export async function readRecords(db: Kysely<Schema>, ids: number[]): Promise<LeadRecord[]> {
  const [leads, deliveries] = await readLeads(db, ids);
  if (leads.length === 0) return [];
  const deliveryIds = [...deliveries.values()].flat().map(({ id }) => id);
  const attempts =
    deliveryIds.length === 0
      ? []
      : await db
          .selectFrom('delivery_attempts')
          .selectAll()
          .where('delivery_id', 'in', deliveryIds)
          .orderBy('id')
          .execute();
  const notes = await db
    .selectFrom('lead_notes')
    .selectAll()
    .where('lead_id', 'in', ids)
    .orderBy('id')
    .execute();
  const changes = await db
    .selectFrom('audit_log')
    .selectAll()
    .where(
      'subject',
      'in',
      leads.map((row) => row.public_id),
    )
    .orderBy('at')
    .orderBy('id')
    .execute();
  const replays =
    attempts.length === 0 ? [] : await replaysSince(db, [...deliveries.values()].flat(), attempts);
  const campaigns = await db
    .selectFrom('campaigns')
    .select(['public_id as id', 'lead_id', 'artist'])
    .where(
      'lead_id',
      'in',
      leads.map((row) => row.public_id),
    )
    .orderBy('id')
    .execute();
  const sends = await db
    .selectFrom('conversion_sends')
    .selectAll()
    .where('lead_id', 'in', ids)
    .orderBy('id')
    .execute();
  const attemptsOf = Map.groupBy(attempts, (attempt) => attempt.delivery_id);
  const sendsOf = Map.groupBy(sends, (send) => send.lead_id);
  const notesOf = Map.groupBy(notes, (note) => note.lead_id);
  const changesOf = Map.groupBy(changes, ({ subject }) => subject);
  return leads.map((row) => ({
    lead: toLead(row),
    summary: toSummary(row),
    deliveries: (deliveries.get(row.id) ?? []).map((delivery) => ({
      ...deliveryRecord.toRecord(delivery),
      made: (attemptsOf.get(delivery.id) ?? []).map(attemptRecord.toRecord),
    })),
    sends: (sendsOf.get(row.id) ?? []).map(sendRecord.toRecord),
    notes: (notesOf.get(row.id) ?? []).map(noteRecord.toRecord),
    changes: (changesOf.get(row.public_id) ?? []).map(auditRecord.toRecord),
    lostNote: row.lost_note,
    planMailedAt: row.plan_mailed_at,
    callBookedAt: row.call_booked_at,
    replays,
    campaigns: campaigns
      .filter((campaign) => campaign.lead_id === row.public_id)
      .map(({ id, artist }) => ({ id, artist })),
  }));
}

/** Returns the audit entries of replays of these deliveries, and of all dead deliveries since their first attempt. */
async function replaysSince(
  db: Kysely<Schema>,
  deliveries: Selectable<DeliveryRow>[],
  attempts: Selectable<DeliveryAttemptRow>[],
): Promise<AuditEntry[]> {
  const since = attempts.reduce(
    (first, { started_at }) => Math.min(first, started_at),
    Number.MAX_SAFE_INTEGER,
  );
  const ids = deliveries.map(({ message_id }) => message_id);
  const rows = await db
    .selectFrom('audit_log')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb('subject', 'in', ids).and('action', '=', 'delivery_replayed'),
        eb('action', '=', 'deliveries_replayed').and('at', '>=', since),
      ]),
    )
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows.map(auditRecord.toRecord);
}

async function readLeads(
  db: Kysely<Schema>,
  ids: number[],
): Promise<[WithAssignee<Selectable<LeadRow>>[], Map<number | null, Selectable<DeliveryRow>[]>]> {
  if (ids.length === 0) return [[], new Map()];
  const rows = await db
    .selectFrom('leads')
    .leftJoin('accounts', 'accounts.public_id', 'leads.assignee_id')
    .selectAll('leads')
    .select(['accounts.email as assignee_email', 'accounts.name as assignee_name'])
    .where('leads.id', 'in', ids)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const deliveries = await db
    .selectFrom('deliveries')
    .selectAll()
    .where('lead_id', 'in', ids)
    .orderBy('id')
    .execute();
  return [ids.flatMap((id) => byId.get(id) ?? []), Map.groupBy(deliveries, (row) => row.lead_id)];
}

const toSummary = (row: SummaryRow): LeadSummary => ({
  ...summaryRecord.toRecord(row),
  // The address is always found, because accounts are never deleted.
  assignee:
    row.assignee_id === null
      ? null
      : { id: row.assignee_id, email: row.assignee_email ?? '', name: row.assignee_name ?? '' },
});
