import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { measureCrashes } from './bench/crashes.ts';
import { measureEvents } from './bench/events.ts';
import { measureLatency } from './bench/latency.ts';
import { measureLeads } from './bench/leads.ts';
import { measureLighthouse } from './bench/lighthouse.ts';
import { measurePageWeight } from './bench/page-weight.ts';
import { measureStartUp } from './bench/start-up.ts';
import { measureThroughput } from './bench/throughput.ts';
import { measureTwoProcesses } from './bench/two-processes.ts';
import { buildIfStale } from './building.ts';

/** `npm run bench`: all measurements in one run, or those that are named (`npm run bench -- weight latency`). */
const parts: Record<string, () => Promise<unknown>> = {
  weight: measurePageWeight,
  lighthouse: measureLighthouse,
  throughput: measureThroughput,
  latency: async () => ({
    sqlite: await measureLatency('sqlite'),
    postgres: await measureLatency('postgres'),
  }),
  startup: measureStartUp,
  crashes: () => measureCrashes(),
  processes: measureTwoProcesses,
  leads: async () => ({ sqlite: await measureLeads('sqlite'), postgres: await measureLeads('postgres') }),
  events: measureEvents,
};

const names = process.argv.slice(2);
const unknown = names.filter((name) => !(name in parts));
if (unknown.length > 0)
  throw new Error(`Unknown: ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}`);

await buildIfStale();
const results: Record<string, unknown> = {
  measuredAt: new Date().toISOString(),
  machine: { node: process.version, cores: availableParallelism() },
};
for (const [name, measure] of Object.entries(parts)) {
  if (names.length > 0 && !names.includes(name)) continue;
  console.log(`\n── ${name}`);
  results[name] = await measure();
  console.log(JSON.stringify(results[name], null, 2));
}
const folder = fileURLToPath(new URL('../.cache/bench/', import.meta.url));
mkdirSync(folder, { recursive: true });
const file = `${folder}${String(results['measuredAt']).replace(/\W/g, '-')}.json`;
writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
console.log(`\nStored in ${file.slice(fileURLToPath(new URL('..', import.meta.url)).length)}`);
