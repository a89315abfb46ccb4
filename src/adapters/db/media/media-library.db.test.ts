import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { eachEngine, openTestDatabase, type TestDatabase } from '../../../../tests/databases/databases.ts';
import { auditEntry, NOON, storedPicture } from '../../../../tests/factories.ts';
import type { MediaLibrary, MediaQueue, Picture, PictureFile } from '../../../app/ports/media.ts';
import { createAuditLog } from '../audit/audit-log.ts';
import { backUp, restore } from '../engine/backup.ts';
import { createRevisionReader } from '../revisions/revision-reader.ts';
import { createDatabaseMediaStore } from './database-media-store.ts';
import { createMediaLibrary } from './media-library.ts';
import { createMediaOriginals } from './media-originals.ts';
import { filesByPlace } from './media-places.ts';
import { createMediaQueue } from './media-queue.ts';

const claim = { now: NOON + 1000, leaseMs: 60_000, limit: 1 };
const file = (letter: string): PictureFile => ({
  role: 'master',
  format: 'webp',
  name: `${letter.repeat(16)}-master.webp`,
  width: 20,
  height: 10,
  size: 3,
  sha256: letter.repeat(64),
});
const resized = (...files: PictureFile[]) => ({
  facts: { width: 20, height: 10, colour: '#aabbcc' },
  files,
});

eachEngine('the media library', (engine) => {
  let database: TestDatabase;
  let media: MediaLibrary;
  let queue: MediaQueue;
  beforeEach(async () => {
    database = await openTestDatabase(engine);
    media = createMediaLibrary(database);
    queue = createMediaQueue(database);
  });
  afterEach(() => database.close());

  const add = (id: string, change: Partial<Picture> = {}) =>
    media.create(storedPicture({ id, ...change }), auditEntry({ action: 'media_added', subject: id }));
  /** Stores a picture that is resized to these files. */
  async function ready(id: string, ...files: PictureFile[]): Promise<void> {
    await add(id);
    const [claimed] = await queue.claim(claim);
    if (!claimed) throw new Error('Nothing was claimed.');
    await queue.settle(claimed, 'resized', { kind: 'ready' }, NOON + 2000, resized(...files));
    const store = createDatabaseMediaStore(database);
    for (const { name } of files) await store.put(name, Buffer.from('abc'));
  }
  const deleteAt = (id: string, at: number) =>
    media.change(id, (before) => ({
      ok: true,
      after: { ...before, deletedAt: at },
      entries: [auditEntry({ action: 'media_deleted', subject: id })],
    }));
  const revision = async () => (await createRevisionReader(database).read()).media;
  const shown = (id: string, state: 'online' | 'draft' = 'online') => ({
    kind: 'landing' as const,
    id: 'page',
    name: 'Nova',
    pictures: [{ id, state }],
  });

  it('gives a waiting picture to one worker, and accepts only the outcome of that worker', async () => {
    await add('a');
    const [first] = await queue.claim(claim);
    expect(await queue.claim(claim)).toEqual([]);
    const [second] = await queue.claim({ ...claim, now: NOON + 100_000 });
    if (!first || !second) throw new Error('Nothing was claimed.');
    await queue.settle(first, 'media_damaged', { kind: 'failed', problem: 'media_damaged' }, NOON);
    expect((await media.byId('a'))?.state).toBe('processing');
    await queue.settle(second, 'resized', { kind: 'ready' }, NOON, resized(file('a')));
    expect(await media.byId('a')).toMatchObject({
      state: 'ready',
      bytes: 3,
      colour: '#aabbcc',
      files: [file('a')],
    });
  });

  it('gives a released claim to the next worker at once, as the same attempt', async () => {
    await add('a');
    const [claimed] = await queue.claim(claim);
    if (!claimed) throw new Error('Nothing was claimed.');
    await queue.release(claimed, NOON + 1000);
    expect(await queue.claim(claim)).toMatchObject([{ id: 'a', attempt: 1 }]);
  });

  it('queues a new picture for sharing when the focal point of a ready picture changes', async () => {
    await ready('a', file('a'), { ...file('b'), role: 'share', format: 'jpg' });
    const move = (x: number) =>
      media.change('a', (before) => ({
        ok: true,
        after: { ...before, focal: { x, y: 0.5 }, state: 'processing' },
        entries: [auditEntry({ action: 'media_changed', subject: 'a' })],
      }));
    await move(0.2);
    const [claimed] = await queue.claim(claim);
    if (!claimed) throw new Error('Nothing was claimed.');
    expect(claimed).toMatchObject({ master: file('a').name, focal: { x: 0.2, y: 0.5 }, attempt: 1 });
    // Another change while a worker handles the first one.
    await move(0.9);
    const share = (letter: string): PictureFile => ({ ...file(letter), role: 'share', format: 'jpg' });
    const settle = (one: typeof claimed, letter: string) =>
      queue.settle(one, 'resized', { kind: 'ready' }, NOON, { files: [share(letter)] });
    expect(await settle(claimed, 'c')).toEqual([file('b').name]);
    const [again] = await queue.claim(claim);
    if (!again) throw new Error('Nothing was claimed.');
    expect(again.focal.x).toBe(0.9);
    expect(await settle(again, 'd')).toEqual([file('c').name]);
    expect(await media.byId('a')).toMatchObject({ state: 'ready', width: 20, bytes: 6 });
    expect((await media.byId('a'))?.files).toEqual([file('a'), share('d')]);
  });

  it('names the oldest other picture with the same content, until that one is deleted', async () => {
    await ready('a', file('a'));
    await ready('b', file('a'));
    await ready('c', file('c'));
    expect((await media.byId('a'))?.copyOf).toBeNull();
    expect((await media.byId('b'))?.copyOf).toEqual({ id: 'a', name: 'photo.jpg' });
    expect((await media.byId('c'))?.copyOf).toBeNull();
    await deleteAt('a', NOON);
    expect((await media.byId('b'))?.copyOf).toBeNull();
  });

  it('lists and counts the pictures of the blog apart from those that were added here', async () => {
    await add('blog');
    await add('own', { createdBy: 'lea' });
    await add('sample', { demo: true });
    const ask = { use: 'all', sort: 'created', order: 'asc', page: 1, pageSize: 25 } as const;
    const ids = async (origin: 'own' | 'blog') =>
      (await media.list({ ...ask, origin })).items.map(({ id }) => id).sort();
    expect([await ids('blog'), await ids('own')]).toEqual([['blog'], ['own', 'sample']]);
    expect([(await media.counts({ origin: 'own' })).all, (await media.counts({})).all]).toEqual([2, 3]);
  });

  it('keeps the parts of an upload in order until the picture is resized', async () => {
    const originals = createMediaOriginals(database);
    for (const part of [1, 0, 2]) await originals.add('a', part, Buffer.from(`part ${part} `), NOON);
    await originals.add('interrupted', 0, Buffer.from('x'), NOON);
    const whole = async () => {
      let text = '';
      for await (const part of originals.parts('a')) text += Buffer.from(part).toString();
      return text;
    };
    await add('a');
    await originals.forgetOrphans(NOON + 1);
    expect(await whole()).toBe('part 0 part 1 part 2 ');
    expect(
      await database.db.selectFrom('media_originals').select('upload').distinct().execute(),
    ).toHaveLength(1);
    const [claimed] = await queue.claim(claim);
    if (!claimed) throw new Error('Nothing was claimed.');
    await queue.settle(claimed, 'slow', { kind: 'retry', inMs: 1 }, NOON);
    expect(await whole()).not.toBe('');
    const [again] = await queue.claim(claim);
    if (!again) throw new Error('Nothing was claimed.');
    await queue.settle(again, 'slow', { kind: 'failed', problem: 'media_slow' }, NOON);
    expect(await whole()).toBe('');
    expect(await media.byId('a')).toMatchObject({ state: 'failed', problem: 'media_slow' });
  });

  it('raises its revision with each change that a reader can see, and not with a claim', async () => {
    const before = await revision();
    await add('a');
    expect(await revision()).toBe(before + 1);
    const [claimed] = await queue.claim(claim);
    expect(await revision()).toBe(before + 1);
    if (!claimed) throw new Error('Nothing was claimed.');
    await queue.settle(claimed, 'resized', { kind: 'ready' }, NOON, resized(file('a')));
    expect(await revision()).toBe(before + 2);
    await media.setUses(shown('a'));
    expect(await revision()).toBeGreaterThan(before + 2);
  });

  it('purges only pictures that were deleted long enough ago and are not in use', async () => {
    await ready('old', file('a'), { ...file('b'), role: 'share' });
    await ready('twin', file('a'));
    await ready('used', file('c'));
    await ready('recent', file('d'));
    for (const id of ['old', 'used']) await deleteAt(id, NOON);
    await deleteAt('recent', NOON + 5000);
    await media.setUses(shown('used', 'draft'));
    // The twin still has the first file.
    expect(await media.purge(NOON + 5000)).toEqual([file('b').name]);
    expect(
      await Promise.all(['old', 'twin', 'used', 'recent'].map(async (id) => !!(await media.byId(id)))),
    ).toEqual([false, true, true, true]);
  });

  it('returns several pictures at once, and leaves unknown ids out', async () => {
    await ready('a', file('a'));
    await ready('b', file('b'));
    const found = await media.byIds(['b', 'none', 'a', 'an\0other']);
    expect(found.map(({ id, files }) => [id, files]).sort()).toEqual([
      ['a', [file('a')]],
      ['b', [file('b')]],
    ]);
    expect(await media.byIds([])).toEqual([]);
  });

  it('replaces the pictures that a page shows, and leaves unknown ids out', async () => {
    await add('a');
    await add('b');
    await media.setUses({
      ...shown('a'),
      pictures: ['a', 'b', 'none'].map((id) => ({ id, state: 'draft' })),
    });
    await media.setUses({ ...shown('b'), name: 'Nova 2' });
    expect((await media.byId('a'))?.uses).toEqual([]);
    expect((await media.byId('b'))?.uses).toEqual([
      { kind: 'landing', id: 'page', name: 'Nova 2', state: 'online' },
    ]);
  });

  it('loses no change when several are made at once, and writes no change without its entry', async () => {
    await add('a');
    const lengthen = () =>
      media.change('a', (before) => ({
        ok: true,
        after: { ...before, name: `${before.name}x` },
        entries: [auditEntry({ action: 'media_changed', subject: 'a' })],
      }));
    await Promise.all(Array.from({ length: 6 }, lengthen));
    expect(await media.byId('a')).toMatchObject({ name: 'photo.jpgxxxxxx', version: 7 });
    const unwritten = media.change('a', (before) => ({
      ok: true,
      after: { ...before, name: 'not written' },
      entries: [auditEntry({ action: null as never })],
    }));
    await expect(unwritten).rejects.toThrow();
    expect((await media.byId('a'))?.name).toBe('photo.jpgxxxxxx');
    const entries = await createAuditLog(database).latest(10);
    expect(entries.map(({ action }) => action)).toEqual([...Array(6).fill('media_changed'), 'media_added']);
  });

  it('is in a backup with its bytes, waiting uploads and places of use, and restored from it', async () => {
    await ready('a', file('a'));
    await media.setUses(shown('a'));
    await createMediaOriginals(database).add('b', 0, Buffer.from([0, 255, 1]), NOON);
    await add('b');
    const backup = path.join(database.location.dataDir, 'copies', 'media.sqlite');
    await backUp(database, backup);
    await database.db.deleteFrom('media').execute();
    await database.db.deleteFrom('media_bytes').execute();
    await database.db.deleteFrom('media_originals').execute();
    await restore(database, backup, path.join(database.location.dataDir, 'kept'));
    expect(await media.byId('a')).toMatchObject({ files: [file('a')], uses: [{ name: 'Nova' }] });
    expect(Buffer.from((await createDatabaseMediaStore(database).get(file('a').name)) ?? []).toString()).toBe(
      'abc',
    );
    for await (const part of createMediaOriginals(database).parts('b'))
      expect([...part]).toEqual([0, 255, 1]);
    expect(await database.db.selectFrom('media_originals').select('part').execute()).toHaveLength(1);
  });

  it('distinguishes files whose bytes are in the database from those in a bucket', async () => {
    await ready('a', file('a'), { ...file('b'), role: 'share' });
    await createDatabaseMediaStore(database).remove(file('b').name);
    const names = async (inDatabase: boolean) =>
      (await filesByPlace(database, inDatabase)).map(({ name }) => name);
    expect([await names(true), await names(false)]).toEqual([[file('a').name], [file('b').name]]);
  });
});
