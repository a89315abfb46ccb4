import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { createLeadStore } from '../src/adapters/db/leads/lead-store.ts';
import { leadsAsCsv } from '../src/app/leads/export/export-leads.ts';
import { leadsAsTable } from '../src/app/leads/export/lead-table.ts';
import { listLeads, parseSince } from '../src/app/leads/export/list-leads.ts';
import { UsageError, withDatabase } from './open-database.ts';

const usage = `npm run leads -- [options]     prints the stored leads and the state of their deliveries, newest first
  --json                       as JSON
  --since 2026-11-01|7d|24h    only leads from then on (UTC)
  --export file.csv            writes them to a CSV file instead`;

await withDatabase(readArguments, async (database, { json, since, file }) => {
  const reports = await listLeads(createLeadStore(database), { since });
  if (file === undefined) {
    console.info(json ? JSON.stringify(reports, null, 2) : leadsAsTable(reports));
    return;
  }
  // Personal data: only the owner of the file may read it.
  await writeFile(file, leadsAsCsv(reports), { mode: 0o600 });
  console.info(`${reports.length} leads written to ${file}`);
});

function readArguments() {
  const values = parse();
  const since = values.since === undefined ? undefined : parseSince(values.since, Date.now());
  if (values.since !== undefined && since === undefined) {
    throw new UsageError(`--since ${values.since} is neither a date nor like 7d or 24h.\n\n${usage}`);
  }
  return { json: values.json, file: values.export, since };
}

function parse() {
  try {
    const { values } = parseArgs({
      options: {
        json: { type: 'boolean', default: false },
        since: { type: 'string' },
        export: { type: 'string' },
      },
    });
    return values;
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}
