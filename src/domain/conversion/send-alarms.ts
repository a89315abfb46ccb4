import { type Lane, pausedFor } from './lane.ts';

/**
 * What is wrong with the way to an ad platform: it refuses the access; it waits for more than an hour; it refuses more than one act in
 * twenty; it answered without confirming an act (`events_received: 0`); it has taken none for two days; acts that wait are lost within half a day; the version of its interface ends within 60 days.
 */
export const sendAlarmKinds = [
  'sends',
  'sendsPaused',
  'sendsRefused',
  'sendsUnclear',
  'sendsSilent',
  'sendsEnding',
  'sendsVersion',
] as const;
export type SendAlarm = (typeof sendAlarmKinds)[number];

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const PAUSED_MS = HOUR_MS;
const ENDING_MS = 12 * HOUR_MS;
const VERSION_MS = 60 * DAY_MS;
const REFUSED_SHARE = 0.05;
/** One refused act is shown in its list, and is no alarm. */
const LEAST_REFUSED = 2;
/** Acts of which the answers are judged: the newest ones, of a week at most. */
export const JUDGED_ACTS = 100;
export const JUDGED_MS = 7 * DAY_MS;
/** So long an act that may be lost is an alarm. */
export const UNCLEAR_MS = DAY_MS;
/** So long no act was taken; only acts older than that are missed, and none that are twice as old. */
export const SILENT_MS = 2 * DAY_MS;

/** Facts of the way to a platform that is switched on, with an account and a token. Times are epoch milliseconds. */
export interface SendTrouble {
  lane: Lane;
  answeredAt: number | null;
  /** When the first waiting act is lost; null: none waits. */
  firstEnd: number | null;
  /** Of the newest acts that a platform answered. */
  answered: number;
  refused: number;
  /** Acts of the last `UNCLEAR_MS` that it did not confirm, which are never repeated. */
  unclear: number;
  /** Whether none was taken for `SILENT_MS`, although consent permitted some. */
  isSilent: boolean;
  /** The day from which its version may be refused, as `2028-11-04`; null: none is announced. */
  apiEnds: string | null;
}

/** Returns what is wrong with one way. */
export function sendAlarmsOf(
  { lane, answeredAt, firstEnd, answered, refused, unclear, isSilent, apiEnds }: SendTrouble,
  now: number,
): SendAlarm[] {
  const is: Record<SendAlarm, boolean> = {
    sends: lane.state === 'blocked',
    sendsPaused: lane.state === 'open' && pausedFor(lane, answeredAt, now) > PAUSED_MS,
    sendsRefused: refused >= LEAST_REFUSED && refused > answered * REFUSED_SHARE,
    sendsUnclear: unclear > 0,
    sendsSilent: lane.state !== 'paused' && isSilent,
    sendsEnding: firstEnd !== null && firstEnd - now < ENDING_MS,
    sendsVersion: apiEnds !== null && Date.parse(apiEnds) - now < VERSION_MS,
  };
  return sendAlarmKinds.filter((kind) => is[kind]);
}
