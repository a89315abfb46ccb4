import {
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createUploads } from './receive-upload.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'mdmc-uploads-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const uploads = (stallMs = 1000) => createUploads({ folder, ids: { next: () => 'one' }, stallMs });
const bodyOf = (...chunks: Uint8Array[]) =>
  new ReadableStream<Uint8Array>({
    start(stream) {
      for (const chunk of chunks) stream.enqueue(chunk);
      stream.close();
    },
  });
const chunk = new Uint8Array(1024 * 1024).fill(7);

it('stores an upload in a file, returns it in parts, and deletes it', async () => {
  const received = await uploads().receive(bodyOf(chunk, chunk, chunk.subarray(0, 5)));
  if (!received.ok) throw new Error(received.code);
  const { bytes, head, parts, discard } = received.value;
  const sizes: number[] = [];
  for await (const part of parts()) sizes.push(part.length);
  expect([bytes, sizes.reduce((sum, size) => sum + size)]).toEqual([
    2 * 1024 * 1024 + 5,
    2 * 1024 * 1024 + 5,
  ]);
  expect(Math.max(...sizes)).toBe(256 * 1024);
  expect([...head.subarray(0, 2), head.length]).toEqual([7, 7, 256 * 1024]);
  await discard();
  expect(readdirSync(folder)).toEqual([]);
});

it('reads no more of a body than 10 MB', async () => {
  let pulled = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(stream) {
      pulled += 1;
      stream.enqueue(chunk);
    },
  });
  expect(await uploads().receive(endless)).toEqual({ ok: false, code: 'media_too_large' });
  expect(pulled).toBeLessThan(14);
  expect(readdirSync(folder)).toEqual([]);
});

it('refuses an empty body, one that stalls, and one that breaks off', async () => {
  const stalls = new ReadableStream<Uint8Array>({ start: (stream) => stream.enqueue(chunk) });
  const breaks = new ReadableStream<Uint8Array>({ pull: (stream) => stream.error(new Error('gone')) });
  for (const body of [null, bodyOf(), stalls, breaks])
    expect(await uploads(50).receive(body)).toEqual({ ok: false, code: 'media_interrupted' });
  expect(readdirSync(folder)).toEqual([]);
});

it.skipIf(!existsSync('/dev/full'))('reports missing disk space when the disk is full', async () => {
  symlinkSync('/dev/full', path.join(folder, 'one.upload'));
  expect(await uploads().receive(bodyOf(chunk))).toEqual({ ok: false, code: 'media_no_room' });
  expect(readdirSync(folder)).toEqual([]);
});

it('allows each account two uploads at a time', () => {
  const { enter } = uploads();
  const first = enter('a');
  expect([first !== undefined, enter('a') !== undefined, enter('a'), enter('b') !== undefined]).toEqual([
    true,
    true,
    undefined,
    true,
  ]);
  first?.leave();
  expect(enter('a')).toBeDefined();
});

it('deletes the parts of a killed process, and nothing newer', async () => {
  for (const name of ['old.upload', 'new.upload']) writeFileSync(path.join(folder, name), 'x');
  utimesSync(path.join(folder, 'old.upload'), 1, 1);
  await uploads().forget(Date.now() - 60_000);
  expect(readdirSync(folder)).toEqual(['new.upload']);
});
