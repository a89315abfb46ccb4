import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Hostility, hostileAnswer, startVendor, type Vendor } from './vendor-server.ts';

/** What a fake ad platform answers: JSON with a status, a harmful response, or its own success. */
export type PlatformAnswer =
  | 'success'
  | { status: number; json: unknown; headers?: Record<string, string> }
  | { hostile: Hostility };

/** A fake ad platform at the network. It counts an event once, by its name and id, as the real ones do. */
export interface AdPlatform {
  vendor: Vendor;
  /** The parsed bodies of all requests, in their order. */
  bodies: Record<string, unknown>[];
  headers: IncomingMessage['headers'][];
  /** The events that it counted. */
  counted: Set<string>;
  /** The answers to the next requests, in their order; then it answers `success`. */
  next: PlatformAnswer[];
  /** Answers to all requests instead; undefined: none. */
  always: PlatformAnswer | undefined;
}

/** @param read takes the ids of the events out of a body; @param success what the platform answers when it took them */
export async function startAdPlatform(
  read: (body: Record<string, unknown>) => string[],
  success: (count: number) => unknown,
): Promise<AdPlatform> {
  const vendor = await startVendor(null);
  const platform: AdPlatform = {
    vendor,
    bodies: [],
    headers: [],
    counted: new Set(),
    next: [],
    always: undefined,
  };
  vendor.answer = {
    async handler(request: IncomingMessage, response: ServerResponse) {
      let text = '';
      for await (const part of request) text += part;
      const body = JSON.parse(text) as Record<string, unknown>;
      platform.bodies.push(body);
      platform.headers.push(request.headers);
      const answer = platform.next.shift() ?? platform.always ?? 'success';
      if (answer !== 'success' && 'hostile' in answer) {
        // The worst moment: it has counted the event, and its answer does not arrive.
        for (const id of read(body)) platform.counted.add(id);
        return hostileAnswer(answer.hostile)(request, response);
      }
      if (answer === 'success') for (const id of read(body)) platform.counted.add(id);
      const {
        status,
        json,
        headers = {},
      } = answer === 'success' ? { status: 200, json: success(read(body).length) } : answer;
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      response.end(JSON.stringify(json));
    },
  };
  return platform;
}

/** The Conversions API of Meta. */
export const startMeta = (): Promise<AdPlatform> =>
  startAdPlatform(
    (body) =>
      (body['data'] as { event_name: string; event_id: string }[]).map(
        (event) => `${event.event_name} ${event.event_id}`,
      ),
    (count) => ({ events_received: count, messages: [], fbtrace_id: 'AxFa_0JxfQ4' }),
  );

/** The Events API of TikTok. */
export const startTiktok = (): Promise<AdPlatform> =>
  startAdPlatform(
    (body) =>
      (body['data'] as { event: string; event_id: string }[]).map(
        ({ event, event_id: id }) => `${event} ${id}`,
      ),
    () => ({ code: 0, message: 'OK', request_id: '202303141300390EF6F5D96D1798201C51', data: {} }),
  );

/** Starts both, for a site that sends to them: `adPlatforms` is its option, and `access` what `PUT /settings/conversions` switches on. */
export async function startAdPlatforms() {
  const [meta, tiktok] = await Promise.all([startMeta(), startTiktok()]);
  const origins = {
    'https://graph.facebook.com': meta.vendor.url,
    'https://business-api.tiktok.com': tiktok.vendor.url,
  };
  return {
    meta,
    tiktok,
    adPlatforms: { origins, timeoutMs: 300 },
    access: {
      ...{ version: 0, meta: true, metaToken: 'agency-token', tiktok: true, tiktokToken: 'agency-tiktok' },
      ...{ google: false, googleCustomer: '', googleAction: '' },
    },
    async close() {
      await meta.vendor.close();
      await tiktok.vendor.close();
    },
  };
}
