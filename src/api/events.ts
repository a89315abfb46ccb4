import { createRoute, z } from '@hono/zod-openapi';
import { mayModerate } from '../domain/account/role.ts';
import { failures } from './answers.ts';
import type { Api, ApiServices, Changes } from './api-env.ts';
import { slowDown } from './caller.ts';
import { requireAccount, sessionSecurity } from './middleware/require-account.ts';
import { createStreamPlaces, MOST_STREAMS } from './stream-places.ts';

/** Between two signs of life, in milliseconds: proxies close what is silent for a minute. */
const HEARTBEAT_MS = 25_000;
/** Messages that wait for a client that does not read; one more, and it is dropped: it asks again when it is back. */
const MOST_WAITING = 32;

const events = createRoute({
  method: 'get',
  path: '/api/events',
  tags: ['Leads'],
  summary: 'Hear of changes',
  description: `A stream of server-sent events. \`state\` comes first, \`changed\` whenever a lead or a review came or somebody of the agency did something; both carry \`{ "leads", "changes", "reviews" }\`, counters that mean nothing but that they differ. Ends when the session does. An account may have ${MOST_STREAMS} open, and open six times as many a minute as an address may send forms: else 429.`,
  security: sessionSecurity,
  middleware: requireAccount(mayModerate),
  responses: {
    200: { description: 'The stream', content: { 'text/event-stream': { schema: z.string() } } },
    ...failures('unauthorized', 'rate_limited', 'internal'),
  },
});

/** The stream of what changes, for everybody of the agency. */
export function addEvents(api: Api, { changes, formLimits }: ApiServices): void {
  const places = createStreamPlaces(formLimits);
  api.openapi(events, async (c) => {
    const headers = {
      'content-type': 'text/event-stream; charset=utf-8',
      // Asks nginx not to collect it.
      'x-accel-buffering': 'no',
    };
    // Nobody would read the stream, nor end it.
    if (c.req.method === 'HEAD') return c.body(null, 200, headers);
    const place = await places.take(c.get('who').account.id);
    if (!place.ok) return slowDown(c, place);
    const authorize = c.get('authorize');
    const token =
      c.req
        .header('authorization')
        ?.replace(/^Bearer +/i, '')
        .trim() ?? '';
    const stillAllowed = async () => {
      const found = await authorize(token);
      return found.ok && mayModerate(found.value.account.role);
    };
    return c.body(eventStream(changes, stillAllowed, place.leave), 200, headers);
  });
}

/**
 * One client's stream.
 * @param stillAllowed asked at each heartbeat; when it says no, or cannot say, the stream ends
 * @param ended called once it has ended, whoever ended it
 */
export function eventStream(
  changes: Changes,
  stillAllowed: () => Promise<boolean>,
  ended: () => void,
  heartbeatMs = HEARTBEAT_MS,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let leave = () => {};
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        let open = true;
        let stopListening = () => {};
        const heartbeat = setInterval(async () => {
          if (await stillAllowed().catch(() => false)) send(': still here\n\n');
          else end();
        }, heartbeatMs);
        heartbeat.unref();
        leave = () => {
          open = false;
          clearInterval(heartbeat);
          stopListening();
          ended();
        };
        const end = () => {
          if (!open) return;
          leave();
          controller.close();
        };
        const send = (text: string) => {
          if (!open) return;
          if ((controller.desiredSize ?? 0) > 0) return controller.enqueue(encoder.encode(text));
          leave();
          controller.error(new Error('The client does not read.'));
        };
        // At once, so that the client knows that it is connected.
        send(': hello\n\n');
        stopListening = changes.listen({
          changed: ({ leads, changes: changed, reviews }, first) =>
            send(
              `event: ${first ? 'state' : 'changed'}\ndata: ${JSON.stringify({ leads, changes: changed, reviews })}\n\n`,
            ),
          ended: end,
        });
      },
      cancel: () => leave(),
    },
    { highWaterMark: MOST_WAITING },
  );
}
