import { createParser, type EventSourceMessage } from 'eventsource-parser';

/**
 * Reads a `text/event-stream` body to its end. The browser's own `EventSource` sends no request headers (`apiHeaders`) and
 * does not expose the status of an error response, which `use-live-updates.ts` needs.
 */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  take: (event: EventSourceMessage) => void,
): Promise<void> {
  const parser = createParser({ onEvent: take });
  const texts = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>);
  for await (const text of texts) parser.feed(text);
}
