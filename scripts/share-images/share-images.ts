import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { ShareCard } from '../../src/domain/site-map/share-image.ts';
import type { DrawingJob } from './worker.ts';

export interface ShareImagesOptions {
  cards: readonly ShareCard[];
  brand: string;
  /** The folder of the pictures, which are written to `<locale>/<name>.png` below it. */
  folder: URL;
  /** The folder of the cache: each file is named by the hash of all that its picture depends on. */
  cache: URL;
}

/**
 * Draws the pictures that are shown when pages are shared. A picture with the same text, brand and
 * code is taken from the cache. Pictures that no page uses are removed from the cache.
 * @returns the number of pictures that were not in the cache
 */
export async function drawShareImages(options: ShareImagesOptions): Promise<number> {
  const { cards, brand } = options;
  const [folder, cache] = [fileURLToPath(options.folder), fileURLToPath(options.cache)];
  mkdirSync(cache, { recursive: true });
  const drawing = drawingHash();
  const jobs = cards.map((card) => {
    const key = createHash('sha256')
      .update(drawing)
      .update(JSON.stringify([card, brand]))
      .digest('hex');
    return { card, brand, file: join(cache, `${key}.png`) };
  });
  const missing = jobs.filter(({ file }) => !existsSync(file));
  await drawInThreads(missing);

  for (const { card } of jobs) mkdirSync(join(folder, card.locale), { recursive: true });
  await Promise.all(
    jobs.map(({ card, file }) => copyFile(file, join(folder, card.locale, `${card.name}.png`))),
  );
  const used = new Set(jobs.map(({ file }) => file));
  for (const name of readdirSync(cache)) if (!used.has(join(cache, name))) rmSync(join(cache, name));
  return missing.length;
}

/** Draws in at most two threads: a third gains little, and the machine may have other work. */
async function drawInThreads(jobs: readonly DrawingJob[]): Promise<void> {
  const threads = Math.min(2, availableParallelism(), jobs.length);
  const shares = Array.from({ length: threads }, (_, thread) =>
    jobs.filter((_job, index) => index % threads === thread),
  );
  await Promise.all(
    shares.map(
      (share) =>
        new Promise<void>((resolve, reject) => {
          new Worker(new URL('worker.ts', import.meta.url), { workerData: share })
            .once('error', reject)
            .once('exit', (code) =>
              code === 0 ? resolve() : reject(new Error(`A drawing thread left with ${code}`)),
            );
        }),
    ),
  );
}

/** Returns a hash of all that the drawing depends on: code, colours, fonts and libraries. */
function drawingHash(): string {
  const here = import.meta.dirname;
  const root = join(here, '../..');
  const hash = createHash('sha256');
  const sources = readdirSync(here)
    .filter((name) => !name.endsWith('.test.ts'))
    .map((name) => join(here, name));
  for (const file of [...sources, join(root, 'src/ui/brand.css')]) hash.update(readFileSync(file));
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  for (const name of [
    'satori',
    '@resvg/resvg-js',
    '@fontsource/bricolage-grotesque',
    '@fontsource/instrument-sans',
  ])
    hash.update(packages[`node_modules/${name}`].version);
  return hash.digest('hex');
}
