import { readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { sql } from 'kysely';
import type { LivingProcesses } from '../../../app/ports/processes/processes.ts';
import { doesWork, type ProcessRole } from '../../../domain/process/process-role.ts';
import { disagreements, type MarkedSecret, type SecretMarks } from '../../../domain/process/secret-marks.ts';
import { bookkeeping } from '../engine/bookkeeping.ts';
import type { Database } from '../engine/connect.ts';
import type { ProcessRow } from '../schema.ts';
import { releaseLeases } from './lease-queue.ts';

/** A process that was not seen for this many milliseconds counts as dead. The heartbeat is a quarter of it. */
const GONE_MS = 20_000;
/** How long the rows of stopped processes are kept, in milliseconds: they show when the last worker ran. */
const KEPT_MS = 86_400_000;

/** What a process writes about itself. */
export interface ProcessFacts {
  role: ProcessRole;
  build: string;
  marks: SecretMarks;
}

export interface RunningProcess {
  /**
   * Registers this process, and makes due at once what dead processes had claimed.
   * @throws SecretsDisagree when a living process has other secrets
   */
  enter(): Promise<void>;
  /** Renews the sign of life, and releases what processes that died since had claimed. */
  beat(): Promise<void>;
  look(): Promise<LivingProcesses>;
  /** Call it when the process no longer works on the queues. */
  leave(): Promise<void>;
}

/** Names the secrets that differ from those of a living process, never a value. */
export class SecretsDisagree extends Error {
  readonly secrets: readonly MarkedSecret[];
  constructor(secrets: readonly MarkedSecret[]) {
    super(
      `Another process of the site runs on this database with another ${secrets.join(' and ')}. Give this process the same value; to replace it, put the new one in front of the old one in every process (docs/operations.md, "Secrets").`,
    );
    this.name = 'SecretsDisagree';
    this.secrets = secrets;
  }
}

/**
 * Creates this process's entry in the list of processes that share a database, on either engine. A process is dead when it
 * was not seen for 20 seconds, or at once when it ran on this machine and its number is free.
 * @param ownHost the machine and its space of process numbers
 */
export function createRunningProcess(
  database: Database,
  { role, build, marks }: ProcessFacts,
  now: () => number = Date.now,
  ownHost: string = hostWithPids(),
): RunningProcess {
  const { db } = database;
  const startedAt = now();
  /** Since when this process has renewed its sign without a gap: after an outage of the database, every sign is old. */
  let steadySince = startedAt;
  let beatAt = startedAt;

  const isGone = (row: ProcessRow, time: number): boolean =>
    row.name !== database.process &&
    ((row.host === ownHost && !isAlive(row.pid)) ||
      (time - row.seen_at > GONE_MS && time - steadySince >= GONE_MS));

  async function sign(): Promise<void> {
    const time = now();
    const seen = { seen_at: time, left_at: null };
    await bookkeeping(database, (trx) =>
      trx
        .insertInto('processes')
        .values({
          ...{ name: database.process, host: ownHost, pid: process.pid, role, build },
          ...{ marks: JSON.stringify(marks), started_at: startedAt, ...seen },
        })
        .onConflict((conflict) => conflict.column('name').doUpdateSet(seen))
        .execute(),
    );
    if (time - beatAt > GONE_MS) steadySince = time;
    beatAt = time;
  }

  /** Returns the rows of living processes, after the dead were entered as such. */
  async function buryDead(): Promise<{ living: ProcessRow[]; died: boolean }> {
    const time = now();
    const rows = await db.selectFrom('processes').selectAll().where('left_at', 'is', null).execute();
    const dead = rows.filter((row) => isGone(row, time)).map(({ name }) => name);
    if (dead.length > 0)
      await db.updateTable('processes').set({ left_at: time }).where('name', 'in', dead).execute();
    return { living: rows.filter(({ name }) => !dead.includes(name)), died: dead.length > 0 };
  }

  /** A lease begins with the name of its process, of eight digits. */
  const releaseAbandoned = () =>
    releaseLeases(
      database,
      sql<boolean>`not exists (select 1 from processes where processes.name = substr(lease, 1, 8) and processes.left_at is null)`,
      now(),
    );

  return {
    async enter() {
      const { living } = await buryDead();
      const differing = living
        // An old sign may be of a copied database, or of a machine that is gone.
        .filter(({ name, seen_at }) => name !== database.process && now() - seen_at <= GONE_MS)
        .flatMap((row) => disagreements(marks, JSON.parse(row.marks) as Partial<SecretMarks>));
      if (differing.length > 0) throw new SecretsDisagree([...new Set(differing)]);
      await sign();
      await releaseAbandoned();
      await db
        .deleteFrom('processes')
        .where('left_at', '<', now() - KEPT_MS)
        .execute();
    },
    async beat() {
      await sign();
      if ((await buryDead()).died) await releaseAbandoned();
    },
    async look() {
      const rows = await db.selectFrom('processes').selectAll().execute();
      const time = now();
      const living = rows.filter(
        (row) => row.left_at === null && time - row.seen_at <= GONE_MS && !isGone(row, time),
      );
      // This process works now, whatever its last sign says: after an outage of the database that is old.
      const worked = doesWork(role)
        ? [time]
        : rows.filter((row) => doesWork(row.role)).map(({ seen_at }) => seen_at);
      const started = living.map(({ started_at }) => started_at);
      return {
        living: living.map((row) => ({
          role: row.role,
          build: row.build,
          marks: JSON.parse(row.marks) as Partial<SecretMarks>,
        })),
        workedAt: worked.length > 0 ? Math.max(...worked) : started.length > 0 ? Math.min(...started) : null,
      };
    },
    async leave() {
      await db
        .updateTable('processes')
        .set({ left_at: now() })
        .where('name', '=', database.process)
        .execute();
    },
  };
}

/** Containers of one machine may share its host name, but not its space of process numbers, which Linux names. */
function hostWithPids(): string {
  try {
    return `${hostname()} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return hostname();
  }
}

/** Returns whether a process of this machine runs, also one of another user. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
