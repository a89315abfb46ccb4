import type { RunningProcess } from '../adapters/db/queue/running-process.ts';
import type { GeneratedCredentials } from '../app/account/ensure-first-administrator.ts';
import type { Log } from '../app/ports.ts';
import type { ChangeHub } from '../jobs/change-hub.ts';
import type { FeedRefresher } from '../jobs/feed-refresher.ts';
import type { Loop } from '../jobs/loop.ts';
import type { QueueWorker } from '../jobs/queue-worker.ts';
import type { RevisionWatch } from '../jobs/revision-watch.ts';
import type { AddressWriter, ChannelWriter, LandingWriter, VisitWriter } from '../jobs/visit-writer.ts';

/** The parts of the site that run in the background, and the steps before their start. */
export interface LivingParts {
  /** Encrypts the secrets that an older key encrypted again with the current key. */
  resealSecrets(): Promise<void>;
  ensureFirstAdministrator(): Promise<GeneratedCredentials | undefined>;
  /** `undefined`: the site has no sample data. */
  seedDemo: (() => Promise<unknown>) | undefined;
  running: Pick<RunningProcess, 'enter' | 'leave'>;
  heartbeat: Pick<Loop, 'start' | 'stop'>;
  /** Whether this process does the waiting work, and prepares the site at its start. */
  doesWork: boolean;
  worker: QueueWorker;
  housekeeper: Pick<Loop, 'start' | 'stop'>;
  safekeeper: Pick<Loop, 'start' | 'stop'>;
  prover: Pick<Loop, 'start' | 'stop'>;
  alarmer: Pick<Loop, 'start' | 'stop'>;
  weeklyMailer: Pick<Loop, 'start' | 'stop'>;
  refresher: FeedRefresher;
  copyKeeper: Pick<Loop, 'start' | 'stop'>;
  /** What tells a network of caches about changes; empty without one. */
  purging: readonly Pick<Loop, 'start' | 'stop'>[];
  /** `stop` aborts the work under way; the next start does it again. */
  resizer: { stop(): void };
  /** `stop` aborts the work under way; the next start continues it. */
  synchroniser: { stop(): void };
  revisions: RevisionWatch;
  changes: ChangeHub;
  /** Sends requests to other servers for the go-live list. */
  goLive: { stop(): Promise<void> };
  visits: VisitWriter;
  landingCounter: LandingWriter;
  channelCounter: ChannelWriter;
  addressCounter: AddressWriter;
  database: { close(): Promise<void> };
  log: Log;
}

export interface Lifecycle {
  /**
   * Prepares the site and starts its background work.
   * @param open called when requests can be served, before the background work starts: a server listens in it
   * @returns the first administrator, if this start created the account with a generated password
   */
  start(open?: () => Promise<void>): Promise<GeneratedCredentials | undefined>;
  /**
   * Stops the background work, after storing the results of work under way, and the event streams. Requests are still
   * answered.
   */
  stop(): Promise<void>;
  /** Does the same as `stop`, then writes the last counts of visits and closes the database. */
  close(): Promise<void>;
}

/** Defines the order in which production, development and tests start and stop the site. */
export function createLifecycle(parts: LivingParts): Lifecycle {
  /** The jobs of every process, and those of a process that does the waiting work. */
  const always = [parts.revisions, parts.heartbeat, parts.alarmer, ...parts.purging];
  const working = [
    parts.worker,
    parts.housekeeper,
    parts.safekeeper,
    parts.prover,
    parts.weeklyMailer,
    parts.refresher,
    parts.copyKeeper,
  ];

  async function stop(): Promise<void> {
    parts.changes.stop();
    parts.resizer.stop();
    parts.synchroniser.stop();
    await Promise.all([...always, ...working, parts.goLive].map((part) => part.stop()));
  }

  return {
    async start(open) {
      // First, because it refuses another process's database when the secrets differ.
      await parts.running.enter();
      let administrator: GeneratedCredentials | undefined;
      if (parts.doesWork) {
        await parts.resealSecrets();
        administrator = await parts.ensureFirstAdministrator();
        // After the administrator is created, because some of the samples are assigned to this account.
        await parts.seedDemo?.();
      }
      await open?.();
      for (const job of [...always, ...(parts.doesWork ? working : [])]) job.start();
      return administrator;
    },
    stop,
    async close() {
      await stop();
      await parts.visits.stop();
      await parts.landingCounter.stop();
      await parts.channelCounter.stop();
      await parts.addressCounter.stop();
      try {
        await parts.running.leave();
      } catch (err) {
        parts.log.warn({ err }, 'end of the process not stored');
      }
      await parts.database.close();
    },
  };
}
