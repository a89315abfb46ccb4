import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import type { MediaStore } from '../ports/media.ts';
import { moveFiles } from './move-files.ts';

const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const files = ['a', 'b', 'c'].map((name) => ({ name, size: 1, sha256: hash(Buffer.from(name)) }));

function memory(): MediaStore & { kept: Map<string, Uint8Array> } {
  const kept = new Map<string, Uint8Array>();
  return {
    kept,
    put: async (name, bytes) => void kept.set(name, bytes),
    get: async (name) => kept.get(name),
    remove: async (name) => void kept.delete(name),
  };
}
function setUp() {
  const [from, to] = [memory(), memory()];
  for (const { name } of files) from.kept.set(name, Buffer.from(name));
  return { from, to, hash };
}

it('moves each file, and deletes it from the source only when the copy was read back completely', async () => {
  const stores = setUp();
  expect(await moveFiles(files, stores)).toEqual({ moved: 3, bytes: 3, broken: [] });
  expect([[...stores.from.kept.keys()], [...stores.to.kept.keys()]]).toEqual([[], ['a', 'b', 'c']]);
});

it('continues after an interruption', async () => {
  const stores = setUp();
  const put = stores.to.put;
  stores.to.put = async (name, bytes) => {
    if (name === 'b') throw new Error('interrupted');
    return put(name, bytes);
  };
  await expect(moveFiles(files, stores)).rejects.toThrow('interrupted');
  expect([...stores.from.kept.keys()]).toEqual(['b', 'c']);
  stores.to.put = put;
  const rest = files.filter(({ name }) => stores.from.kept.has(name));
  expect((await moveFiles(rest, stores)).moved).toBe(2);
  expect([...stores.to.kept.keys()]).toEqual(['a', 'b', 'c']);
});

it('does not move a damaged or missing file, and names it', async () => {
  const stores = setUp();
  stores.from.kept.set('a', Buffer.from('x'));
  stores.from.kept.delete('b');
  expect(await moveFiles(files, stores)).toEqual({ moved: 1, bytes: 1, broken: ['a', 'b'] });
  expect([...stores.from.kept.keys()]).toEqual(['a']);
});

it('keeps the source when the copy is read back with other bytes', async () => {
  const stores = setUp();
  stores.to.get = async () => Buffer.from('x');
  await expect(moveFiles(files, stores)).rejects.toThrow('a was read back with other bytes');
  expect(stores.from.kept.size).toBe(3);
});
