import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';

/** A Standard Webhooks secret that the site and the receiver share in tests. */
export const SECRET = `whsec_${Buffer.from('a secret of the e2e tests only!!!').toString('base64')}`;

/** A request with a valid signature. */
export interface Received {
  /** The `webhook-id`. */
  id: string;
  /** `simulator` or `contact`. */
  destination: string;
  /** The exact body. */
  body: string;
}

/** An agency's automation: a real server that accepts only signed requests. */
export interface Receiver {
  /** Environment of a site that sends to this receiver. */
  env: Record<string, string>;
  /** Requests with a response of 2xx, in the order of their arrival. */
  received: Received[];
  /** Number of requests with a wrong signature: it must be 0. */
  forged: number;
  /** Number of all requests, with any response. */
  calls: number;
  /** Sets the status of all responses, or a delay before each response. */
  behave(how: { status?: number; delayMs?: number }): void;
  /** Closes the port, until `comeBack`. */
  goDown(): Promise<void>;
  comeBack(): Promise<void>;
  close(): Promise<void>;
}

/** Starts the receiver on a free port of this machine. It responds with 200, or with 401 to a wrong signature. */
export async function startReceiver(): Promise<Receiver> {
  const webhook = new Webhook(SECRET);
  let how: { status?: number; delayMs?: number } = {};
  let server: Server;
  const listen = async (port: number) => {
    server = createServer(async (request, response) => {
      receiver.calls += 1;
      const body = await text(request);
      if (how.delayMs) await sleep(how.delayMs);
      const headers = request.headers as Record<string, string>;
      let status = how.status ?? 200;
      try {
        webhook.verify(body, headers);
      } catch {
        receiver.forged += 1;
        status = 401;
      }
      if (status < 300) {
        receiver.received.push({
          id: headers['webhook-id'] ?? '',
          destination: request.url?.slice(1) ?? '',
          body,
        });
      }
      response.writeHead(status).end('thank you');
    });
    await once(server.listen(port, '127.0.0.1'), 'listening');
    return (server.address() as AddressInfo).port;
  };
  const goDown = async () => {
    server.closeAllConnections();
    if (server.listening) await new Promise((resolve) => server.close(resolve));
  };
  const receiver: Receiver = {
    env: {},
    received: [],
    forged: 0,
    calls: 0,
    behave: (next) => {
      how = next;
    },
    goDown,
    comeBack: async () => void (await listen(port)),
    close: goDown,
  };
  const port = await listen(0);
  receiver.env = {
    WEBHOOK_SECRET: SECRET,
    WEBHOOK_SIMULATOR_URL: `http://127.0.0.1:${port}/simulator`,
    WEBHOOK_CONTACT_URL: `http://127.0.0.1:${port}/contact`,
  };
  return receiver;
}
