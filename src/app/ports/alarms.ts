import type { AlarmKind } from '../../domain/proof/alarm.ts';

/** Ports of the alarms. */

/** Reads the queues and the disk. Times are epoch milliseconds. */
export interface TroubleReader {
  /** Deliveries and mails that were given up, and when the longest waiting one was due. */
  queues(): Promise<{ dead: { deliveries: number; mails: number }; oldestDue: number | null }>;
  /** When the longest waiting row of each queue was due; null: none waits. */
  oldest(): Promise<{ deliveries: number | null; mails: number | null }>;
  /** The free part of the disk with the data, from 0 to 1; null: not known. */
  free(): Promise<number | null>;
}

/** The way that works without the mail server: a message to an address of the configuration. Never rejects. */
export interface AlarmHook {
  tell(kinds: readonly AlarmKind[], siteUrl: string): Promise<void>;
}
