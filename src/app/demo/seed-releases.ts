import { agencyDay } from '../../domain/time/agency-day.ts';
import type { HasRealRows } from '../ports/demo.ts';
import type { ReleaseSamples } from '../ports/releases/releases.ts';
import type { Clock } from '../ports.ts';
import { demoMoment, demoMoments } from './demo-moments.ts';
import { sampleReleases } from './sample-releases.ts';

export interface SeedReleasePorts {
  clock: Clock;
  releaseSamples: ReleaseSamples;
  hasRealRows: HasRealRows;
}

/** The time in Paris at which the sample lists were fetched. */
const NIGHT = '04:12';

/**
 * Stores sample releases of the next Fridays, unless there are real rows, and returns their number. Samples of an
 * earlier day are replaced: their Fridays would be over.
 */
export async function seedReleases({
  clock,
  releaseSamples,
  hasRealRows,
}: SeedReleasePorts): Promise<number> {
  if (await hasRealRows()) return 0;
  const fetchedAt = demoMoment(demoMoments(clock.now()), 0, NIGHT);
  return releaseSamples.add(sampleReleases(agencyDay(clock.now()), fetchedAt), fetchedAt);
}
