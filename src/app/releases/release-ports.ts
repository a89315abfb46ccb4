import type { Ports } from '../ports/all-ports.ts';
import type { ReleaseStore } from '../ports/releases/release-store.ts';
import type { ReleaseVendors } from '../ports/releases/release-vendors.ts';

/** The ports of the nightly work on releases. */
export type ReleaseJobPorts = Pick<Ports, 'clock' | 'log' | 'random' | 'releaseQueue'> & {
  releaseStore: ReleaseStore;
  releaseVendors: ReleaseVendors;
};
