import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { expect, it, vi } from 'vitest';
import { createAlarmHook } from './alarm-hook.ts';
import { createOwnSite } from './own-site.ts';

const clock = { now: () => 1 };

async function startServer(status: number) {
  const bodies: unknown[] = [];
  const server = createServer(async (request, response) => {
    if (request.method === 'POST') bodies.push(await json(request));
    response.writeHead(status, { 'content-type': 'text/html' }).end(`<html lang="fr">${request.url}`);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bodies,
    close: () => server.close(),
  };
}

it('the hook posts the alarms as a text that any service can show, and a refusal is only logged', async () => {
  const log = { warn: vi.fn() } as never;
  const server = await startServer(500);
  await createAlarmHook(server.url, { clock, log }).tell(['path', 'disk'], 'https://agency.example');
  server.close();
  expect(server.bodies).toEqual([
    { text: 'https://agency.example: path, disk', alarms: ['path', 'disk'], site: 'https://agency.example' },
  ]);
  await createAlarmHook(server.url, { clock, log }).tell(['path'], 'https://agency.example');
  await createAlarmHook(undefined, { clock, log }).tell(['path'], 'https://agency.example');
  expect((log as { warn: ReturnType<typeof vi.fn> }).warn).toHaveBeenCalledTimes(2);
});

it('the visitor of a proof reports status and body, a refused private address, and a closed port', async () => {
  const server = await startServer(200);
  const visitor = (allowPrivate: boolean) => createOwnSite({ url: () => server.url, allowPrivate, clock });
  expect(await visitor(true).get('/contact')).toEqual({
    kind: 'answered',
    status: 200,
    body: '<html lang="fr">/contact',
  });
  expect(await visitor(true).postJson('/api', { a: 1 }, {})).toMatchObject({ status: 200 });
  expect(server.bodies).toEqual([{ a: 1 }]);
  for (const ask of [visitor(false).get('/'), visitor(false).postJson('/', {}, {})])
    expect(await ask).toEqual({ kind: 'failed', cause: 'private' });
  server.close();
  for (const ask of [visitor(true).get('/'), visitor(true).postJson('/', {}, {})])
    expect(await ask).toEqual({ kind: 'failed', cause: 'connection' });
});
