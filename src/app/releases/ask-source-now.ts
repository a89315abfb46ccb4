import type { RadarSource } from '../../contracts/radar.ts';
import { ASK_AGAIN_MS, releaseSourceNames } from '../../domain/planner/release-sources.ts';
import { agencyDay } from '../../domain/time/agency-day.ts';
import { type Asker, actorOf } from '../asker.ts';
import type { Ports } from '../ports/all-ports.ts';
import { fail, ok, type Result, throttled } from '../result.ts';
import { sourceDto } from './source-dto.ts';

/**
 * Makes a source due at once: its host gets a request as soon as its pace allows. Refused for a source that is off, on
 * a site that sends no requests to sources, and for a source that was requested in the last ten minutes.
 */
export async function askSourceNow(
  ports: Ports,
  name: string,
  asker: Asker,
): Promise<Result<RadarSource, 'not_found' | 'source_off' | 'rate_limited'>> {
  const { clock, radarReader, releaseQueue, releaseSourcesOn } = ports;
  const known = releaseSourceNames.find((one) => one === name);
  if (!known) return fail('not_found');
  const actor = actorOf(ports, asker);
  await releaseQueue.prepare(actor.at);
  let waitMs = 0;
  const changed = await releaseQueue.change<'source_off' | 'rate_limited'>(known, actor.at, (before) => {
    if (!before.enabled || !releaseSourcesOn()) return { ok: false, code: 'source_off' };
    waitMs = (before.askedAt ?? 0) + ASK_AGAIN_MS - actor.at;
    if (waitMs > 0) return { ok: false, code: 'rate_limited' };
    const entry = {
      ...actor,
      action: 'release_source_asked' as const,
      subject: null,
      before: null,
      after: { source: known },
    };
    return { ok: true, after: { ...before, askedAt: actor.at }, entries: [entry] };
  });
  if (!changed) return fail('not_found');
  if (!changed.ok) return changed.code === 'rate_limited' ? throttled(waitMs) : fail(changed.code);
  const coverage = await radarReader.coverage(agencyDay(clock.now()));
  return ok(sourceDto(ports, changed.value, coverage[known]));
}
