import type { ReleaseQueue } from '../ports/release-store.ts';
import type { RadarReader } from '../ports/releases.ts';
import type { Clock } from '../ports.ts';

export interface RadarPorts {
  clock: Clock;
  radarReader: RadarReader;
  releaseQueue: ReleaseQueue;
  /** Whether the site asks sources at all. */
  releaseSourcesOn(): boolean;
}
