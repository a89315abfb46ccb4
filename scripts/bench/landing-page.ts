import { setTimeout as sleep } from 'node:timers/promises';
import { landingContent } from '../../tests/landing/landing-content.ts';
import { administratorEnv } from './administrator.ts';
import { cpuOfPage } from './page-cpu.ts';
import { landingDesk } from './publish-landing.ts';
import { startSite } from './site-process.ts';
import { ratio } from './throughput.ts';
import { median } from './tools/wrk.ts';

const ROUNDS = 5;
const PAGES = 2000;
/** The time in which a started site renders its home pages. */
const SETTLE_MS = 3000;
type Name = 'landing' | 'home';

/**
 * (p) A cached landing page beside the cached home page, measured in turns in one process: processor time of a page,
 * its latency over a new connection, and its compressed bytes, each with the ratio of the landing page to the home
 * page.
 */
export async function measureLandingPage() {
  const site = await startSite(administratorEnv);
  try {
    const paths: Record<Name, string> = { landing: await publish(site.url), home: '/' };
    await sleep(SETTLE_MS);
    // A warm-up, since a new process first compiles its functions.
    for (const path of Object.values(paths)) await cpuOfPage(site, path, PAGES);
    const cpuMs: Record<Name, number[]> = { landing: [], home: [] };
    const waitMs: Record<Name, number[]> = { landing: [], home: [] };
    for (let round = 0; round < ROUNDS; round += 1)
      for (const name of ['landing', 'home'] as const) {
        const began = performance.now();
        cpuMs[name].push(await cpuOfPage(site, paths[name], PAGES));
        waitMs[name].push(Math.round(((performance.now() - began) / PAGES) * 1000) / 1000);
      }
    const bytes = { landing: await bytesOf(site.url + paths.landing), home: await bytesOf(`${site.url}/`) };
    return {
      cpuMs: compared(cpuMs),
      waitMs: compared(waitMs),
      bytes: { ...bytes, ratio: ratio(bytes.landing, bytes.home) },
    };
  } finally {
    await site.remove();
  }
}

function compared(rounds: Record<Name, number[]>) {
  const [landing, home] = [median(rounds.landing), median(rounds.home)];
  return { landing, home, ratio: ratio(landing, home), rounds };
}

/** Publishes a page, and returns its path. */
const publish = async (url: string) =>
  (await landingDesk(url)).publish('album-release', 'Nova', landingContent('Nova'));

/** The compressed bytes of a page. */
async function bytesOf(url: string): Promise<number> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'br' } });
  await response.arrayBuffer();
  return Number(response.headers.get('content-length'));
}
