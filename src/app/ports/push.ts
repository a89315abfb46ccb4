import type { Locale } from '../../domain/locale/locale.ts';
import type { PushOutcome, PushStep } from '../../domain/push/retry.ts';

/** Ports of push notifications (Web Push). Times are epoch milliseconds. */

/** A browser of an account that asked for notifications. */
export interface PushSubscriber {
  endpoint: string;
  /** The browser's public key and its secret, in base64url: only this browser can read a message. */
  p256dh: string;
  auth: string;
  locale: Locale;
}

/** What a notification is about: a new lead, or something that is wrong with the site. */
export type PushKind = 'lead' | 'alarm';

export interface ClaimedPush extends PushSubscriber {
  id: number;
  kind: PushKind;
  /** 1 is the first. */
  attempt: number;
  lease: string;
}

/** The subscriptions, and the queue of their messages. The store of leads adds a message with each lead. */
export interface PushStore {
  has(accountId: string, endpoint: string): Promise<boolean>;
  /** Adds a subscription, or moves a known one to this account. Above `most`, the oldest of the account are deleted. */
  add(accountId: string, subscriber: PushSubscriber, most: number, now: number): Promise<void>;
  remove(accountId: string, endpoint: string): Promise<void>;
  /** Adds a message for each browser of administrators: something is wrong with the site. */
  alarm(now: number): Promise<void>;
  claim(claim: { now: number; leaseMs: number; limit: number }): Promise<ClaimedPush[]>;
  /** A sent or dead message is deleted; `gone` deletes the subscription with all its messages. */
  settle(push: Pick<ClaimedPush, 'id' | 'lease' | 'attempt'>, next: PushStep, at: number): Promise<void>;
}

/** The texts of a notification, and the address that opens on click. */
export interface PushMessage {
  title: string;
  body: string;
  url: string;
}

/** A message to a browser, with the options of RFC 8030. */
export interface PushNote {
  /** What the service worker reads, as JSON. */
  data: object;
  /** Seconds for which the push service stores the message for a browser that is offline. */
  ttlS: number;
  /** Of several stored messages with one topic, only the newest is delivered. At most 32 letters and digits. */
  topic: string;
  urgency: 'normal' | 'high';
}

export interface PushSender {
  /** The key with which push services verify that a message is from this site. */
  publicKey: string;
  /** Whether messages may be sent to an address, as far as its text shows: an address in a private network is refused. */
  accepts(endpoint: string): boolean;
  /** Encrypts a message and sends it to a browser's push service. Never rejects. */
  send(subscriber: Omit<PushSubscriber, 'locale'>, note: PushNote): Promise<PushOutcome>;
}

/** The words of a notification. It names no person: a phone shows it on its locked screen. */
export type PushTexts = Record<PushKind, (locale: Locale) => PushMessage>;
