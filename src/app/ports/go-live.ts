import type { Destination } from '../../domain/delivery/destinations.ts';
import type { ProbeAnswer } from '../../domain/go-live/facts.ts';
import type { LastCall, LastMailTest } from '../../domain/go-live/judge-channels.ts';
import type { DemoRows } from './demo.ts';

/** The ports of the checks before going live. Times are epoch milliseconds (UTC). */

/** Reads rows that no other port counts. */
export interface GoLiveReader {
  /** The latest test or delivery of each automation; a change of its address forgets those before. */
  lastCalls(): Promise<Partial<Record<Destination, LastCall>>>;
  /** The latest test message; a change of the settings of mail forgets those before. */
  lastMailTest(): Promise<LastMailTest | undefined>;
  /** Sample rows by kind. */
  demoRows(): Promise<Omit<DemoRows, 'visits'>>;
  /** The accounts that may sign in: their number, and the names of those without a second factor. */
  secondFactors(): Promise<{ total: number; without: string[] }>;
}

/** Asks public addresses. */
export interface AddressProbe {
  /** Never throws: every reaction of the server is an answer. */
  ask(address: string, signal: AbortSignal): Promise<ProbeAnswer>;
}

/** The answers of other servers, shared by all processes. */
export interface VendorAnswers {
  /** `at` null: they were never asked. */
  read(): Promise<{ at: number | null; answerOf(address: string): ProbeAnswer | undefined }>;
  /** Whether this process is asking them. */
  underWay(): boolean;
  /** Asks them now; with a round under way, joins it. Rejects when the answers cannot be stored. */
  refresh(): Promise<void>;
  /** The same, unless the answers are not those of `seenAt` any more: another reader or process has asked since. */
  renew(seenAt: number | null): Promise<void>;
}

/** The parts that only the checks before going live use. */
export interface GoLiveSources {
  reader: GoLiveReader;
  answers: VendorAnswers;
  probe: AddressProbe;
}
