import { personOf } from '../../../domain/lead/person.ts';
import type { LeadReport } from '../../ports.ts';
import { deliveriesText } from './export-leads.ts';

/** Maximum width of a column in characters, so that a line fits a screen. */
const MAX_WIDTH = 40;

/** Returns the leads as a table for a terminal, one line each, times in UTC. */
export function leadsAsTable(reports: readonly LeadReport[]): string {
  if (reports.length === 0) return 'No leads.';
  const lines = [
    ['created (UTC)', 'kind', 'name', 'e-mail', 'campaign', 'language', 'deliveries'],
    ...reports.map(({ lead, deliveries }) => [
      new Date(lead.createdAt).toISOString().slice(0, 16).replace('T', ' '),
      lead.demo ? `${lead.kind} (demo)` : lead.kind,
      personOf(lead.fields).name,
      lead.fields.email,
      lead.kind === 'simulation'
        ? `${lead.fields.platform}, ${lead.fields.budget} €, ${lead.fields.country}`
        : lead.kind === 'planner'
          ? `${lead.fields.releaseType}, ${lead.fields.genre}, ${lead.fields.releaseDate.slice(0, 7)}`
          : (lead.fields.platform ?? '–'),
      lead.origin.locale,
      deliveriesText(deliveries) || '–',
    ]),
  ].map((line) => line.map((text, index) => (index === line.length - 1 ? plain(text) : cut(plain(text)))));
  const widths =
    lines[0]?.map((_, index) => Math.max(...lines.map((line) => line[index]?.length ?? 0))) ?? [];
  return lines
    .map((line) =>
      line
        .map((text, index) => text.padEnd(widths[index] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Removes control characters, with which a visitor could control the terminal. */
function plain(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, ' ');
}

function cut(text: string): string {
  return text.length > MAX_WIDTH ? `${text.slice(0, MAX_WIDTH - 1)}…` : text;
}
