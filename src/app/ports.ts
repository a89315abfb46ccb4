import type { BookingFields } from '../contracts/leads/booking.ts';
import type { ContactFields } from '../contracts/leads/contact.ts';
import type { ManualFields } from '../contracts/leads/manual-lead.ts';
import type { PlannerFields } from '../contracts/leads/planner.ts';
import type { SimulationFields } from '../contracts/leads/simulation.ts';
import type { Utm } from '../domain/attribution/utm.ts';
import type { SiteChannel } from '../domain/channels/site-channel.ts';
import type { LeadConsent } from '../domain/consent/lead-consent.ts';
import type { Destination } from '../domain/delivery/destinations.ts';
import type { AttemptOutcome, NextStep } from '../domain/delivery/retry.ts';
import type { DeliveryState } from '../domain/delivery/states.ts';
import type { Locale } from '../domain/locale/locale.ts';
import type { AuditEntry } from './ports/audit.ts';
import type { NewMail } from './ports/mail.ts';

/**
 * Ports that several use cases share. Times are epoch milliseconds (UTC), durations milliseconds.
 */

export interface Clock {
  now(): number;
}

export interface Ids {
  /** A new random identifier (UUID). */
  next(): string;
}

/** The log. Never pass an e-mail address, a name or a message to it. */
export interface Log {
  info(detail: object, event: string): void;
  warn(detail: object, event: string): void;
  error(detail: object, event: string): void;
}

/** The origin of a lead: page, referrer and campaign. */
export interface LeadOrigin {
  locale: Locale;
  /** Path of the page, without query. */
  page: string | null;
  /** First touch. */
  referrer: string | null;
  /** First touch. */
  utm: Utm;
  userAgentFamily: string;
  /** The channel of the arrival. It is stored apart, for counts, and not read back. */
  channel?: SiteChannel | null;
  /** The number of the built address by which the visitor came; stored apart too. */
  address?: string | undefined;
  /** The cookie choice when the lead was sent, or that of the proof under which it was reported; null: none is known. */
  consent: LeadConsent | null;
  requestId: string;
}

interface LeadBase {
  id: string;
  createdAt: number;
  origin: LeadOrigin;
  /** Sample data, deleted by `npm run demo -- remove`. */
  demo: boolean;
}
export interface ContactLead extends LeadBase {
  kind: 'contact';
  fields: ContactFields;
}
export interface SimulationLead extends LeadBase {
  kind: 'simulation';
  fields: SimulationFields;
  /** Version of the cost table that the figures were computed with. */
  costVersion: number;
}
export interface BookingLead extends LeadBase {
  kind: 'booking';
  fields: BookingFields;
}
export interface PlannerLead extends LeadBase {
  kind: 'planner';
  fields: PlannerFields;
}
/** A lead that the agency typed, from a call or a message. */
export interface ManualLead extends LeadBase {
  kind: 'manual';
  fields: ManualFields;
}
/** A lead of one of the site's forms. */
export type FormLead = ContactLead | SimulationLead | BookingLead | PlannerLead;
export type Lead = FormLead | ManualLead;
export type LeadKind = Lead['kind'];

export interface NewDelivery {
  /** The `webhook-id`: the same on every attempt, so that the receiver can drop duplicates. */
  id: string;
  destination: Destination;
  /** The exact bytes to send, signed at each attempt. */
  body: string;
  /** The earliest moment of the first attempt, in epoch milliseconds; absent: at once. */
  notBefore?: number;
  /** The trace of the request that caused the delivery, 32 hexadecimal digits; absent: none is known. */
  traceId?: string;
}

export interface ClaimedDelivery extends NewDelivery {
  /** Number of the attempt that this claim allows: 1 is the first. */
  attempt: number;
  /**
   * Names this claim. When the lease expired and another worker has claimed the delivery, settling with the old name
   * changes no state.
   */
  lease: string;
}

export interface Attempt {
  startedAt: number;
  durationMs: number;
  outcome: AttemptOutcome;
  /** The first kilobyte of the receiver's response. */
  answer: string | null;
}

export interface DeliveryReport {
  id: string;
  destination: Destination;
  state: DeliveryState;
  /** Attempts of the current schedule: a replay starts again at 0. */
  attempts: number;
  /** When the next attempt is due; null: no attempt is planned. */
  nextAttemptAt: number | null;
  lastStatus: number | null;
  lastError: string | null;
}

export interface LeadReport {
  lead: Lead;
  /** The current telephone, with corrections. */
  phone: string | null;
  deliveries: DeliveryReport[];
}

export interface LeadStore {
  /** Notes when a call was booked, once, at a lead of a visitor that is not older than `since`; epoch milliseconds. */
  noteBookedCall(id: string, at: number, since: number): Promise<void>;
  /**
   * Writes the lead, its deliveries, the notice to the agency and those to subscribed browsers in one transaction, and
   * returns after the commit.
   * If a lead of the same kind already has the key, writes nothing and returns that lead.
   * @param typed the facts of a lead that an account typed, with the entry that records it
   */
  save(
    lead: Lead,
    deliveries: NewDelivery[],
    idempotencyKey?: string,
    notice?: NewMail,
    typed?: { assigneeId: string; followUp: string | null; entry: AuditEntry },
  ): Promise<{ lead: Lead; created: boolean }>;
  /**
   * Returns leads with their deliveries, newest first, in pages: `since` is the earliest creation time, `before` the id
   * of the last lead of the previous page (an unknown id gives an empty page).
   */
  list(filter: { since?: number; limit: number; before?: string }): Promise<LeadReport[]>;
  count(): Promise<number>;
  /**
   * Writes a lead of a proof with its delivery and notice as `save` does, reads it back, and takes all of it back in the
   * same transaction. Rejects when it cannot be written or read.
   */
  prove(lead: Lead, deliveries: NewDelivery[], notice?: NewMail): Promise<void>;
  /** Deletes the leads with this address, which only a proof uses, with their deliveries; returns their number. */
  eraseProofs(email: string): Promise<number>;
}

export interface DeliveryQueue {
  /**
   * Claims due deliveries to these destinations for `leaseMs`; a claim that is not settled by then is due again.
   * @param options `samples`: those of samples, else those of real leads
   */
  claim(options: {
    now: number;
    leaseMs: number;
    limit: number;
    destinations: readonly Destination[];
    samples?: boolean;
  }): Promise<ClaimedDelivery[]>;
  /**
   * Claims one pending delivery for `leaseMs`, due or not. `undefined`: it is not pending, or another worker has it.
   */
  claimOne(id: string, options: { now: number; leaseMs: number }): Promise<ClaimedDelivery | undefined>;
  /** Records the attempt and the delivery's next state, in one transaction. */
  settle(delivery: ClaimedDelivery, attempt: Attempt, next: NextStep): Promise<void>;
  /**
   * Sets deliveries to `pending` if their destination has an address, else to `not_configured`. With `samplesAnswered`,
   * the demonstration's automation responds to those of samples: they need no address.
   */
  reconcile(configured: Destination[], now: number, samplesAnswered?: boolean): Promise<void>;
  /** Makes all dead deliveries due at once, with a new schedule, writes the entry, and returns their number. */
  replayDead(now: number, entryOf: (replayed: number) => AuditEntry): Promise<number>;
  /** Makes one dead delivery due at once, as `replayDead` does. */
  replay(id: string, now: number, entry: AuditEntry): Promise<'replayed' | 'not_dead' | 'unknown'>;
  counts(): Promise<Record<DeliveryState, number>>;
}

export interface WebhookMessage {
  id: string;
  url: string;
  body: string;
  sentAt: number;
  /** Sent as `traceparent`, so that the receiver's log names the trace of the visitor's request; absent: no such header. */
  traceId?: string | undefined;
  /** Timeout in milliseconds; absent: the sender's own. */
  timeoutMs?: number;
  /** Maximum number of bytes of the response to read; absent: the first kilobyte. */
  answerBytes?: number;
}
export interface WebhookSender {
  /** Signs and posts. Never throws: every failure is an outcome. */
  send(message: WebhookMessage): Promise<{ outcome: AttemptOutcome; answer: string | null }>;
}

/** The address of each automation; `undefined`: not configured. */
export interface WebhookAddresses {
  of(destination: Destination): string | undefined;
}

/** Values that the server stores as JSON, by key. */
export interface StateStore {
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown, now: number): Promise<void>;
}
