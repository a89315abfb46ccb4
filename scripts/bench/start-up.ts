import { startSite } from './site-process.ts';
import { median } from './tools/wrk.ts';

/** (f) Cold start on an existing database: from the start of the process to `/api/ready`; median of five, in ms. */
export async function measureStartUp() {
  const first = await startSite();
  await first.stop();
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const site = await startSite({}, { dataDir: first.dataDir });
    times.push(site.coldStartMs);
    await site.stop();
  }
  await first.remove();
  return { medianMs: Math.round(median(times)), allMs: times.map(Math.round) };
}
