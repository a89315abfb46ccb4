import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { measureBuild } from './bench/build-time.ts';
import { measureConversions } from './bench/conversions.ts';
import { measureCrashes } from './bench/crashes.ts';
import { measureDashboard } from './bench/dashboard.ts';
import { measureEvents } from './bench/events.ts';
import { measureFirstPaint } from './bench/first-paint.ts';
import { measureHtml } from './bench/html/html.ts';
import { measureReportFiles } from './bench/imports/report-files.ts';
import { measureDatabaseFaults, measureKills } from './bench/kills.ts';
import { measureLandingList } from './bench/landing-list.ts';
import { measureLandingPage } from './bench/landing-page.ts';
import { measureDisk, measureLatency } from './bench/latency.ts';
import { measureLeads } from './bench/leads.ts';
import { measureArticleLighthouse, measureLandingLighthouse, measureLighthouse } from './bench/lighthouse.ts';
import { measureLibrary } from './bench/media-library.ts';
import { measureUploads } from './bench/media-uploads.ts';
import { measureMemory, measureStartMemory } from './bench/memory.ts';
import { measurePageCpu } from './bench/page-cpu.ts';
import { measurePageWeight } from './bench/page-weight.ts';
import { measurePlanner } from './bench/planner.ts';
import { measurePublications } from './bench/publications.ts';
import { measureReminders } from './bench/reminders.ts';
import { measureRolling } from './bench/rolling.ts';
import { measureStartUp } from './bench/start-up.ts';
import { measureThroughput } from './bench/throughput.ts';
import { measureTwoProcesses } from './bench/two-processes.ts';
import { measureWordpress } from './bench/wordpress.ts';
import { buildIfStale } from './building.ts';

/** Measures on both engines, one after the other. */
const onBoth = (measure: (engine: 'sqlite' | 'postgres') => Promise<unknown>) => async () => ({
  sqlite: await measure('sqlite'),
  postgres: await measure('postgres'),
});

/**
 * `npm run bench`: runs all measurements, or only those that are named (`npm run bench -- weight latency`). Missing
 * programs are installed only with `--install`.
 */
const parts: Record<string, () => Promise<unknown>> = {
  build: measureBuild,
  weight: measurePageWeight,
  html: measureHtml,
  lighthouse: measureLighthouse,
  'first-paint': measureFirstPaint,
  throughput: measureThroughput,
  'page-cpu': measurePageCpu,
  memory: measureMemory,
  'start-memory': measureStartMemory,
  latency: async () => ({ ...(await onBoth(measureLatency)()), disk: await measureDisk() }),
  startup: measureStartUp,
  conversions: onBoth(measureConversions),
  crashes: onBoth(measureCrashes),
  reminders: onBoth(measureReminders),
  processes: measureTwoProcesses,
  rolling: () => measureRolling(),
  publications: measurePublications,
  kills: () => measureKills(),
  'database-faults': () => measureDatabaseFaults(),
  leads: onBoth(measureLeads),
  dashboard: onBoth(measureDashboard),
  events: measureEvents,
  landing: onBoth(measureLandingList),
  'landing-page': measureLandingPage,
  'landing-lighthouse': measureLandingLighthouse,
  'article-lighthouse': measureArticleLighthouse,
  planner: onBoth(measurePlanner),
  media: async () => ({ uploads: await measureUploads(), library: await onBoth(measureLibrary)() }),
  wordpress: measureWordpress,
  'report-files': async () => measureReportFiles(),
};

const names = process.argv.slice(2).filter((argument) => argument !== '--install');
const unknown = names.filter((name) => !(name in parts));
if (unknown.length > 0)
  throw new Error(`Unknown: ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}`);

const root = fileURLToPath(new URL('..', import.meta.url));
const results: Record<string, unknown> = {
  measuredAt: new Date().toISOString(),
  machine: { node: process.version, cores: availableParallelism() },
};
const file = `.cache/bench/${String(results['measuredAt']).replace(/\W/g, '-')}.json`;
mkdirSync(`${root}.cache/bench`, { recursive: true });

for (const [name, measure] of Object.entries(parts)) {
  if (names.length > 0 && !names.includes(name)) continue;
  console.log(`\n── ${name}`);
  try {
    if (name !== 'build') await buildIfStale();
    results[name] = await measure();
  } catch (error) {
    // A failed part does not stop the others.
    results[name] = { failed: error instanceof Error ? error.message : String(error) };
    process.exitCode = 1;
  }
  console.log(JSON.stringify(results[name], null, 2));
  writeFileSync(root + file, `${JSON.stringify(results, null, 2)}\n`);
}
console.log(`\nStored in ${file}`);
