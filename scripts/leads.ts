import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { createLeadStore } from '../src/adapters/db/leads/lead-store.ts';
import { createLeadRetirement } from '../src/adapters/db/privacy/retirement/lead-retirement-store.ts';
import { createStateStore } from '../src/adapters/db/state/state-store.ts';
import { leadsAsCsv } from '../src/app/leads/export/export-leads.ts';
import { leadsAsTable } from '../src/app/leads/export/lead-table.ts';
import { listLeads, parseSince } from '../src/app/leads/export/list-leads.ts';
import { nightAsText } from '../src/app/privacy/retirement/night-as-text.ts';
import { planNight } from '../src/app/privacy/retirement/night-of.ts';
import { UsageError, withDatabase } from './open-database.ts';

const usage = `npm run leads -- [options]     prints the stored leads and the state of their deliveries, newest first
  --json                       as JSON
  --since 2026-11-01|7d|24h    only leads from then on (UTC)
  --export file.csv            writes them to a CSV file instead
  --retire --dry-run           prints which leads the site would delete now, three years after the last contact by the
                               person, and why not, if it would not; deletes nothing`;

await withDatabase(readArguments, async (database, { json, since, file, retire }) => {
  if (retire) {
    const ports = { retirement: createLeadRetirement(database), state: createStateStore(database) };
    console.info(nightAsText(await planNight(ports, Date.now())));
    return;
  }
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
  if (values.retire !== values['dry-run']) {
    throw new UsageError(`--retire needs --dry-run: the site itself deletes leads, every night.\n\n${usage}`);
  }
  return { json: values.json, file: values.export, since, retire: values.retire };
}

function parse() {
  try {
    const { values } = parseArgs({
      options: {
        json: { type: 'boolean', default: false },
        since: { type: 'string' },
        export: { type: 'string' },
        retire: { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
      },
    });
    return values;
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}
