import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { locales } from '../../src/domain/locale/locale.ts';
import { startReceiver } from '../../tests/e2e/receiver.ts';
import { administratorEnv, signIn } from './administrator.ts';
import { callApi } from './api-calls.ts';
import { simulation } from './latency.ts';
import { residentMb, startSite } from './site-process.ts';
import { jsonPost, requestsPerSecond } from './tools/wrk.ts';
import { UNCACHED_PATH } from './two-processes.ts';

const SECONDS = 10;
/** The pause after which earlier work is finished and its garbage collected. */
const REST_MS = 3000;

/** Asks the question box in every language, so that it reads its passages and builds its index for each. */
async function askQuestions(url: string): Promise<void> {
  for (const locale of locales) {
    const answer = await fetch(`${url}/api/questions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ locale, question: 'TikTok Ads' }),
    });
    if (!answer.ok) throw new Error(`a question in ${locale} was answered with ${answer.status}`);
  }
}

/**
 * (e) Resident memory of one process: at rest, after questions in every language, and then after cached pages, after renderings, after
 * posts with deliveries.
 */
export async function measureMemory() {
  const receiver = await startReceiver();
  const site = await startSite(receiver.env);
  const rested = async () => {
    const afterMb = residentMb(site.pid);
    await sleep(REST_MS);
    return { afterMb, restedMb: residentMb(site.pid) };
  };
  const measured = async (path: string, script?: string) => {
    await requestsPerSecond(site.url + path, SECONDS, { script });
    return rested();
  };
  try {
    await sleep(REST_MS);
    return {
      atRestMb: residentMb(site.pid),
      questions: await askQuestions(site.url).then(rested),
      cachedPages: await measured('/'),
      renderings: await measured(UNCACHED_PATH),
      posts: await measured('/api/simulator/submit', jsonPost(simulation(1))),
    };
  } finally {
    await site.remove();
    await receiver.close();
  }
}

const API_CALLS = 100_000;
/** Returns the arguments of `node` in the script `npm start` of package.json. */
const startCommand = () => {
  const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  return (scripts.start as string).split(' ').slice(1);
};

/**
 * (l) Resident memory of the process that `npm start` runs, without environment variables about memory, after 100,000
 * API calls, signed in and not.
 */
export async function measureStartMemory() {
  const receiver = await startReceiver();
  const site = await startSite({ ...receiver.env, ...administratorEnv }, { command: startCommand() });
  try {
    const token = await signIn(site.url);
    await sleep(REST_MS);
    const atRestMb = residentMb(site.pid);
    const unexpected = await callApi(site.url, token, API_CALLS);
    const afterMb = residentMb(site.pid);
    await sleep(REST_MS);
    return { atRestMb, calls: API_CALLS, unexpected, afterMb, restedMb: residentMb(site.pid) };
  } finally {
    await site.remove();
    await receiver.close();
  }
}
