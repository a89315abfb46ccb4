import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { campaign } from '../tests/e2e/simulator.ts';
import { siteOfFile, startSite } from '../tests/e2e/site.ts';

/** Processes of the roles `web` and `worker` on one database. */

const web = await siteOfFile({ ROLE: 'web', DRAIN_LAG_MS: '1500' });
const workerEnv = { ...web.receiver.env, DATA_DIR: web.dataDir, ROLE: 'worker', MIGRATE: 'check' };
const readiness = async (url: string) => {
  const response = await fetch(`${url}/api/ready`);
  const body = await response.json();
  return {
    status: response.status,
    connection: response.headers.get('connection'),
    ...(body.data ?? body.current),
  };
};
const submit = async () => {
  const email = `${randomUUID()}@music.example`;
  expect((await web.post('/api/simulator/submit', campaign({ email }))).status).toBe(201);
  return email;
};

it('a web process stores leads without sending them, and a worker sends them at once', async () => {
  const waiting = await submit();
  await sleep(2500);
  expect((await web.lead(waiting)).deliveries[0]).toMatchObject({ state: 'pending', attempts: 0 });

  const worker = await startSite(workerEnv);
  afterAll(async () => {
    await worker.kill();
    worker.remove();
  });
  await web.lead(waiting, 'delivered');
  const later = await submit();
  await web.lead(later, 'delivered');
  expect(await readiness(web.url)).toMatchObject({ status: 'ok', role: 'web', checks: { worker: 'ok' } });
  expect(await readiness(worker.url)).toMatchObject({ role: 'worker' });
  for (const path of ['/', '/admin', '/api/simulator/rates'])
    expect((await fetch(worker.url + path)).status).toBe(404);
  expect((await fetch(`${worker.url}/api/health`)).status).toBe(200);
  for (const [site, role] of [
    [web, 'web'],
    [worker, 'worker'],
  ] as const) {
    const lines = site
      .log()
      .split('\n')
      .filter((line) => line.startsWith('{'));
    expect(lines.length).toBeGreaterThan(0);
    const unnamed = lines.filter(
      (line) => !new RegExp(`"role":"${role}","build":"[0-9a-f]{8}","process":"[0-9a-f]{8}"`).test(line),
    );
    expect(unnamed).toEqual([]);
  }
  expect(await worker.stop()).toBe(0);
  await expect
    .poll(async () => (await readiness(web.url)).checks.worker, { timeout: 30_000 })
    .toBe('missing');
});

it('a process with another secret ends at its start with 78, and names the variable', async () => {
  const other = startSite({ ...workerEnv, SESSION_SECRET: 'another secret of 32 characters!' });
  await expect(other).rejects.toThrow(/ended by 78:[\s\S]*another SESSION_SECRET/);
});

it('a stopping process says so, still answers, and closes its connections', async () => {
  const stopped = web.stop();
  await expect
    .poll(() => readiness(web.url), { timeout: 1000, interval: 20 })
    .toMatchObject({ status: 'draining', connection: 'close' });
  expect((await fetch(`${web.url}/contact`)).status).toBe(200);
  expect(await stopped).toBe(0);
});
