import type { ConsentedPlace } from '../../../domain/content/consented-items.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import type { RightsKind, RightsOrigin } from '../../../domain/own-data/rights.ts';
import type { AuditEntry } from '../audit.ts';
import type { NewMail } from '../mail.ts';

/** The requests of persons that staff answer. Times are epoch milliseconds (UTC). */

export interface NewRightsRequest {
  kind: RightsKind;
  origin: RightsOrigin;
  /** As typed, and in the spelling of `normalizeEmail`; both empty: everything about the person was erased meanwhile. */
  email: string;
  emailKey: string;
  locale: Locale;
  receivedAt: number;
  /** Of a testimonial: where it is stored. */
  places: ConsentedPlace[];
}

export interface RightsRequest extends Omit<NewRightsRequest, 'emailKey'> {
  number: number;
  /** When the person was told that two months more are needed; null: not. */
  prolongedAt: number | null;
  /** Why, as the person was told. */
  reason: string | null;
  closedAt: number | null;
  /** Id of the account that closed it. */
  closedBy: string | null;
}

/** What a person did at their page. */
export interface SelfServedAct {
  action: string;
  at: number;
}

export interface RightsRequests {
  /** Stores a request, and returns its number; that of an open one of the same person and kind, if there is one. */
  add(request: NewRightsRequest, entryOf: (number: number) => AuditEntry): Promise<number>;
  /** Returns the open requests, the closed ones, the latest first, and what persons did themselves since a time. */
  list(since: number): Promise<{ open: RightsRequest[]; closed: RightsRequest[]; acts: SelfServedAct[] }>;
  find(number: number): Promise<RightsRequest | undefined>;
  /** Closes an open request. Returns false when it is not open. */
  close(number: number, at: number, by: string, entry: AuditEntry): Promise<boolean>;
  /** Notes the reason for more time and queues the mail to the person. Returns false when it is not open, or prolonged already. */
  prolong(number: number, at: number, reason: string, mail: NewMail, entry: AuditEntry): Promise<boolean>;
  /** Deletes the requests that were closed before a time; returns their number. */
  forget(before: number): Promise<number>;
}
