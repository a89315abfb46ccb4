import type { Ports } from '../ports/all-ports.ts';
import { blogInSettings } from './blog-in-settings.ts';

/** Begins the first synchronisation of a site with demo data that has no blog: visitors see the samples without being asked. */
export async function beginSamples(
  ports: Pick<Ports, 'clock' | 'ids' | 'settings' | 'showsSamples' | 'syncs'>,
): Promise<void> {
  const { clock, ids, syncs } = ports;
  if ((await blogInSettings(ports)).kind !== 'samples' || (await syncs.latest(1)).length > 0) return;
  await syncs.begin({ id: ids.next(), trigger: 'schedule', at: clock.now() });
}
