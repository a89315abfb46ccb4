import { HOST_PACE_MS, sourcesOf } from '../../domain/planner/release-sources.ts';
import type { ClaimedHost, SourceOutcome, StoredSource } from '../ports/releases/release-store.ts';
import { workOn } from '../queue/work-on.ts';
import { type SourcesOn, type Step, steps } from './ask-sources.ts';
import type { ReleaseJobPorts } from './release-ports.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
/**
 * Duration of a claim in milliseconds: longer than a request and storing its response, so that no other process sends
 * the host a request meanwhile.
 */
const LEASE_MS = 2 * MINUTE_MS;
/** Pause after the first failure in milliseconds, doubled after each further failure, up to the longest. */
const RETRY_MS = { first: MINUTE_MS, longest: 6 * HOUR_MS };
/** Pause after a server refused the site's name, in milliseconds: more requests would make it worse. */
const REFUSED_MS = 24 * HOUR_MS;
/** Pause of a host whose sources are all off, in milliseconds; switching a source on makes the host due at once. */
const NOTHING_MS = HOUR_MS;

/**
 * Claims a host if it is due, and makes one step of its source that has been due the longest. The lease is the gate:
 * with any number of processes, a host gets one request at a time, and one a second.
 * @returns the attempt under way, which never rejects; an empty list if the host is not due
 */
export async function askDueHost(ports: ReleaseJobPorts, host: string): Promise<Promise<void>[]> {
  const { clock, releaseQueue } = ports;
  const claimed = await releaseQueue.claim(host, { now: clock.now(), leaseMs: LEASE_MS });
  if (!claimed) return [];
  return [
    workOn(ports, { host }, 'request to a source', async () => {
      const stored = await releaseQueue.sources();
      const on = new Set(stored.filter(({ enabled }) => enabled).map(({ name }) => name));
      const source = stored
        .filter(({ name, enabled }) => enabled && sourcesOf(host).includes(name))
        .sort((a, b) => a.dueAt - b.dueAt)[0];
      if (!source || source.dueAt > clock.now()) return waiting(ports, claimed, source?.dueAt);
      return asked(ports, claimed, source, on);
    }),
  ];
}

function waiting({ clock, releaseQueue }: ReleaseJobPorts, host: ClaimedHost, dueAt: number | undefined) {
  const at = Math.max(
    clock.now() + HOST_PACE_MS,
    Math.min(dueAt ?? Number.POSITIVE_INFINITY, clock.now() + NOTHING_MS),
  );
  return {
    next: { kind: 'idle' },
    report: { freeAt: at },
    record: () => releaseQueue.settle(host, { at, error: null }),
  };
}

async function asked(ports: ReleaseJobPorts, host: ClaimedHost, source: StoredSource, on: SourcesOn) {
  const { clock, releaseQueue } = ports;
  const { name } = source;
  const step = await steps[name](ports, on, source);
  const at = clock.now();
  const outcome = outcomeOf(step, source, at, ports.random());
  const failed = outcome.kind === 'failed';
  // After 429 and 503 every source of the host pauses; another failure concerns only this source.
  const hostWaits = step.kind === 'failed' && isBusy(step);
  const free = { at: hostWaits ? outcome.dueAt : at + HOST_PACE_MS, error: failed ? outcome.error : null };
  return {
    next: { kind: failed ? 'retry' : 'done' },
    report: { source: name, outcome },
    record: () => releaseQueue.settle(host, free, { name, outcome, at }),
  };
}

const isBusy = ({ failure }: Extract<Step, { kind: 'failed' }>): boolean =>
  failure.code === 'status' && (failure.detail === '429' || failure.detail === '503');

function outcomeOf(step: Step, { failures }: StoredSource, now: number, random: number): SourceOutcome {
  if (step.kind === 'done') return { kind: 'done', dueAt: now + step.pauseMs };
  const { code, detail } = step.failure;
  const error = detail === undefined ? code : `${code} ${detail}`;
  const backOff =
    Math.min(RETRY_MS.longest, RETRY_MS.first * 2 ** Math.min(failures, 12)) * (0.9 + 0.2 * random);
  const refused = code === 'status' && detail === '403';
  const wait = refused ? REFUSED_MS : Math.max(step.retryAfterMs ?? 0, backOff);
  return { kind: 'failed', dueAt: now + Math.round(wait), error };
}
