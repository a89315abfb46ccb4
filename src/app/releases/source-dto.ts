import type { RadarSource } from '../../contracts/radar.ts';
import { releaseSources } from '../../domain/planner/release-sources.ts';
import type { Ports } from '../ports/all-ports.ts';
import type { StoredSource } from '../ports/releases/release-store.ts';

/** Returns a source for the back office. */
export function sourceDto(
  { releaseSourcesOn }: Ports,
  source: StoredSource,
  coverage: RadarSource['coverage'],
): RadarSource {
  const { name, enabled, okAt, failedAt, failures, lastError, dueAt, version } = source;
  const { agreement, licence, licenceUrl } = releaseSources[name];
  const iso = (time: number | null) => (time === null ? null : new Date(time).toISOString());
  const state = stateOf(source, releaseSourcesOn());
  return {
    name,
    enabled,
    agreement,
    licence,
    licenceUrl,
    state,
    error: failures > 0 ? lastError : null,
    failedAt: iso(failedAt),
    okAt: iso(okAt),
    nextAt: state === 'failed' ? iso(dueAt) : null,
    coverage,
    version,
  };
}

function stateOf({ enabled, failures, okAt }: StoredSource, active: boolean): RadarSource['state'] {
  if (!enabled) return 'off';
  if (!active) return 'paused';
  if (failures > 0) return 'failed';
  return okAt === null ? 'waiting' : 'current';
}
