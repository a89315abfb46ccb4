import { setTimeout as sleep } from 'node:timers/promises';
import { startReceiver } from '../../e2e/receiver.ts';
import { simulation } from './latency.ts';
import { residentMb, startSite } from './site-process.ts';
import { UNCACHED_PATH } from './two-processes.ts';
import { jsonPost, requestsPerSecond } from './wrk.ts';

const SECONDS = 10;
/** Until the work before it is over and its garbage collected. */
const REST_MS = 3000;

/** (e) Resident memory of one process: at rest, then after pages from memory, renderings, and posts that are delivered. */
export async function measureMemory() {
  const receiver = await startReceiver();
  const site = await startSite(receiver.env);
  const measured = async (path: string, script?: string) => {
    await requestsPerSecond(site.url + path, SECONDS, { script });
    const afterMb = residentMb(site.pid);
    await sleep(REST_MS);
    return { afterMb, restedMb: residentMb(site.pid) };
  };
  try {
    await sleep(REST_MS);
    return {
      atRestMb: residentMb(site.pid),
      cachedPages: await measured('/'),
      renderings: await measured(UNCACHED_PATH),
      posts: await measured('/api/simulator/submit', jsonPost(simulation(1))),
    };
  } finally {
    await site.remove();
    await receiver.close();
  }
}
