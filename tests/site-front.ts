import { createServer, request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSiteHandler, type SiteHandlerOptions } from '../src/http-front/site-handler.ts';

export interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** Starts the HTTP front of the pages on a free port. */
export async function startFront({
  reminders = { open: async () => undefined, press: async () => undefined },
  ...options
}: Omit<SiteHandlerOptions, 'reminders'> & Partial<Pick<SiteHandlerOptions, 'reminders'>>) {
  const answer = createSiteHandler({ ...options, reminders });
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    /** Sends a raw request: `fetch` would normalise the path and decompress the body. */
    ask(path: string, init: { method?: string; headers?: Record<string, string>; body?: string } = {}) {
      return new Promise<Answer>((resolve, reject) => {
        const { method = 'GET', headers = {}, body } = init;
        httpRequest({ port, host: '127.0.0.1', path, method, headers }, (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: Buffer.concat(chunks),
            }),
          );
        })
          .on('error', reject)
          .end(body);
      });
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
export type Front = Awaited<ReturnType<typeof startFront>>;
