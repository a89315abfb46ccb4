import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eventStream } from './event-stream.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp(stillAllowed: () => Promise<boolean> = async () => true) {
  const listening = new Set<{ changed(counters: object, first: boolean): void; ended(): void }>();
  const changes = {
    listen(listener: { changed(counters: never, first: boolean): void; ended(): void }) {
      listening.add(listener as never);
      return () => void listening.delete(listener as never);
    },
  };
  const ended = vi.fn();
  const open = () => eventStream(changes, stillAllowed, ended, 1000).getReader();
  const tell = (leads: number, first = false, changes = 7) => {
    for (const listener of listening)
      listener.changed({ leads, changes, reviews: 3, media: 4, wordpress: 5, recent: 1 }, first);
  };
  return { open, tell, listening, ended };
}
type Reader = ReadableStreamDefaultReader<Uint8Array>;
const next = async (reader: Reader) => new TextDecoder().decode((await reader.read()).value);

it('sends a greeting, the first counters and each change, without other fields', async () => {
  const { open, tell } = setUp();
  const reader = open();
  tell(1, true);
  tell(2);
  expect(await next(reader)).toBe(': hello\n\n');
  expect(await next(reader)).toBe(
    'event: state\ndata: {"leads":1,"changes":7,"reviews":3,"media":4,"wordpress":5}\n\n',
  );
  expect(await next(reader)).toBe(
    'event: changed\ndata: {"leads":2,"changes":7,"reviews":3,"media":4,"wordpress":5}\n\n',
  );
});

it('sends heartbeats, and ends the stream when the session has ended or cannot be read', async () => {
  for (const then of [async () => false, () => Promise.reject(new Error('away'))]) {
    const allowed = vi.fn(async () => true);
    const { open, listening, ended } = setUp(allowed);
    const reader = open();
    await next(reader);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await next(reader)).toBe(': still here\n\n');
    allowed.mockImplementation(then);
    await vi.advanceTimersByTimeAsync(1000);
    expect((await reader.read()).done).toBe(true);
    expect(listening.size).toBe(0);
    expect(ended).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  }
});

it('ends the stream without a heartbeat when an audited change has ended the session', async () => {
  const allowed = vi.fn(async () => true);
  const { open, tell, listening, ended } = setUp(allowed);
  const reader = open();
  tell(1, true);
  tell(2);
  expect(allowed).not.toHaveBeenCalled();
  tell(2, false, 8);
  expect(allowed).toHaveBeenCalledOnce();
  allowed.mockResolvedValue(false);
  tell(2, false, 9);
  const texts: string[] = [];
  for (let text = await next(reader); text; text = await next(reader)) texts.push(text);
  expect(texts).toHaveLength(5);
  expect([listening.size, ended.mock.calls.length, vi.getTimerCount()]).toEqual([0, 1, 0]);
});

it('removes the listeners and timers of 400 clients that disconnected', async () => {
  const { open, listening, tell, ended } = setUp();
  const readers = Array.from({ length: 400 }, open);
  tell(1);
  await Promise.all(readers.map((reader) => reader.cancel()));
  expect(listening.size).toBe(0);
  expect(ended).toHaveBeenCalledTimes(400);
  expect(vi.getTimerCount()).toBe(0);
  tell(2);
});

it('ends the stream when the server closes, after the messages sent before', async () => {
  const { open, listening } = setUp();
  const reader = open();
  for (const listener of [...listening]) listener.ended();
  expect(await next(reader)).toBe(': hello\n\n');
  expect((await reader.read()).done).toBe(true);
});

it('ends the stream with an error for a client that does not read, instead of buffering without end', async () => {
  const { open, tell, listening, ended } = setUp();
  const reader = open();
  for (let i = 0; i < 100; i += 1) tell(i);
  expect(listening.size).toBe(0);
  expect(ended).toHaveBeenCalledOnce();
  await expect(reader.read()).rejects.toThrow('does not read');
});
