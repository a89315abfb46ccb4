import { expect, it } from 'vitest';
import { readEvents, type ServerEvent } from './read-events.ts';

async function read(...chunks: string[]): Promise<ServerEvent[]> {
  const events: ServerEvent[] = [];
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(encoder.encode(chunk));
      controller.close();
    },
  });
  await readEvents(body, (event) => events.push(event));
  return events;
}

it('reads events wherever the network cuts them, and leaves heartbeats out', async () => {
  const text =
    ': still here\n\nevent: state\ndata: {"leads":1}\n\nevent: changed\r\ndata: {"leads":2}\r\n\r\n';
  const expected = [
    { name: 'state', data: '{"leads":1}' },
    { name: 'changed', data: '{"leads":2}' },
  ];
  expect(await read(text)).toEqual(expected);
  expect(await read(...text)).toEqual(expected);
});

it('gives nothing for an event that was cut off', async () => {
  expect(await read('event: changed\ndata: {"leads"')).toEqual([]);
});
