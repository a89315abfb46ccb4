import type { LeadExportQuery } from '../../../contracts/leads/lead.ts';
import { calledName } from '../../../domain/account/name.ts';
import type { Cell } from '../../../domain/lead/csv.ts';
import { type Asker, actorOf } from '../../asker.ts';
import type { ExportTable } from '../../export/table-file.ts';
import type { ColumnKind } from '../../export/xlsx-file.ts';
import type { Ports } from '../../ports/all-ports.ts';
import type { PipelineReport } from '../../ports/leads.ts';
import { leadSearch } from '../manage/lead-search.ts';
import { type Columns, cellsOf, type LeadWords, leadColumns } from './lead-columns.ts';

/** The columns of `npm run leads`, and those of the pipeline. */
const columns = {
  ...leadColumns,
  source: ({ summary }, { name }) => name('source', summary.source),
  status: ({ summary }, { name }) => name('status', summary.status),
  assignee: ({ summary }) => (summary.assignee ? calledName(summary.assignee) : null),
  followUp: ({ summary }) => summary.followUp,
  lostReason: ({ summary }, { name }) =>
    summary.lostReason === null ? null : name('lostReason', summary.lostReason),
  wonValue: ({ summary }) => (summary.wonValue === null ? null : summary.wonValue / 100),
} satisfies Columns<PipelineReport>;
const order = Object.keys(columns) as (keyof typeof columns)[];

/** The words and headings of the file, in the reader's language. */
export interface ExportWords extends LeadWords {
  headings: Readonly<Record<keyof typeof columns, string>>;
}

const kinds: Partial<Record<keyof typeof columns, ColumnKind>> = {
  budget: 'euros',
  wonValue: 'euros',
  followUp: 'day',
};
/** The kind of each column. */
export const pipelineColumnKinds: readonly ColumnKind[] = order.map((column) => kinds[column] ?? 'plain');

/** Returns the leads that match, all of them or those of the ids, as the table of a file. Writes an audit entry. */
export async function exportPipeline(
  ports: Ports,
  filter: LeadExportQuery,
  words: ExportWords,
  asker: Asker,
): Promise<ExportTable> {
  const { total, parts } = await ports.desk.all(leadSearch(filter, ports.clock.now()));
  // Not the filter: its search text may be a name.
  await ports.audit.append({
    ...actorOf(ports, asker),
    action: 'leads_exported',
    subject: null,
    before: null,
    after: { leads: total },
  });
  return { headings: order.map((column) => words.headings[column]), parts: rows(parts, words) };
}

async function* rows(parts: AsyncIterable<PipelineReport[]>, words: ExportWords): AsyncIterable<Cell[][]> {
  for await (const reports of parts) yield reports.map((report) => cellsOf(columns, report, words));
}
