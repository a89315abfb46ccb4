import type { RadarSource, RadarSources, SourceSwitch } from '../../contracts/radar.ts';
import { releaseSourceNames } from '../../domain/planner/release-sources.ts';
import { agencyDay } from '../../domain/time/agency-day.ts';
import { type Asker, actorOf } from '../asker.ts';
import type { Ports } from '../ports/all-ports.ts';
import { conflict, fail, ok, type Result } from '../result.ts';
import { sourceDto } from './source-dto.ts';

/** Returns every declared source with its licence, its state and how much it has delivered. */
export async function listSources(ports: Ports): Promise<RadarSources> {
  const { clock, radarReader, releaseQueue } = ports;
  await releaseQueue.prepare(clock.now());
  const coverage = await radarReader.coverage(agencyDay(clock.now()));
  const stored = await releaseQueue.sources();
  return { items: stored.map((source) => sourceDto(ports, source, coverage[source.name])) };
}

/** Switches a source on or off. A source that is switched on is due at once. */
export async function switchSource(
  ports: Ports,
  name: string,
  { enabled, version }: SourceSwitch,
  asker: Asker,
): Promise<Result<RadarSource, 'not_found' | 'settings_conflict'>> {
  const { clock, radarReader, releaseQueue } = ports;
  const known = releaseSourceNames.find((one) => one === name);
  if (!known) return fail('not_found');
  const actor = actorOf(ports, asker);
  await releaseQueue.prepare(actor.at);
  const changed = await releaseQueue.change<'settings_conflict'>(known, actor.at, (before) => {
    if (before.version !== version) return { ok: false, code: 'settings_conflict' };
    if (before.enabled === enabled) return { ok: true, after: before, entries: [] };
    const entry = {
      ...actor,
      action: 'release_source_switched' as const,
      subject: null,
      before: { source: known, enabled: before.enabled },
      after: { source: known, enabled },
    };
    return { ok: true, after: { ...before, enabled }, entries: [entry] };
  });
  if (!changed) return fail('not_found');
  const coverage = await radarReader.coverage(agencyDay(clock.now()));
  if (!changed.ok) {
    const present = (await releaseQueue.sources()).find((source) => source.name === known);
    return conflict(changed.code, present && sourceDto(ports, present, coverage[known]));
  }
  return ok(sourceDto(ports, changed.value, coverage[known]));
}
