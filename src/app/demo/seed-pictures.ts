import type { DemoPictures, HasRealRows, SampleDrawing } from '../ports/demo.ts';
import type { Clock } from '../ports.ts';
import { samplePictures } from './sample-pictures.ts';

export interface SeedPicturesPorts {
  clock: Clock;
  demoPictures: DemoPictures;
  hasRealRows: HasRealRows;
  drawSample(name: SampleDrawing): Uint8Array;
}

/**
 * Adds the sample pictures if the library is empty and the database has no real rows, and returns their number. They
 * are resized like uploads, by the worker of a running site.
 */
export async function seedPictures(ports: SeedPicturesPorts): Promise<number> {
  const { clock, demoPictures, drawSample } = ports;
  if ((await ports.hasRealRows()) || !(await demoPictures.isEmpty())) return 0;
  const now = clock.now();
  const samples = samplePictures.map(({ drawing, ...texts }, index) => ({
    picture: {
      ...texts,
      id: `sample-picture-${index + 1}`,
      state: 'processing' as const,
      problem: null,
      width: null,
      height: null,
      bytes: null,
      colour: null,
      files: [],
      uses: [],
      copyOf: null,
      // The first sample is the newest, so the library shows it first.
      createdAt: now - index,
      createdBy: null,
      author: null,
      deletedAt: null,
      version: 1,
      demo: true,
    },
    bytes: drawSample(drawing),
  }));
  return demoPictures.add(samples);
}
