import sharp from 'sharp';
import { expect, it } from 'vitest';
import { eachEngine, openTestDatabase } from '../../../tests/databases/databases.ts';
import { auditEntry, NOON, storedPicture } from '../../../tests/factories.ts';
import { createDemoPictures } from '../../adapters/db/demo/demo-pictures.ts';
import { createHasRealRows } from '../../adapters/db/demo/real-rows.ts';
import type { Database } from '../../adapters/db/engine/connect.ts';
import { createMediaLibrary } from '../../adapters/db/media/media-library.ts';
import { createMediaOriginals } from '../../adapters/db/media/media-originals.ts';
import { createMediaQueue } from '../../adapters/db/media/media-queue.ts';
import { drawSample } from '../../adapters/pictures/sample-drawings.ts';
import { samplePictures } from './sample-pictures.ts';
import { seedPictures } from './seed-pictures.ts';

const query = { use: 'all', sort: 'created', order: 'desc', page: 1, pageSize: 25 } as const;
const portsOf = (database: Database) => ({
  clock: { now: () => NOON },
  demoPictures: createDemoPictures(database),
  hasRealRows: createHasRealRows(database),
  // Drawn by the test below.
  drawSample: () => Buffer.from('picture'),
});
const claim = { now: NOON + 1000, leaseMs: 60_000, limit: 10 };

eachEngine('the sample pictures', (engine) => {
  it('adds marked sample pictures to an empty library once, due to be resized', async () => {
    await using database = await openTestDatabase(engine);
    const ports = portsOf(database);
    const stored = await Promise.all([1, 2, 3].map(() => seedPictures(ports)));
    expect(stored.reduce((sum, count) => sum + count, 0)).toBe(samplePictures.length);
    const { items } = await createMediaLibrary(database).list(query);
    expect(items.map(({ name }) => name)).toEqual(samplePictures.map(({ name }) => name));
    expect(items.every(({ demo }) => demo)).toBe(true);
    expect(await createMediaQueue(database).claim(claim)).toHaveLength(samplePictures.length);
    expect(await seedPictures(ports)).toBe(0);
  });

  it('adds no sample picture to a library with a picture of the agency, deleted or not', async () => {
    await using database = await openTestDatabase(engine);
    const media = createMediaLibrary(database);
    await media.create(storedPicture({ deletedAt: 1 }), auditEntry({ action: 'media_added' }));
    expect(await seedPictures(portsOf(database))).toBe(0);
  });

  it('deletes the sample pictures with their uploads, except the one that a text shows', async () => {
    await using database = await openTestDatabase(engine);
    const ports = portsOf(database);
    const media = createMediaLibrary(database);
    await seedPictures(ports);
    await media.create(storedPicture({ id: 'own' }), auditEntry({ action: 'media_added' }));
    const pictures = [{ id: 'sample-picture-2', state: 'online' as const }];
    await media.setUses({ kind: 'content', id: 'testimonials/fr', name: 'testimonials', pictures });
    const removed = await ports.demoPictures.remove();
    expect(removed).toEqual({ removed: samplePictures.length - 1, kept: 1, files: [] });
    const left = (await media.list(query)).items.map(({ id }) => id);
    expect(left.sort()).toEqual(['own', 'sample-picture-2']);
    const originals = createMediaOriginals(database);
    const parts = async (id: string) => {
      let count = 0;
      for await (const _part of originals.parts(id)) count += 1;
      return count;
    };
    expect([await parts('sample-picture-1'), await parts('sample-picture-2')]).toEqual([0, 1]);
  });
});

it.each(samplePictures)('draws $name as a small picture with many colours', async ({ drawing }) => {
  const bytes = drawSample(drawing);
  const { format, width, height } = await sharp(bytes).metadata();
  expect([format, width, height]).toEqual(['png', 720, 480]);
  expect(bytes.length).toBeLessThan(256 * 1024);
  const { entropy } = await sharp(bytes).stats();
  expect(entropy).toBeGreaterThan(0.5);
});
