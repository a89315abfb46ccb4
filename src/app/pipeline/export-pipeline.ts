import type { LeadFilter } from '../../contracts/lead.ts';
import { type Cell, csvLines, toCsv } from '../../domain/lead/csv.ts';
import { leadCells, leadHeadings } from '../lead/export-leads.ts';
import type { PipelineReport } from '../ports/leads.ts';
import { leadSearch } from './lead-search.ts';
import { type Asker, actorOf, type PipelinePorts } from './pipeline-ports.ts';

/** The leads that match, all of them, as a CSV file in parts: the columns of `npm run leads`, and those of the pipeline. */
export async function exportPipeline(
  ports: Pick<PipelinePorts, 'clock' | 'desk' | 'audit'>,
  filter: LeadFilter,
  asker: Asker,
): Promise<AsyncIterable<string>> {
  const { total, parts } = await ports.desk.all(leadSearch(filter));
  // Not the filter: what was searched for may be a name.
  await ports.audit.append({
    ...actorOf(ports, asker),
    action: 'leads_exported',
    subject: null,
    before: null,
    after: { leads: total },
  });
  return lines(parts);
}

async function* lines(parts: AsyncIterable<PipelineReport[]>): AsyncIterable<string> {
  yield toCsv([[...leadHeadings, 'source', 'status', 'assignee']]);
  for await (const reports of parts) yield csvLines(reports.map(cells));
}

function cells({ lead, deliveries, summary }: PipelineReport): Cell[] {
  return [
    ...leadCells({ lead, deliveries }),
    summary.source,
    summary.status,
    summary.assignee?.email ?? null,
  ];
}
