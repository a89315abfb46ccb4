import type { Database } from '../adapters/db/engine/connect.ts';
import { createReleaseQueue } from '../adapters/db/releases/release-queue.ts';
import { createReleaseStore } from '../adapters/db/releases/release-store.ts';
import { createReleaseVendors } from '../adapters/release-vendors/create-release-vendors.ts';
import type { Ports } from '../app/ports/all-ports.ts';
import type { ReleaseJobPorts } from '../app/releases/release-ports.ts';
import type { Env } from '../config/env.ts';
import type { Overrides } from './overrides.ts';

/** Returns the `User-Agent` for vendors that ask for a contact: name, version and address of the site. */
export const contactName = (siteUrl: string): string => `MDMC/1.0 ( ${siteUrl} )`;

/**
 * Builds the ports of the nightly work on releases. Requests name the site's address, because vendors ask for a
 * contact.
 */
export function composeReleases(
  database: Database,
  { siteUrl, webhooks }: Pick<Env, 'siteUrl' | 'webhooks'>,
  parts: Pick<Ports, 'clock' | 'log' | 'random'>,
  { bases, ...overrides }: NonNullable<Overrides['releaseVendors']> = {},
): ReleaseJobPorts {
  const options = {
    allowPrivate: webhooks.allowPrivate,
    userAgent: contactName(siteUrl),
    ...overrides,
  };
  return {
    ...parts,
    releaseStore: createReleaseStore(database),
    releaseQueue: createReleaseQueue(database),
    releaseVendors: createReleaseVendors(options, bases),
  };
}
