import { type SendAlarm, sendAlarmKinds } from '../conversion/send-alarms.ts';

/**
 * What the agency is told of, although nobody looks: the path of a lead is broken or was not proven, deliveries or mails were given
 * up, a queue does not move, no process works on the queues, the disk is nearly full, the backup is old, something is wrong with the way to an
 * ad platform.
 */
export const alarmKinds = [
  'path',
  'deliveries',
  'mails',
  'waiting',
  'workers',
  'disk',
  'backup',
  ...sendAlarmKinds,
] as const;
export type AlarmKind = (typeof alarmKinds)[number];

/** Facts of a moment. Times are epoch milliseconds. */
export interface Trouble {
  now: number;
  /** Whether the path is proven each night here, and when it was; null: never. */
  path: { isProvenNightly: boolean; isBroken: boolean; at: number | null };
  /** Deliveries and mails that were given up. */
  dead: { deliveries: number; mails: number };
  /** When the longest waiting delivery or mail was due; null: none is due. */
  oldestDue: number | null;
  /** When a process that works on the queues was last seen, or the oldest process started; null: no process is known. */
  workedAt: number | null;
  /** Free part of the disk with the data, from 0 to 1; null: not known. */
  free: number | null;
  /** When the last backup was made, where one is made each night; null: none is. */
  backupAt: number | null;
  /** The number of ways to ad platforms with each kind of trouble. */
  sends: ReadonlyMap<SendAlarm, number>;
}

const DAY_MS = 86_400_000;
/** A night and two hours, in which a slow start is no alarm. */
const NIGHTLY_MS = DAY_MS + 2 * 3_600_000;
const WAITING_MS = 5 * 60_000;
/** Longer than the restart of a worker takes. */
const WORKERLESS_MS = 60_000;
const LEAST_FREE = 0.1;

/** Returns what is wrong, each with a number that grows while it gets worse. */
export function alarmsOf({
  now,
  path,
  dead,
  oldestDue,
  workedAt,
  free,
  backupAt,
  sends,
}: Trouble): Map<AlarmKind, number> {
  const isOld = path.isProvenNightly && path.at !== null && now - path.at > NIGHTLY_MS;
  return new Map<AlarmKind, number>([
    ...(path.isBroken || isOld ? [['path', 1] as const] : []),
    ...(dead.deliveries > 0 ? [['deliveries', dead.deliveries] as const] : []),
    ...(dead.mails > 0 ? [['mails', dead.mails] as const] : []),
    ...(oldestDue !== null && now - oldestDue > WAITING_MS ? [['waiting', 1] as const] : []),
    ...(workedAt !== null && now - workedAt > WORKERLESS_MS ? [['workers', 1] as const] : []),
    ...(free !== null && free < LEAST_FREE ? [['disk', 1] as const] : []),
    ...(backupAt !== null && now - backupAt > NIGHTLY_MS ? [['backup', 1] as const] : []),
    ...sends,
  ]);
}

/** What was told: when, and how bad it was. */
export type Told = Partial<Record<AlarmKind, { at: number; size: number }>>;

/** What gets worse by itself is told once more a day; what was given up stays so, and is told when more is. */
const repeated: ReadonlySet<AlarmKind> = new Set(['path', 'waiting', 'workers', 'disk', 'backup']);

/**
 * Decides what is told now: what is new, worse than it was, or was told a day ago and lasts.
 * @returns the kinds to tell, and what is remembered; what is over is forgotten
 */
export function tellWhat(
  alarms: ReadonlyMap<AlarmKind, number>,
  before: Told,
  now: number,
): { fresh: AlarmKind[]; told: Told } {
  const fresh = [...alarms].flatMap(([kind, size]) => {
    const last = before[kind];
    const again = !last || size > last.size || (repeated.has(kind) && now - last.at >= DAY_MS);
    return again ? [kind] : [];
  });
  const told = Object.fromEntries(
    [...alarms].map(([kind, size]) => [
      kind,
      { at: fresh.includes(kind) ? now : (before[kind]?.at ?? now), size },
    ]),
  );
  return { fresh, told };
}
