import type { EventSourceMessage } from 'eventsource-parser';
import { expect, it } from 'vitest';
import { readEvents } from './read-events.ts';

async function read(...chunks: string[]): Promise<Partial<EventSourceMessage>[]> {
  const events: Partial<EventSourceMessage>[] = [];
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(encoder.encode(chunk));
      controller.close();
    },
  });
  await readEvents(body, ({ event, data }) => events.push({ event, data }));
  return events;
}

it.each([
  ['LF', '\n'],
  ['CR LF', '\r\n'],
])('reads events whose lines end in %s, in chunks of any size, and ignores heartbeats', async (_end, end) => {
  const text = [
    ': still here\n\nevent: state\ndata: {"leads":1}\n\n',
    'event: changed\ndata: two\ndata:\ndata: lines\n\nid: 7\nretry: 10\ndata: é\n\n',
  ]
    .join('')
    .replaceAll('\n', end);
  const expected = [
    { event: 'state', data: '{"leads":1}' },
    { event: 'changed', data: 'two\n\nlines' },
    { event: undefined, data: 'é' },
  ];
  expect(await read(text)).toEqual(expected);
  expect(await read(...text)).toEqual(expected);
});

it('readEvents drops an incomplete event', async () => {
  expect(await read('event: changed\ndata: {"leads"')).toEqual([]);
});
