import { syncWaitAfter } from '../../domain/wordpress/retry.ts';
import type { Ports } from '../ports/all-ports.ts';
import type { BlogFailure } from '../ports/wordpress/blog-source.ts';
import type { ClaimedSync, LogEntry, SyncCursor } from '../ports/wordpress/wordpress.ts';
import { blogInSettings, scopeOf } from './blog-in-settings.ts';
import { prepare } from './sync-pictures.ts';
import { LEASE_MS, type Stop, type SyncRun } from './sync-run.ts';
import { categories, changes, connect, FULL_PART, removals, texts } from './sync-steps.ts';

/** The ports of a synchronisation, whose job is composed before the complete `Ports`. */
export type SyncPorts = SyncRun['ports'] &
  Pick<Ports, 'blogs' | 'log' | 'random' | 'settings' | 'showsSamples'>;

/** Pause between two checks whether the synchronisation was cancelled, in milliseconds; each extends the claim. */
const LOOK_MS = 1000;

/**
 * Claims the due synchronisation and starts it. Returns a list with one promise, settled when its outcome is recorded;
 * an empty list when no synchronisation is due.
 * @param stopping aborted when the process ends: the next start continues the work
 * @throws when the database refuses the claim; then nothing was started
 */
export async function startDueSync(ports: SyncPorts, stopping: AbortSignal): Promise<Promise<void>[]> {
  const claimed = await ports.syncs.claim({ now: ports.clock.now(), leaseMs: LEASE_MS });
  return claimed ? [work(ports, claimed, stopping)] : [];
}

/** Never rejects: when the outcome cannot be recorded, the claim expires and the work is done again. */
async function work(ports: SyncPorts, claimed: ClaimedSync, stopping: AbortSignal): Promise<void> {
  const { clock, log, syncs } = ports;
  const ending = new AbortController();
  const signal = AbortSignal.any([stopping, ending.signal]);
  const holding = setInterval(() => {
    syncs
      .hold(claimed, clock.now() + LEASE_MS)
      .then((held) => held !== 'held' && ending.abort())
      // The claim outlasts a short outage of the database.
      .catch(() => {});
  }, LOOK_MS);
  try {
    await ports.settings.refresh();
    const run = await openRun(ports, claimed, signal);
    const stop = run ? await steps(run) : undefined;
    if (stopping.aborted) return await syncs.release(claimed, clock.now());
    await (run ? end(ports, run, stop) : endUnconnected(ports, claimed));
  } catch (err) {
    log.error({ err, syncId: claimed.id }, 'synchronisation interrupted');
  } finally {
    clearInterval(holding);
  }
}

async function openRun(
  ports: SyncPorts,
  claimed: ClaimedSync,
  signal: AbortSignal,
): Promise<SyncRun | undefined> {
  const blog = await blogInSettings(ports);
  if (blog.kind === 'none') return undefined;
  const reader =
    blog.kind === 'blog' ? ports.blogs.reader(blog.settings, signal) : ports.blogs.sampleReader();
  const { step, done, total, added, changed, removed } = claimed;
  const cursor = claimed.cursor ?? freshCursor(scopeOf(blog));
  // If the settings changed while it waited, it restarts.
  const isOther = cursor.scope !== scopeOf(blog);
  const counts = { added, changed, removed };
  return {
    ports,
    signal,
    reader,
    claimed,
    progress: isOther
      ? { ...counts, step: 'connect', done: 0, total: 0, cursor: freshCursor(scopeOf(blog)) }
      : { ...counts, step, done, total, cursor },
  };
}

const freshCursor = (scope: string): SyncCursor => ({
  ...{ scope, after: null, until: null, remoteTotal: 0, offset: 0, size: FULL_PART },
  ...{ again: [], unread: 0, comparedAt: 0 },
});

/** Runs the steps, from the current one of the synchronisation. */
async function steps(run: SyncRun): Promise<Stop | undefined> {
  const { syncs, clock } = run.ports;
  const { step, done, total } = run.progress;
  if (step === 'connect') await continueFromLast(run);
  else {
    run.progress.cursor = { ...run.progress.cursor, resumed: { done, total } };
    await syncs.note([{ code: 'resumed', params: { done, total } }], clock.now());
  }
  if (run.progress.step === 'connect') {
    const stop = await connect(run);
    if (stop) return stop;
  }
  if (run.progress.step === 'categories') {
    const stop = await categories(run);
    if (stop) return stop;
  }
  let first: Awaited<ReturnType<SyncRun['reader']['changed']>> | undefined;
  if (run.progress.step === 'changes') {
    const found = await changes(run);
    if ('stop' in found) return found.stop;
    first = found.first;
  }
  if (run.progress.step === 'texts') {
    const stop = await texts(run, first);
    if (stop) return stop;
  }
  if (run.progress.step === 'removals') {
    const stop = await removals(run);
    if (stop) return stop;
  }
  return prepare(run);
}

/** Continues from the last completed synchronisation of the same blog and categories. */
async function continueFromLast(run: SyncRun): Promise<void> {
  const last = await run.ports.syncs.lastCursor();
  const { cursor } = run.progress;
  if (last?.scope !== cursor.scope) return;
  const { until, unread, comparedAt, filesUntil = null } = last;
  run.progress.cursor = { ...cursor, after: until, unread, comparedAt, filesUntil };
}

async function end(ports: SyncPorts, run: SyncRun, stop: Stop | undefined): Promise<void> {
  const { clock, log, syncs } = ports;
  const { claimed, progress } = run;
  const report = {
    syncId: claimed.id,
    step: progress.step,
    added: progress.added,
    changed: progress.changed,
    removed: progress.removed,
  };
  const settle = (
    state: 'done' | 'failed' | 'cancelled' | 'waiting',
    entries: readonly LogEntry[],
    failure: BlogFailure | null = null,
    nextAttemptAt: number | null = null,
  ) => {
    const problem = failure && { problem: failure.problem, detail: failure.detail };
    return syncs.settle(claimed, progress, { state, nextAttemptAt, problem, log: entries, at: clock.now() });
  };
  if (!stop) {
    const { added, changed, removed } = progress;
    log.info(report, 'blog synchronised');
    return void (await settle('done', [
      ...leftEntries(progress.cursor),
      { code: 'done', params: { added, changed, removed } },
    ]));
  }
  if (stop.kind === 'lost') return log.info(report, 'synchronisation taken over or disconnected');
  // A request that a cancellation aborted looks like a failed request.
  if (stop.kind === 'cancelled' || (await syncs.hold(claimed, clock.now() + LEASE_MS)) === 'cancelled') {
    log.info(report, 'synchronisation cancelled');
    return void (await settle('cancelled', [{ code: 'cancelled', params: {} }]));
  }
  const failure = await explained(ports, stop.failure);
  const wait = failure.transient ? syncWaitAfter(claimed.attempt, ports.random()) : undefined;
  const params = { problem: failure.problem, detail: failure.detail ?? '' };
  if (wait !== undefined) {
    log.warn({ ...report, failure, wait }, 'synchronisation failed, will be tried again');
    const minutes = Math.max(1, Math.round(wait / 60_000));
    return void (await settle(
      'waiting',
      [{ code: 'will_retry', params: { ...params, minutes } }],
      failure,
      clock.now() + wait,
    ));
  }
  log.error({ ...report, failure }, 'synchronisation failed');
  await settle(
    'failed',
    [{ code: progress.step === 'connect' ? 'connection_failed' : 'failed', params }],
    failure,
  );
}

/** Returns the log entries about elements of the texts that stayed on the blog. */
function leftEntries({ left }: SyncCursor): LogEntry[] {
  if (!left) return [];
  const { contents, shortcodes } = left;
  return [
    ...(contents > 0 ? [{ code: 'left_on_blog' as const, params: { count: contents } }] : []),
    ...(shortcodes > 0 ? [{ code: 'shortcodes' as const, params: { count: shortcodes } }] : []),
  ];
}

/** Finds the cause of a refusal with the connection test: a single response of the blog does not reveal it. */
async function explained({ blogs, settings }: SyncPorts, failure: BlogFailure): Promise<BlogFailure> {
  if (failure.transient || settings.now().wordpress.url === '') return failure;
  if (failure.problem === 'invalid' && failure.detail === 'empty') return failure;
  const { reason, detail } = await blogs.connection(settings.now().wordpress).test();
  return reason === null ? failure : { problem: reason, detail, transient: false };
}

async function endUnconnected({ clock, syncs }: SyncPorts, claimed: ClaimedSync): Promise<void> {
  const at = clock.now();
  const progress = { ...claimed };
  const log = [{ code: 'not_connected' as const, params: {} }];
  await syncs.settle(claimed, progress, { state: 'failed', nextAttemptAt: null, problem: null, log, at });
}
