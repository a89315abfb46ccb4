import type { Changes } from './api-env.ts';

/** Time between two heartbeats, in milliseconds: proxies close a connection that is silent for a minute. */
const HEARTBEAT_MS = 25_000;
/**
 * Maximum number of messages buffered for a client that does not read. One more ends the stream: the client reconnects
 * when it reads again.
 */
const MOST_WAITING = 32;

/**
 * Returns the stream of server-sent events for one client.
 * @param stillAllowed called at each heartbeat and after each entry of the audit log, which every sign-out and every change
 * of an account writes; the stream ends when it resolves to false or rejects
 * @param ended called once, whether the client or the server ended the stream
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
        let entries: number | undefined;
        let stopListening = () => {};
        const isAllowed = async () => {
          const allowed = await stillAllowed().catch(() => false);
          if (!allowed) end();
          return allowed;
        };
        const heartbeat = setInterval(async () => {
          if (await isAllowed()) send(': still here\n\n');
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
        // Sent at once, so that the client knows that it is connected.
        send(': hello\n\n');
        stopListening = changes.listen({
          changed: ({ leads, changes: changed, reviews, media, wordpress }, first) => {
            const data = JSON.stringify({ leads, changes: changed, reviews, media, wordpress });
            send(`event: ${first ? 'state' : 'changed'}\ndata: ${data}\n\n`);
            if (!first && changed !== entries) void isAllowed();
            entries = changed;
          },
          ended: end,
        });
      },
      cancel: () => leave(),
    },
    { highWaterMark: MOST_WAITING },
  );
}
