import type { Locale } from '../locale/locale.ts';
import type { ClaimFigure, CustomUnit } from './declared-claims.ts';

/** A text in the four languages. */
export type Texts = Record<Locale, string>;

/** The proof of a claim. A file is a picture, named by its id in the media library. */
export const basisKinds = ['text', 'link', 'file'] as const;
export interface ClaimBasis {
  kind: (typeof basisKinds)[number];
  text: Texts;
  url: string | null;
  file: string | null;
}

/** Returns the ids of the pictures that prove claims. */
export const basisPictures = (claims: readonly Pick<ClaimEntry, 'basis'>[]): string[] =>
  claims.flatMap(({ basis }) => (basis?.kind === 'file' && basis.file !== null ? [basis.file] : []));

/** The stored part of a claim; for a declared claim, only the changes. Times are epoch milliseconds. */
export interface ClaimEntry {
  /** The key of a declared claim, or the id of one that the agency added. */
  id: string;
  /** The unit of a claim that the agency added; null: the claim is declared in the code. */
  unit: CustomUnit | null;
  /** By name of the figure; an absent one has its declared value. */
  values: Readonly<Record<string, number>>;
  upwards: boolean;
  /** Null: the pages show their own words. */
  label: Texts | null;
  scope: Texts | null;
  basis: ClaimBasis | null;
  /** The account that confirmed it, and when; null: not confirmed since the last change. */
  checkedBy: string | null;
  checkedAt: number | null;
  /** The last agency's day on which it is valid; null: no end. */
  validUntil: string | null;
  withdrawnAt: number | null;
  /** The claim whose figure is shown in its places instead; null: its own figure is. */
  follows: string | null;
  /** Grows by one with each change; 0: nothing is stored. */
  version: number;
}

/**
 * `default`: documented, with demo data only. `unconfirmed`: not confirmed yet, or changed since. `expiringSoon`:
 * confirmed for 14 more days at most. `withdrawn`: hidden by hand.
 */
export const claimStates = [
  'contradicted',
  'expired',
  'expiringSoon',
  'unconfirmed',
  'default',
  'confirmed',
  'withdrawn',
] as const;
export type ClaimState = (typeof claimStates)[number];

/** A claim that shows the figure of another one, with its own figures and places. */
export interface Follower extends Pick<ClaimEntry, 'id' | 'upwards'> {
  figures: Readonly<Record<string, ClaimFigure>>;
  places: readonly string[];
}

/** A claim, judged on a day. */
export interface Claim extends Omit<ClaimEntry, 'values' | 'label' | 'follows'> {
  figures: Readonly<Record<string, ClaimFigure>>;
  label: Texts;
  /** Whether the agency has replaced the words of the pages. */
  ownWords: boolean;
  /** The pages that show it; those of the claims that follow it included. */
  places: readonly string[];
  /** The claims that show its figure instead of their own. */
  followers: readonly Follower[];
  state: ClaimState;
  /** The claims that have other figures under the same words. */
  rivals: readonly string[];
  /** Whether public pages show it. */
  shown: boolean;
}
