import type { ConsentRecord } from '../../domain/consent/consent.ts';
import type { ProofChoice } from '../../domain/consent/proof-choices.ts';
import type { ArtistPlatform } from '../../domain/landing/artist-pixels.ts';
import type { Locale } from '../../domain/locale/locale.ts';

/** Ports of the proofs of cookie choices. */

/** Whom the question about an artist's own pixels named. */
export interface NamedInQuestion {
  artist: string;
  platforms: ArtistPlatform[];
}

/** The proof of a cookie choice. It contains no data that could identify the visitor. */
export interface StoredConsent {
  /** Random, made for this proof. */
  id: string;
  record: ConsentRecord;
  /** Version of the wording that the visitor saw. */
  textVersion: string;
  locale: Locale;
  /** Whether the browser sent Global Privacy Control. */
  objected: boolean;
  /** The id of the proof of the browser's earlier choice; null: none is known. */
  replaces: string | null;
  /** The id of the landing page whose artist asked; null: the site asked. */
  scope: string | null;
  /** Whom the question named beside the site, as the page was then; null: nobody, or the proof is older than this field. */
  asked: NamedInQuestion | null;
  /** By the server's clock. */
  createdAt: number;
}

/** A proof in the back office. */
export interface ListedProof extends StoredConsent {
  /** When a later choice of the same browser was stored, in epoch milliseconds; null: the choice stands. */
  replacedAt: number | null;
  /** Whether that later choice refused the advertising that this one had accepted. */
  withdrawn: boolean;
  /** How many acts ad platforms were told under it. */
  used: number;
}

/** The filter of the list. */
export interface ProofFilter {
  /** The beginning of an id. */
  id?: string | undefined;
  choice?: ProofChoice | undefined;
  locale?: Locale | undefined;
}

/** First answers of browsers in one week, one language and one text. Those of objecting browsers are counted apart. */
export interface ConsentAnswers {
  /** The position of the week in the list that was asked for. */
  week: number;
  locale: Locale;
  textVersion: string;
  objected: boolean;
  answers: number;
  /** The answers that accept advertising. */
  accepted: number;
}

export interface ConsentStore {
  /** Stores a proof and returns the stored one: the first proof under an id stays. */
  save(proof: StoredConsent): Promise<StoredConsent>;
  /** Deletes the proofs that were stored before a time in epoch milliseconds. */
  forget(before: number): Promise<void>;
  /** The proofs that match, the newest first. `from`: how many are skipped. */
  list(filter: ProofFilter, limit: number, from: number): Promise<ListedProof[]>;
  /** How many proofs of each choice match the rest of the filter. */
  counts(filter: ProofFilter): Promise<Record<ProofChoice | 'all', number>>;
  /**
   * Counts the first answers of browsers by week.
   * @param starts of the weeks in epoch milliseconds, ascending; the last week ends with `until`
   */
  answers(starts: readonly number[], until: number): Promise<ConsentAnswers[]>;
  /** Counts by the agency's day and language how often the banner was shown on the first page of a visit. */
  shown(firstDay: string, lastDay: string): Promise<{ day: string; locale: string; count: number }[]>;
}
