import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { traceIdOf } from '../../domain/trace/trace-parent.ts';
import { publicLookup } from '../http/public-address.ts';
import { createWebhookSender, type SenderOptions } from './send-webhook.ts';

const secret = `whsec_${Buffer.alloc(32, 3).toString('base64')}`;
const clock = { now: () => Date.now() };
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function listen(handler: RequestListener): Promise<string> {
  const server = createServer(handler);
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  return Buffer.concat(await request.toArray()).toString();
}

const send = (
  url: string,
  options: Partial<SenderOptions> = {},
  body = '{"name":"Léa 🎶"}',
  more: { traceId?: string } = {},
) =>
  createWebhookSender({
    secrets: () => [secret],
    allowPrivate: true,
    clock,
    timeoutMs: 2000,
    ...options,
  }).send({
    id: 'msg_1',
    url,
    body,
    sentAt: Date.now(),
    ...more,
  });

describe('a sent webhook', () => {
  it('has the exact body and a signature that the standardwebhooks package accepts', async () => {
    let received: { verified: unknown; body: string; request: IncomingMessage } | undefined;
    const url = await listen(async (request, response) => {
      const body = await bodyOf(request);
      const verified = new Webhook(secret).verify(body, request.headers as Record<string, string>);
      received = { verified, body, request };
      response.end('thanks');
    });
    expect(await send(url)).toEqual({ outcome: { kind: 'answered', status: 200 }, answer: 'thanks' });
    expect(received?.body).toBe('{"name":"Léa 🎶"}');
    expect(received?.verified).toEqual({ name: 'Léa 🎶' });
    expect(received?.request.method).toBe('POST');
    expect(received?.request.headers).toMatchObject({
      'content-type': 'application/json',
      'webhook-id': 'msg_1',
      'user-agent': expect.stringMatching(/^mdmc/),
    });
  });

  it('names the trace of the request that caused it, with a new parent at each attempt, and none where none is known', async () => {
    const named: unknown[] = [];
    const url = await listen((request, response) => {
      named.push(request.headers['traceparent']);
      response.end();
    });
    const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
    await send(url, {}, '{}', { traceId });
    await send(url, {}, '{}', { traceId });
    await send(url);
    expect(named.slice(0, 2).map((header) => traceIdOf(String(header)))).toEqual([traceId, traceId]);
    expect(named[0]).not.toBe(named[1]);
    expect(named[2]).toBeUndefined();
  });

  it('has a signature for each secret while receivers change over', async () => {
    const newest = `whsec_${Buffer.alloc(32, 4).toString('base64')}`;
    const accepted: string[] = [];
    const url = await listen(async (request, response) => {
      const body = await bodyOf(request);
      for (const known of [secret, newest]) {
        new Webhook(known).verify(body, request.headers as Record<string, string>);
        accepted.push(known);
      }
      expect(request.headers['webhook-signature']).toMatch(/^v1,\S+ v1,\S+$/);
      response.end();
    });
    await send(url, { secrets: () => [newest, secret] });
    expect(accepted).toEqual([secret, newest]);
  });

  it('passes the credentials of the address as basic authentication', async () => {
    let authorization: string | undefined;
    const url = await listen((request, response) => {
      authorization = request.headers.authorization;
      response.end();
    });
    await send(url.replace('http://', 'http://user:pass@'));
    expect(authorization).toBe(`Basic ${Buffer.from('user:pass').toString('base64')}`);
  });
});

describe('the response', () => {
  it.each([204, 400, 410, 500])('is reported with its status %d', async (status) => {
    const url = await listen((_request, response) => response.writeHead(status).end());
    expect(await send(url)).toEqual({ outcome: { kind: 'answered', status }, answer: '' });
  });

  it('is reported with Retry-After in milliseconds', async () => {
    const url = await listen((_request, response) => response.writeHead(503, { 'retry-after': '120' }).end());
    expect((await send(url)).outcome).toEqual({ kind: 'answered', status: 503, retryAfterMs: 120_000 });
  });

  it('is not followed when it redirects', async () => {
    const target = vi.fn<RequestListener>((_request, response) => void response.end());
    const elsewhere = await listen(target);
    const url = await listen((_request, response) => response.writeHead(307, { location: elsewhere }).end());
    expect((await send(url)).outcome).toEqual({ kind: 'answered', status: 307 });
    expect(target).not.toHaveBeenCalled();
  });

  it('is read up to its first kilobyte only, and cut at a whole character', async () => {
    let written = 0;
    const url = await listen(async (request, response) => {
      request.socket.setMaxListeners(100);
      const chunk = `a${'é'.repeat(32_767)}`;
      while (written < 10_000_000 && !response.destroyed) {
        written += chunk.length;
        if (response.write(chunk)) continue;
        await new Promise<void>((go) => {
          response.once('drain', go);
          request.socket.once('close', go);
        });
      }
      response.end();
    });
    const { outcome, answer } = await send(url);
    expect(outcome).toEqual({ kind: 'answered', status: 200 });
    expect(answer).toBe(`a${'é'.repeat(511)}`);
    expect(written).toBeLessThan(10_000_000);
  });

  it('is returned without NUL characters', async () => {
    const url = await listen((_request, response) => response.end('a\0b'));
    expect((await send(url)).answer).toBe('ab');
  });
});

describe('the time limit', () => {
  it('ends the attempt when the receiver sends no response', async () => {
    const url = await listen(() => {});
    expect((await send(url, { timeoutMs: 60 })).outcome).toEqual({ kind: 'failed', reason: 'timeout' });
  });

  it('ends the attempt when the receiver drips its headers', async () => {
    const server = createTcpServer((socket) => {
      socket.on('error', () => {});
      socket.write('HTTP/1.1 200 OK\r\n');
      const drip = setInterval(() => socket.write('x: y\r\n'), 10);
      socket.on('close', () => clearInterval(drip));
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    expect((await send(url, { timeoutMs: 80 })).outcome).toEqual({ kind: 'failed', reason: 'timeout' });
    server.close();
  });

  it('cuts a response whose body drips, and keeps its status', async () => {
    const closed = vi.fn();
    const url = await listen((_request, response) => {
      const drip = setInterval(() => response.write('.'), 10);
      response.on('close', () => {
        clearInterval(drip);
        closed();
      });
    });
    const { outcome, answer } = await send(url, { timeoutMs: 100 });
    expect(outcome).toEqual({ kind: 'answered', status: 200 });
    expect(answer).toMatch(/^\.+$/);
    await vi.waitFor(() => expect(closed).toHaveBeenCalled());
  });
});

describe('an unreachable receiver', () => {
  it('is reported, without an exception, when it refuses the connection', async () => {
    const url = await listen(() => {});
    servers.splice(0)[0]?.close();
    expect((await send(url)).outcome).toEqual({ kind: 'failed', reason: 'connection refused' });
  });

  it('is reported when it closes the connection without a response', async () => {
    const url = await listen((request) => request.socket.destroy());
    expect((await send(url)).outcome).toEqual({ kind: 'failed', reason: 'connection closed' });
  });

  it('is reported when it does not speak HTTP', async () => {
    const server = createTcpServer((socket) => socket.end('SSH-2.0-OpenSSH_9.2\r\n')).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { outcome } = await send(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    expect(outcome).toMatchObject({ kind: 'failed', reason: expect.stringMatching(/network error|closed/) });
    server.close();
  });

  it.each([
    ['not an address', 'invalid address'],
    ['file:///etc/passwd', 'unsupported protocol'],
    ['ftp://example.com/', 'unsupported protocol'],
  ])('is reported when its address is not allowed: %s', async (url, reason) => {
    expect((await send(url)).outcome).toEqual({ kind: 'failed', reason });
  });
});

describe('a private target', () => {
  it.each([
    'http://127.0.0.1:1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://169.254.169.254/latest/meta-data',
    'http://10.0.0.1/',
    'http://100.64.0.1/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[fd00::1]/',
    'http://0.0.0.0/',
  ])('is refused as an address: %s', async (url) => {
    expect((await send(url, { allowPrivate: false })).outcome).toEqual({
      kind: 'failed',
      reason: 'private address',
    });
  });

  it('is refused as a name', async () => {
    const handler = vi.fn();
    const url = (await listen(handler)).replace('127.0.0.1', 'localhost');
    expect((await send(url, { allowPrivate: false })).outcome).toEqual({
      kind: 'failed',
      reason: 'private address',
    });
    expect(handler).not.toHaveBeenCalled();
  });

  it('is refused when a name resolves to it only after the first lookup', async () => {
    const answers = ['8.8.8.8', '127.0.0.1'];
    const rebinding = publicLookup(((_name: string, _options: object, done: (...args: unknown[]) => void) =>
      done(null, [{ address: answers.shift() ?? '127.0.0.1', family: 4 }])) as never);
    rebinding('name.example', { all: true }, () => {});
    const { outcome } = await send('http://name.example/', { allowPrivate: false, lookup: rebinding });
    expect(outcome).toEqual({ kind: 'failed', reason: 'private address' });
  });
});
