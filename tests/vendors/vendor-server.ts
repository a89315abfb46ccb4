import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

/** Harmful responses of a vendor. */
const hostileAnswers = {
  /** 10 MB that begin like a valid response. */
  'ten megabytes': (_request: IncomingMessage, response: ServerResponse) =>
    endlessly(response, `[${JSON.stringify('x'.repeat(65_000))},`, 10 * 1024 * 1024),
  /** A small body that decompresses to 50 MB. */
  'zip bomb': (_request: IncomingMessage, response: ServerResponse) => {
    response.setHeader('content-encoding', 'gzip');
    response.end(bomb());
  },
  /** No response for longer than any timeout. */
  'twenty seconds': (_request: IncomingMessage, response: ServerResponse) => {
    const timer = setTimeout(() => response.end('[]'), 20_000);
    response.on('close', () => clearTimeout(timer));
  },
  /** One character every 10 ms, without end. */
  'a drip': (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const drip = setInterval(() => response.write(' '), 10);
    response.on('close', () => clearInterval(drip));
  },
  /** An HTML page with status 200, like those of blogs and hosting providers during maintenance. */
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
  /** The metadata address of cloud providers, which returns secrets of the machine. */
  'a redirect to a private address': redirect('http://169.254.169.254/latest/meta-data/'),
  'a redirect to a file': redirect('file:///etc/passwd'),
};
export type Hostility = keyof typeof hostileAnswers;
export const hostilities = Object.keys(hostileAnswers) as Hostility[];
export const hostileAnswer = (name: Hostility): Handler => hostileAnswers[name];

export interface Vendor {
  /** `http://127.0.0.1:port` */
  url: string;
  /** The requested paths with queries, in the order of the requests. */
  requests: string[];
  /** The response to all later requests: a value as JSON, a harmful response, or that of a handler. */
  answer: { json: unknown } | { hostile: Hostility } | { handler: Handler };
  close(): Promise<void>;
}
type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Starts a fake vendor on a real port of this machine. */
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
