import { rename, writeFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { ShareCard } from '../../src/domain/site-map/share-image.ts';
import { drawCard } from './draw.ts';

export interface DrawingJob {
  card: ShareCard;
  brand: string;
  file: string;
}

/** Draws one thread's share of the pictures in sequence. A file gets its final name only when it is complete. */
for (const { card, brand, file } of workerData as DrawingJob[]) {
  await writeFile(`${file}.part`, await drawCard(card, brand));
  await rename(`${file}.part`, file);
}
parentPort?.close();
