import { setTimeout as sleep } from 'node:timers/promises';
import { findNginx, prepareEdge } from '../../tests/edge.ts';
import { landingContent } from '../../tests/landing/landing-content.ts';
import { administratorEnv, signIn } from './administrator.ts';
import { withDatabase } from './databases.ts';
import { startFleet } from './fleet.ts';
import { percentile } from './tools/wrk.ts';

const PUBLICATIONS = 50;
const POLL_MS = 10;

/**
 * The time from the answer to a publication of a landing page until nginx, with the shipped configuration and three web processes
 * behind it, gives the new page to a visitor: with `EDGE_URL`, at which the site renews the copy, and without. Goals: 500 and 2000 ms.
 */
export const measurePublications = async () => ({
  renewed: await measure(true),
  expired: await measure(false),
});

const measure = (isRenewed: boolean) =>
  withDatabase('postgres', async (databaseEnv) => {
    if (!findNginx()) throw new Error('nginx was not found.');
    const edge = await prepareEdge();
    const fleet = await startFleet({
      ...{ ...databaseEnv, ...administratorEnv, ADMIN_SECOND_FACTOR: 'off', DEMO_DATA: 'off' },
      ...{ TRUST_PROXY: '1', SITE_URL: edge.url, ...(isRenewed && { EDGE_URL: edge.inner }) },
    });
    try {
      await edge.start(fleet.processes.slice(1).map(({ port }) => port));
      const authorization = `Bearer ${await signIn(edge.url)}`;
      const call = async (method: string, path: string, body?: object) => {
        const response = await fetch(`${edge.url}/api/landing-pages${path}`, {
          method,
          headers: { authorization, 'content-type': 'application/json' },
          ...(body && { body: JSON.stringify(body) }),
        });
        if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
        return (await response.json()).data;
      };
      const { id } = await call('POST', '', { title: 'Nova', template: 'album-release' });
      let { version } = await call('GET', `/${id}`);
      const content = landingContent('Nova');
      const waits: number[] = [];
      let hits = 0;
      const ask = async (url: string) => {
        const response = await fetch(url, { headers: { 'accept-language': 'fr' } });
        if (response.headers.get('x-cache') === 'HIT') hits += 1;
        return response.text();
      };
      let url = '';
      for (let publication = 0; publication < PUBLICATIONS; publication += 1) {
        const title = `Nova ${publication}.`;
        const texts = Object.fromEntries(
          Object.entries(content.texts).map(([locale, text]) => [locale, { ...text, title }]),
        );
        ({ version } = await call('PUT', `/${id}`, { version, content: { ...content, texts } }));
        // The former copy is as new as it can be.
        if (url) await ask(url);
        ({ url } = await call('POST', `/${id}/publish`, { version, locales: ['fr'] }));
        const published = performance.now();
        while (!(await ask(url)).includes(title)) await sleep(POLL_MS);
        waits.push(Math.round(performance.now() - published));
        ({ version } = await call('GET', `/${id}`));
      }
      return {
        publications: PUBLICATIONS,
        p50Ms: percentile(waits, 0.5),
        p99Ms: percentile(waits, 0.99),
        slowestMs: Math.max(...waits),
        fromCache: hits,
      };
    } finally {
      await edge.stop();
      edge.remove();
      await fleet.remove();
    }
  });
