import { createParser, type EventSourceMessage } from 'eventsource-parser';

/**
 * Reads a `text/event-stream` body to its end. The browser's own `EventSource` cannot send the `Authorization` header,
 * and an address must not contain a token.
 */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  take: (event: EventSourceMessage) => void,
): Promise<void> {
  const parser = createParser({ onEvent: take });
  const texts = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>);
  for await (const text of texts) parser.feed(text);
}
