import type { Generated } from 'kysely';
import type { ReportLogEntry, StoredReport } from '../../../app/ports/privacy/content-reports.ts';
import { flag, type RowOf, recordOf, text } from '../engine/record.ts';

export const reportRecord = recordOf<Omit<StoredReport, 'evident'>>()({
  number: 'number',
  subject: 'subject',
  subjectId: 'subject_id',
  address: text('address'),
  reason: 'reason',
  explanation: text('explanation'),
  name: text('name'),
  email: text('email'),
  locale: 'locale',
  receivedAt: 'received_at',
  suspect: flag('suspect'),
  state: 'state',
  version: 'version',
  lookedAt: 'looked_at',
  askedAt: 'asked_at',
  question: text('question'),
  measure: 'measure',
  ground: 'ground',
  words: text('words'),
  decidedAt: 'decided_at',
  decidedBy: 'decided_by',
  againAt: 'again_at',
  contestedBy: 'contested_by',
});

/** A report. Name, addresses and texts of the person who reported become null or empty a year after closing. */
export interface ContentReportRow extends RowOf<typeof reportRecord> {
  id: Generated<number>;
  /** The address in the spelling that is compared; empty: none. */
  email_key: string;
  /** 0 or 1; null: not read. */
  evident: number | null;
}

/** One step of a report (`report-log.ts`). */
export interface ContentReportLogRow {
  id: number;
  at: number;
  /** The number of the report. */
  report: number;
  act: ReportLogEntry['act'];
  actor_id: string | null;
  previous_hash: string;
  hash: string;
}
