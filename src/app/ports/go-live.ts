import type { Destination } from '../../domain/delivery/destinations.ts';
import type { ProbeAnswer } from '../../domain/go-live/facts.ts';
import type { LastCall, LastMailTest } from '../../domain/go-live/judge-channels.ts';
import type { DemoRows } from './demo.ts';

/** The ports of the go-live checks. Times are epoch milliseconds (UTC). */

/** Reads rows that no other port counts. */
export interface GoLiveReader {
  /** Returns the latest test or delivery of each automation since the last change of its address. */
  lastCalls(): Promise<Partial<Record<Destination, LastCall>>>;
  /** Returns the latest test message since the last change of the mail settings. */
  lastMailTest(): Promise<LastMailTest | undefined>;
  /** Returns how many reminders by mail wait for the release with the most. */
  mostReminders(): Promise<number>;
  /** Sample rows by kind. */
  demoRows(): Promise<Omit<DemoRows, 'visits'>>;
  /** Returns the number of accounts that may sign in, and the names of those without a second factor. */
  secondFactors(): Promise<{ total: number; without: string[] }>;
}

/** Sends requests to public addresses. */
export interface AddressProbe {
  /** Never rejects: every reaction of the server is an answer. */
  ask(address: string, signal: AbortSignal): Promise<ProbeAnswer>;
}

/** The responses of other servers, shared by all processes. */
export interface VendorAnswers {
  /** `at` null: no request was sent yet. */
  read(): Promise<{ at: number | null; answerOf(address: string): ProbeAnswer | undefined }>;
  /** Returns whether this process has requests under way. */
  underWay(): boolean;
  /** Sends the requests now, or joins a round under way. Rejects when the responses cannot be stored. */
  refresh(): Promise<void>;
  /** Does the same as `refresh`, unless another reader or process has stored newer responses than those of `seenAt`. */
  renew(seenAt: number | null): Promise<void>;
}

/** The parts that only the go-live checks use. */
export interface GoLiveSources {
  reader: GoLiveReader;
  answers: VendorAnswers;
  probe: AddressProbe;
}
