import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { limitBody } from './slow-body.ts';

const server = createServer((incoming, response) => {
  limitBody(incoming, 100);
  incoming.on('error', () => {});
  incoming.resume().on('end', () => response.end('received'));
});
beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Sends a part of a body, and the rest after a pause in milliseconds. */
const send = (pause: number): Promise<string> =>
  new Promise((resolve) => {
    const { port } = server.address() as AddressInfo;
    const call = request({ port, method: 'POST' }, async (response) => {
      let text = '';
      for await (const chunk of response) text += chunk;
      resolve(text);
    });
    call.on('error', () => resolve('ended'));
    call.write('one part');
    setTimeout(() => call.end('the rest'), pause);
  });

it('ends a connection whose body does not arrive in time, and no other', async () => {
  expect(await Promise.all([send(10), send(400)])).toEqual(['received', 'ended']);
});
