import type { Act } from '../../domain/conversion/acts.ts';
import type {
  ArtistLane,
  ConversionDestination,
  ConversionLane,
} from '../../domain/conversion/destinations.ts';
import type { GateProof, UnsentReason, UntoldReason } from '../../domain/conversion/gate.ts';
import type { IdentifierName } from '../../domain/conversion/identifiers.ts';
import type { Lane, LaneState } from '../../domain/conversion/lane.ts';
import type { VendorRequest } from '../../domain/conversion/message.ts';
import type { SendTrouble } from '../../domain/conversion/send-alarms.ts';
import type { SendState } from '../../domain/conversion/states.ts';
import type { VendorAnswer, Verdict } from '../../domain/conversion/verdict.ts';
import type { LeadKind } from '../ports.ts';
import type { AuditEntry } from './audit.ts';

/** Ports of the ledger of acts that ad platforms are told of. Times are epoch milliseconds. */

/** An act of which one platform is to be told. */
export interface NewSend {
  id: string;
  destination: ConversionLane;
  act: Act;
  /** The same as that of the page's pixel. */
  eventId: string;
  /** By the server's clock. */
  actedAt: number;
  /** Of the cookie choice under which it was done. */
  proofId: string;
  /** Of the answer to the artist's own question, in an artist's lane. */
  artistProofId: string | null;
  /** Of the page, without its query. */
  path: string;
  category: string;
  /** What was clicked; null: the act has the path of its page. */
  content: string | null;
  /** The public id of the landing page, of an act without a lead; else null. */
  page: string | null;
  /** Whether the page's own pixel was there to tell of the same act. */
  twin: boolean;
  /** The names of what `sealed` holds. */
  fields: (IdentifierName | 'browser')[];
  /** No request after it. */
  expiresAt: number;
}

export interface RecordedSend extends NewSend {
  createdAt: number;
  state: SendState;
  /** Why it was not sent. */
  reason: UnsentReason | null;
  attempts: number;
  nextAttemptAt: number | null;
  /** When the platform's answer ended it, or it was decided that it is not sent. */
  settledAt: number | null;
  /** The platform's name for its answer. */
  reference: string | null;
  /** The platform's words in its last answer. */
  words: string | null;
}

/** A send that a worker holds. */
export interface ClaimedSend extends NewSend {
  /** The number of earlier attempts. */
  attempts: number;
  sealed: string | null;
  lease: string;
}

/** What becomes of a claimed send. */
export type SendOutcome =
  | {
      kind: 'sent' | 'unclear' | 'dead';
      words: string;
      reference: string | undefined;
      apiVersion: string;
      /** When the platform is asked what became of it; null: it said so. */
      checkAt: number | null;
    }
  | { kind: 'unsent'; reason: UnsentReason }
  /** It waits on. @param attempts those that count by now */
  | { kind: 'waiting'; nextAttemptAt: number; attempts: number; words: string | null };

/** A send that a platform took, and of which it says later what became of it. */
export interface TakenSend extends Pick<NewSend, 'id' | 'twin'> {
  /** The platform's number of its first answer. */
  reference: string;
  settledAt: number;
}

/** What a platform said later of an act. */
export type CheckOutcome =
  | { kind: 'sent' }
  | { kind: 'dead' | 'unclear'; words: string }
  | { kind: 'again'; at: number };

/** The state of the way to a platform, with its last answer and its last test. */
export interface LaneRecord extends Lane {
  name: ConversionLane;
  answeredAt: number | null;
  answer: Verdict['kind'] | null;
  words: string | null;
  /** The share of its limit that it says is used, in percent; null: it says nothing. */
  usage: number | null;
  /** Since when the agency's way is switched on, with account and token; null: from before this was kept, or never. */
  onSince: number | null;
  /** The first act of a visitor that the platform took. */
  firstSentAt: number | null;
  /** The first such act that the page's pixel told of too. */
  firstTwinAt: number | null;
  test: LaneTest | null;
}

/** The last test event. */
export interface LaneTest {
  at: number;
  durationMs: number;
  kind: Verdict['kind'];
  words: string;
  reference: string | null;
  /** The platform's code of its test view, which serves this button alone, and until when. */
  code: string;
  codeUntil: number;
  /** The first test that the platform took with the present access. */
  acceptedAt: number | null;
  /** When a person confirmed that the platform's test view showed it, and who. */
  seenAt: number | null;
  seenBy: string | null;
}

/** Acts of one way. */
export interface CountedSends {
  /** The platform, or `meta-artists` for the own accounts of all artists together: a metric has few names, and none of a page. */
  destination: string;
  counts: Record<SendState, number>;
  /** Since when the oldest waiting act has been waiting, in epoch milliseconds; null: none waits. */
  waitingSince: number | null;
}

/** What became of the acts since a time. */
export interface SendFigures {
  received: number;
  waiting: number;
  refused: number;
  unclear: number;
  /** Of the received ones, those of which the page told too. */
  twins: number;
  unsent: Partial<Record<UnsentReason, number>>;
  /** Of the received ones, how many had each field. */
  fields: Partial<Record<IdentifierName | 'browser', number>>;
}

export interface ConversionStore {
  /** Counts the acts without a lead under a proof since a time, each once. */
  leadlessUnder(proofId: string, since: number): Promise<number>;
  /** Deletes up to `limit` sends without a lead that were stored before a time, and returns their number. */
  forgetLeadless(before: number, limit: number): Promise<number>;
  /** The lead of a report; undefined: unknown. */
  leadOf(
    id: string,
  ): Promise<{ kind: LeadKind; createdAt: number; demo: boolean; page: string | null } | undefined>;
  /**
   * Stores sends, each once for its act and platform; none is made before its `dueAt`.
   * @param leadId null: of an act on a landing page, without a lead
   */
  add(
    leadId: string | null,
    sends: readonly (NewSend & { sealed: string; dueAt: number })[],
    now: number,
  ): Promise<void>;
  proofOf(id: string): Promise<GateProof | undefined>;
  /** Gives a lead without a cookie choice that of a proof, if it is stored. */
  giveChoice(leadId: string, proofId: string): Promise<void>;
  claim(
    destination: ConversionLane,
    claim: { now: number; leaseMs: number; limit: number },
  ): Promise<ClaimedSend[]>;
  /** Whether a claimed send still is this worker's to make. */
  holds(send: Pick<ClaimedSend, 'id' | 'lease'>): Promise<boolean>;
  /** Records what became of a claimed send; nothing changes when another worker holds it, or a person's erasure deleted it. */
  settle(send: Pick<ClaimedSend, 'id' | 'lease'>, outcome: SendOutcome, now: number): Promise<void>;
  lane(name: ConversionLane): Promise<LaneRecord>;
  /** Takes the one act that a lane which waited may try; false: another worker was first. */
  takeProbe(name: ConversionLane, until: number | null, next: number): Promise<boolean>;
  /** Records an answer: the lane after it, and the words. */
  answered(lane: Lane & { name: ConversionLane }, verdict: Verdict, now: number): Promise<void>;
  /** Keeps when a platform counted the first act of a visitor, and the first that the page's pixel told of too. */
  prove(name: ConversionLane, twin: boolean, now: number): Promise<void>;
  /** Takes up to `limit` acts of which the platform is due to be asked; no other worker gets them before `next`. */
  takeChecks(name: ConversionLane, claim: { now: number; next: number; limit: number }): Promise<TakenSend[]>;
  checked(id: string, outcome: CheckOutcome): Promise<void>;
  /** Makes the sends due that waited after an answer « later ». */
  hurry(name: ConversionLane, now: number): Promise<void>;
  /** Keeps when a way was switched on. */
  switchedOn(name: ConversionDestination, now: number): Promise<void>;
  /** Sets the state that a person chose, or opens a lane whose access changed. */
  setLane(name: ConversionLane, state: LaneState, now: number, entry?: AuditEntry): Promise<void>;
  setTest(name: ConversionLane, test: LaneTest | null, entry?: AuditEntry): Promise<void>;
  /** Makes the refused sends due again that still have their identifiers; returns their number. */
  replay(name: ConversionLane, now: number, entryOf: (count: number) => AuditEntry): Promise<number>;
  /** Counts all waiting sends of a way, and the refused ones that `replay` would make due again. */
  repeatable(name: ConversionLane, now: number): Promise<{ waiting: number; refused: number }>;
  /** Ends the sends whose time is over, and forgets the identifiers of the refused ones after a day. */
  endOld(now: number): Promise<void>;
  /** Counts the acts of one platform since a time. */
  figures(name: ConversionLane, since: number): Promise<SendFigures>;
  /**
   * Counts the answers to the newest acts of a lane, those that did not confirm an act, and finds whether none was taken although acts were missed, by the times of
   * `domain/conversion/send-alarms.ts`.
   */
  trouble(
    name: ConversionLane,
    now: number,
  ): Promise<Pick<SendTrouble, 'answered' | 'isSilent' | 'refused' | 'unclear'>>;
  /**
   * Counts all waiting sends, and of these ways those that were stored since a time and are ended, by way and state.
   * `since` of a row: when its oldest send was stored.
   */
  counts(
    names: readonly ConversionLane[],
    since: number,
  ): Promise<{ name: ConversionLane; state: SendState; count: number; since: number }[]>;
  /** When the first waiting send ends; null: none waits. */
  firstEnd(name: ConversionLane): Promise<number | null>;
  /**
   * Counts the leads of visitors since a time that a platform was not told of, by why.
   * @param onSince when its way was switched on
   */
  untold(name: ConversionDestination, since: number, onSince: number): Promise<Record<UntoldReason, number>>;
  /** The artists' lanes in which acts wait. */
  artistLanes(): Promise<ArtistLane[]>;
  /** The words with which platforms refused or delayed acts since a time, the most frequent first. */
  frequentWords(name: ConversionLane, since: number): Promise<{ words: string; count: number }[]>;
  /** The sealed texts, for a new key. */
  listSealed(): Promise<{ id: string; text: string }[]>;
  reseal(id: string, before: string, text: string): Promise<boolean>;
}

/** Posts a request to an ad platform. Never rejects: without an answer, the status is null. */
export interface ConversionSender {
  send(request: VendorRequest): Promise<VendorAnswer & { durationMs: number }>;
}

/** Access tokens that a long-lived key is exchanged for. */
export interface AccessTokens {
  /** Returns a token, or the answer that refused one. */
  get(key: string): Promise<string | VendorAnswer>;
  /** Forgets the token of a key, which was refused. */
  forget(key: string): void;
}
