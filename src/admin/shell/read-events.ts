export interface ServerEvent {
  name: string;
  data: string;
}

/**
 * Reads a `text/event-stream` body to its end. The browser's own `EventSource` cannot send the `Authorization` header,
 * and a token has no place in an address.
 */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  take: (event: ServerEvent) => void,
): Promise<void> {
  let rest = '';
  for await (const text of body.pipeThrough(
    new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>,
  )) {
    const blocks = (rest + text).replaceAll('\r\n', '\n').split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const event: ServerEvent = { name: 'message', data: '' };
      for (const line of block.split('\n')) {
        const [, field, value = ''] = /^(event|data): ?(.*)$/.exec(line) ?? [];
        if (field === 'event') event.name = value;
        else if (field === 'data') event.data += value;
      }
      if (event.data !== '') take(event);
    }
  }
}
