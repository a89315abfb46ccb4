import type { ReleaseQueue, ReleaseStore } from '../ports/release-store.ts';
import type { ReleaseVendors } from '../ports/release-vendors.ts';
import type { Clock, Log } from '../ports.ts';

/** The ports of the nightly work on releases. */
export interface ReleaseJobPorts {
  clock: Clock;
  log: Log;
  releaseStore: ReleaseStore;
  releaseQueue: ReleaseQueue;
  releaseVendors: ReleaseVendors;
  /** A number in [0, 1), for the jitter. */
  random(): number;
}
