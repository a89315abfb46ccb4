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
 * Adds the sample pictures to a library without any picture, beside no real data, and returns their number. They are resized like
 * uploads, once the worker of a site runs.
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
      // The first of them is the newest, and stands first in the library.
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
