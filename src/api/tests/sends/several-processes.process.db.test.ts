import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { addAccount, bearer, tokenOf } from '../../../../tests/accounts/accounts.ts';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { contactForm, openTestSite } from '../../../../tests/test-site.ts';
import { startMeta } from '../../../../tests/vendors/conversions.ts';

const ACTS = 20;
const headers = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
};

eachEngine('what the server tells an ad platform', (engine) => {
  it('is sent once by three processes that work on it at the same time', async () => {
    const meta = await startMeta();
    const pixel = { META_PIXEL_ID: '123456789012345' };
    const adPlatforms = { origins: { 'https://graph.facebook.com': meta.vendor.url }, timeoutMs: 5000 };
    const site = await openTestSite(engine, { adPlatforms }, pixel);
    const admin = bearer(await tokenOf(site, await addAccount(site)));
    const access = {
      ...{ version: 0, meta: true, metaToken: 'EAABtoken', tiktok: false },
      ...{ google: false, googleCustomer: '', googleAction: '' },
    };
    expect((await site.send('PUT', '/api/settings/conversions', access, admin)).status).toBe(200);
    const proof = randomUUID();
    const record = {
      ...{ essential: true, analytics: false, marketing: true, functional: false, version: '1.0' },
      timestamp: new Date(Date.now() - 60_000).toISOString(),
    };
    await site.post('/api/consents', { id: proof, record, textVersion: '2026-11-30.2', locale: 'fr' });
    for (let act = 0; act < ACTS; act += 1) {
      const form = { ...contactForm, name: `Artist ${act}`, page: '/contact', locale: 'fr' };
      const { id: lead } = (await (await site.post('/api/contact/submit', form, headers)).json()).data;
      const ids = { fbp: 'fb.1.1795830000000.1098115397' };
      const report = { lead, act: 'lead', proof, loaded: [], ids };
      expect((await site.post('/api/acts', report, headers)).status).toBe(204);
    }
    const workers = [1, 2, 3].map(() => spawnWorker({ ...site.variables, ...pixel }, { adPlatforms }));
    await vi.waitFor(
      async () =>
        expect(await site.ports.conversions.figures('meta', 0)).toMatchObject({ received: ACTS, waiting: 0 }),
      { timeout: 40_000, interval: 100 },
    );
    for (const worker of workers) worker.kill('SIGKILL');
    expect([meta.bodies.length, meta.counted.size]).toEqual([ACTS, ACTS]);
    await site.close();
    await meta.vendor.close();
  }, 60_000);
});

/** Starts another process that only works on the queues. */
function spawnWorker(variables: Record<string, string>, overrides: object): ChildProcess {
  const source = (name: string) => JSON.stringify(new URL(`../../../${name}`, import.meta.url).href);
  const script = `
    import { compose } from ${source('composition/compose.ts')};
    import { readEnv } from ${source('config/env.ts')};
    const env = readEnv(${JSON.stringify({ ...variables, LOG_LEVEL: 'silent' })});
    (await compose(env, ${JSON.stringify(overrides)})).worker.start();`;
  return spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'inherit' });
}
