import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

/** What a vendor can do to whoever asks it. */
const hostileAnswers = {
  /** 10 MB of what begins as a good answer. */
  'ten megabytes': (_request: IncomingMessage, response: ServerResponse) =>
    endlessly(response, `[${JSON.stringify('x'.repeat(65_000))},`, 10 * 1024 * 1024),
  /** A small file that unpacks to 50 MB. */
  'zip bomb': (_request: IncomingMessage, response: ServerResponse) => {
    response.setHeader('content-encoding', 'gzip');
    response.end(bomb());
  },
  /** Nothing for longer than anybody waits. */
  'twenty seconds': (_request: IncomingMessage, response: ServerResponse) => {
    const timer = setTimeout(() => response.end('[]'), 20_000);
    response.on('close', () => clearTimeout(timer));
  },
  /** A character now and then, for ever. */
  'a drip': (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const drip = setInterval(() => response.write(' '), 10);
    response.on('close', () => clearInterval(drip));
  },
  /** What a blog or a hoster says when something is wrong, with the status of success. */
  'a page': (_request: IncomingMessage, response: ServerResponse) => {
    response.setHeader('content-type', 'text/html');
    response.end('<!doctype html><title>Maintenance</title><script>alert(1)</script>');
  },
  'half an answer': (_request: IncomingMessage, response: ServerResponse) => {
    response.end('{"reviews":[{"reviewId":"1","comment":"Tr');
  },
  'a broken connection': (request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(200, { 'content-length': '5000' });
    response.write('[');
    setTimeout(() => request.socket.resetAndDestroy(), 20);
  },
  'a closed door': (request: IncomingMessage) => void request.socket.resetAndDestroy(),
  'status 500': status(500),
  'status 429': status(429),
  'status 404': status(404),
  'a redirect to itself': (request: IncomingMessage, response: ServerResponse) =>
    void response.writeHead(302, { location: request.url }).end(),
  /** The address under which clouds give their machines' secrets away. */
  'a redirect to a private address': redirect('http://169.254.169.254/latest/meta-data/'),
  'a redirect to a file': redirect('file:///etc/passwd'),
};
export type Hostility = keyof typeof hostileAnswers;
export const hostilities = Object.keys(hostileAnswers) as Hostility[];

export interface Vendor {
  /** `http://127.0.0.1:port` */
  url: string;
  /** Paths with queries, in the order in which they were asked for. */
  requests: string[];
  /** What it answers from now on: a value as JSON, a hostility, or whatever a handler does. */
  answer: { json: unknown } | { hostile: Hostility } | { handler: Handler };
  close(): Promise<void>;
}
type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** A vendor of the tests' own, on a real port of this machine. */
export async function startVendor(json: unknown): Promise<Vendor> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    response.on('error', () => {});
    const { answer } = vendor;
    if ('handler' in answer) return answer.handler(request, response);
    if ('hostile' in answer) return void hostileAnswers[answer.hostile](request, response);
    response.setHeader('content-type', 'application/json; charset=utf-8');
    response.end(JSON.stringify(answer.json));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const vendor: Vendor = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    answer: { json },
    async close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return vendor;
}

let packed: Buffer | undefined;
function bomb(): Buffer {
  packed ??= gzipSync(Buffer.alloc(50 * 1024 * 1024, ' '));
  return packed;
}

function status(code: number): Handler {
  return (_request, response) => void response.writeHead(code).end('{"code":"no"}');
}

function redirect(location: string): Handler {
  return (_request, response) => void response.writeHead(302, { location }).end();
}

async function endlessly(response: ServerResponse, chunk: string, bytes: number): Promise<void> {
  const closed = new Promise<void>((resolve) => response.once('close', resolve));
  for (let sent = 0; sent < bytes && !response.destroyed; sent += chunk.length) {
    if (response.write(chunk)) continue;
    await Promise.race([new Promise<void>((resolve) => response.once('drain', resolve)), closed]);
  }
  response.end();
}
