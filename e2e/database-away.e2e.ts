import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { findPostgres, startPostgres } from '../tests/databases/postgres-server.ts';
import { adminEnv, administrator } from '../tests/e2e/administrator.ts';
import { openPage } from '../tests/e2e/browser.ts';
import { contactFormOn, message, SUCCESS } from '../tests/e2e/contact-form.ts';
import { startReceiver } from '../tests/e2e/receiver.ts';
import { campaign } from '../tests/e2e/simulator.ts';
import { type Site, startSite } from '../tests/e2e/site.ts';

/** Two processes of the site on one PostgreSQL server, which is killed, frozen and restarted while they run. */

const SENTENCE = 'Le service est indisponible pour le moment. Réessayez dans un instant.';
/** The milliseconds within which everything works again after the server is back. */
const RECOVERY_MS = 10_000;

const programs = findPostgres();

describe.skipIf(!programs && process.env['ALLOW_SKIP'] === '1')(
  'a database server that becomes unavailable',
  async () => {
    const postgres = await startPostgres(programs ?? '', true);
    const receiver = await startReceiver();
    const env = { ...receiver.env, ...adminEnv, DATABASE_URL: postgres.url, RATE_LIMIT_PER_MINUTE: '100000' };
    const one = await startSite(env);
    // A process with other secrets would not start: the second one reads the files of the first.
    const sites = [one, await startSite({ ...env, DATA_DIR: one.dataDir })];
    const [first, second] = sites as [Site, Site];
    afterAll(async () => {
      const statuses = await Promise.all(sites.map((site) => site.stop()));
      for (const site of sites) site.remove();
      await receiver.close();
      await postgres.stop();
      expect(statuses).toEqual([0, 0]);
    });

    const status = (site: Site, path: string) => fetch(site.url + path).then((response) => response.status);
    const isBack = async (site: Site) => (await status(site, '/api/ready')) === 200;

    /** Posts simulations to both sites until `stop` is called; collects the acknowledged ids. */
    function postSteadily() {
      const acknowledged = new Set<string>();
      let refused = 0;
      let posting = true;
      const loops = sites.map(async (site) => {
        while (posting) {
          const response = await site.post('/api/simulator/submit', campaign());
          const body = await response.json();
          if (response.status === 201) acknowledged.add(body.data.id);
          else {
            expect([response.status, body.code, body.message]).toEqual([503, 'unavailable', SENTENCE]);
            expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
            refused += 1;
          }
          await sleep(20);
        }
      });
      return {
        acknowledged,
        refused: () => refused,
        async stop() {
          posting = false;
          await Promise.all(loops);
        },
      };
    }

    /** Checks that every acknowledged lead is stored, and was delivered with one id. */
    async function expectKept(acknowledged: Set<string>): Promise<void> {
      const client = new Client({ connectionString: postgres.url });
      client.on('error', () => {});
      await client.connect();
      const delivered = async () =>
        (
          await client.query<{ lead_id: string; id: string; state: string }>(
            'select l.public_id as lead_id, d.message_id as id, d.state from deliveries d join leads l on l.id = d.lead_id where l.public_id = any($1)',
            [[...acknowledged]],
          )
        ).rows;
      await expect
        .poll(async () => (await delivered()).filter(({ state }) => state !== 'delivered').length, {
          // A delivery whose outcome the crash cut off is free again after its lease of 30 s.
          timeout: 45_000,
          interval: 200,
        })
        .toBe(0);
      const rows = await delivered();
      expect(new Set(rows.map((row) => row.lead_id))).toEqual(acknowledged);
      const arrived = new Set(receiver.received.map(({ id }) => id));
      expect(rows.filter(({ id }) => !arrived.has(id))).toEqual([]);
      expect(rows.length).toBe(acknowledged.size);
      await client.end();
    }

    it.each(['killed', 'frozen'] as const)(
      'costs no acknowledged lead when it is %s, and both processes continue when it is back',
      async (how) => {
        for (const site of sites)
          await expect.poll(() => status(site, '/guide-budget-youtube-ads')).toBe(200);
        const posts = postSteadily();
        await expect.poll(() => posts.acknowledged.size).toBeGreaterThan(20);
        if (how === 'killed') await postgres.crash();
        else postgres.freeze();
        await expect.poll(() => posts.refused(), { timeout: 20_000 }).toBeGreaterThan(3);
        for (const site of sites) {
          expect(await status(site, '/')).toBe(200);
          expect(await status(site, '/pt')).toBe(200);
          expect(await status(site, '/guide-budget-youtube-ads')).toBe(200);
          expect(await status(site, '/api/health')).toBe(200);
          expect(await status(site, '/api/ready')).toBe(503);
        }
        const before = posts.acknowledged.size;
        if (how === 'killed') await postgres.restart();
        else postgres.thaw();
        for (const site of sites) await expect.poll(() => isBack(site), { timeout: RECOVERY_MS }).toBe(true);
        await expect
          .poll(() => posts.acknowledged.size, { timeout: RECOVERY_MS })
          .toBeGreaterThan(before + 10);
        await posts.stop();
        await expectKept(posts.acknowledged);
        for (const site of sites) expect(site.log()).toContain('database unavailable');
      },
      120_000,
    );

    it('is reported to a visitor who keeps the typed values and sends them when it is back', async () => {
      const page = await openPage(first, '/', {
        expected: [/console error: .*503/],
      });
      await page.waitForTimeout(1500);
      const { fill, button, says, values } = contactFormOn(page, 'fr');
      const sent = message();
      await fill(sent);
      await postgres.crash();
      await button.click();
      await says(SENTENCE);
      expect(await values()).toEqual(sent);
      await postgres.restart();
      await expect.poll(() => isBack(first), { timeout: RECOVERY_MS }).toBe(true);
      await button.click();
      await says(SUCCESS);
    }, 60_000);

    it('refuses each sign-in, and keeps the counts of wrong passwords of both processes', async () => {
      const signIn = async (site: Site, password: string) => {
        const response = await site.post('/api/auth/login', { email: administrator.email, password });
        return [response.status, (await response.json()).code, response.headers.get('retry-after')];
      };
      const [right, wrong] = [administrator.password, 'a melody that everybody hums'];
      for (let i = 0; i < 6; i += 1)
        expect(await signIn(i % 2 === 0 ? first : second, wrong)).toEqual([401, 'invalid_credentials', null]);
      expect(await signIn(second, right)).toEqual([429, 'rate_limited', '1']);
      await postgres.crash();
      for (const site of sites)
        for (const password of [right, wrong])
          expect((await signIn(site, password)).slice(0, 2)).toEqual([503, 'unavailable']);
      await postgres.restart();
      for (const site of sites) await expect.poll(() => isBack(site), { timeout: RECOVERY_MS }).toBe(true);
      // The second of the Retry-After above may not be over yet: the database can be back sooner.
      await sleep(1000);
      expect((await signIn(first, wrong))[0]).toBe(401);
      expect(await signIn(second, right)).toEqual([429, 'rate_limited', '2']);
      await sleep(2000);
      expect((await signIn(second, right))[0]).toBe(200);
    }, 60_000);

    it('makes a form without script return 503 with the message and the typed values', async () => {
      await postgres.crash();
      const typed = message();
      const response = await fetch(`${second.url}/contact`, {
        method: 'POST',
        body: new URLSearchParams({ ...typed, form_ref: '' }),
      });
      const html = await response.text();
      expect(response.status).toBe(503);
      expect(html).toContain(SENTENCE);
      expect(html).toContain(typed.email);
      expect(html).toContain(typed.message.split('\n')[0]);
      await postgres.restart();
      for (const site of sites) await expect.poll(() => isBack(site), { timeout: RECOVERY_MS }).toBe(true);
    }, 60_000);
  },
);
