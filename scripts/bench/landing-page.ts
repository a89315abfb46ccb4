import { setTimeout as sleep } from 'node:timers/promises';
import { landingContent } from '../../tests/landing-content.ts';
import { administratorEnv, signIn } from './administrator.ts';
import { cpuOfPage } from './page-cpu.ts';
import { startSite } from './site-process.ts';
import { ratio } from './throughput.ts';
import { median, requestsPerSecond } from './wrk.ts';

const ROUNDS = 3;
const SECONDS = 3;
const PAGES = 5000;
/** The time in which a started site renders its home pages. */
const SETTLE_MS = 3000;

/**
 * (p) A cached landing page beside the cached home page, measured in turns in one process: requests a second, processor time of
 * a page, and bytes, each with the ratio of the landing page to the home page.
 */
export async function measureLandingPage() {
  const site = await startSite(administratorEnv);
  try {
    const path = await publish(site.url);
    const paths = { landing: path, home: '/' } as const;
    await sleep(SETTLE_MS);
    for (const at of Object.values(paths)) await requestsPerSecond(site.url + at, SECONDS);
    const rates: Record<keyof typeof paths, number[]> = { landing: [], home: [] };
    const cpu: Record<keyof typeof paths, number[]> = { landing: [], home: [] };
    for (let round = 0; round < ROUNDS; round += 1)
      for (const name of ['landing', 'home'] as const) {
        rates[name].push(await requestsPerSecond(site.url + paths[name], SECONDS));
        cpu[name].push(await cpuOfPage(site, paths[name], PAGES));
      }
    const bytes = { landing: await bytesOf(site.url + path), home: await bytesOf(`${site.url}/`) };
    const of = (values: typeof rates) => {
      const [landing, home] = [median(values.landing), median(values.home)];
      return { landing, home, ratio: ratio(landing, home) };
    };
    return {
      requestsPerSecond: of(rates),
      cpuMs: of(cpu),
      bytes: { ...bytes, ratio: ratio(bytes.landing, bytes.home) },
    };
  } finally {
    await site.remove();
  }
}

/** Publishes a page, and returns its path. */
async function publish(url: string): Promise<string> {
  const authorization = `Bearer ${await signIn(url)}`;
  const call = async (method: string, path: string, body: object) => {
    const response = await fetch(`${url}/api/landing-pages${path}`, {
      method,
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return (await response.json()).data;
  };
  const { id } = await call('POST', '', { title: 'Nova', template: 'album-release' });
  const { version } = await call('PUT', `/${id}`, { version: 1, content: landingContent('Nova') });
  const { url: address } = await call('POST', `/${id}/publish`, { version, locales: ['fr'] });
  return new URL(address).pathname;
}

/** The compressed bytes of a page. */
async function bytesOf(url: string): Promise<number> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'br' } });
  await response.arrayBuffer();
  return Number(response.headers.get('content-length'));
}
