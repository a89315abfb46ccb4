import { rename, writeFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { ShareCard } from '../../src/domain/site-map/share-image.ts';
import { drawCard } from './draw.ts';

export interface DrawingJob {
  card: ShareCard;
  brand: string;
  file: string;
}

/** One thread's share of the pictures, one after the other. A file has its name once it is whole. */
for (const { card, brand, file } of workerData as DrawingJob[]) {
  await writeFile(`${file}.part`, await drawCard(card, brand));
  await rename(`${file}.part`, file);
}
parentPort?.close();
