import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { NewInvitation } from '../../src/contracts/reviews/review-invitation.ts';
import { REVIEW_PATH } from '../../src/domain/review/review-path.ts';
import { administratorEnv, postJson, signIn } from './administrator.ts';
import { type SiteProcess, startSite } from './site-process.ts';
import { ratio } from './throughput.ts';
import { processSeconds } from './tools/cpu.ts';
import { median } from './tools/wrk.ts';

const ROUNDS = 3;
const RENDERINGS = 600;
/** A cached page takes so little time that the kernel's unit of 10 ms needs many of them. */
const CACHED_PAGES = 5000;
/** The time in which a started site renders its home pages. */
const SETTLE_MS = 3000;

/**
 * (k) Processor time (user and system) of a page that is rendered for each visitor (`/review/<code>` of an open
 * invitation) and of a cached page (the home page), measured in turns, and their ratio.
 */
export async function measurePageCpu() {
  const site = await startSite(administratorEnv);
  try {
    const token = await signIn(site.url);
    const made = await postJson(`${site.url}/api/review-invitations`, { client: 'Nova' }, token);
    const { data } = (await made.json()) as { data: NewInvitation };
    const uncached = () => cpuOfPage(site, `${REVIEW_PATH}/${data.code}`, RENDERINGS);
    const cached = () => cpuOfPage(site, '/', CACHED_PAGES);
    await sleep(SETTLE_MS);
    // A warm-up, since a new process first compiles its functions.
    await uncached();
    await cached();
    const rounds: { uncachedMs: number; cachedMs: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push({ uncachedMs: await uncached(), cachedMs: await cached() });
    const uncachedMs = median(rounds.map((round) => round.uncachedMs));
    const cachedMs = median(rounds.map((round) => round.cachedMs));
    return { uncachedMs, cachedMs, ratio: ratio(uncachedMs, cachedMs), rounds };
  } finally {
    await site.remove();
  }
}

/** Returns the mean processor time of a page over `count` requests, in milliseconds. */
export async function cpuOfPage({ url, pid }: SiteProcess, path: string, count: number) {
  const used = () => processSeconds(String(pid))?.seconds ?? Number.NaN;
  const before = used();
  for (let left = count; left > 0; left -= 1) await visit(url + path);
  return Math.round(((used() - before) * 1e6) / count) / 1000;
}

/** Requests a page as a new visitor's browser does: over a connection of its own, to the end of the page. */
function visit(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent: false, headers: { 'accept-encoding': 'gzip, deflate, br' } }, (response) => {
      response.resume();
      response.on('end', () =>
        response.statusCode === 200 ? resolve() : reject(new Error(`${url} answered ${response.statusCode}`)),
      );
    }).on('error', reject);
  });
}
