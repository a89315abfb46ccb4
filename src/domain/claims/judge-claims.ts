import { locales } from '../locale/locale.ts';
import { dayNumber } from '../time/agency-day.ts';
import { isSame } from '../value/is-same.ts';
import type { Claim, ClaimEntry, ClaimState, Follower, Texts } from './claim.ts';
import { type ClaimKey, claimKeys, declaredClaim, isClaimKey } from './declared-claims.ts';

/** The agency is notified, and the register warns, this many days before a claim's last day. */
export const EXPIRY_NOTICE_DAYS = 14;

export interface Circumstances {
  /** Whether the site shows its demo data: unchanged claims are then shown as documented. */
  demo: boolean;
  /** The agency's day. */
  today: string;
  /** The words of a declared claim on the pages. */
  wordsOf(key: ClaimKey): Texts;
}

/** The facts that decide the state of a claim before it is compared with other claims. */
type Alone = Pick<Claim, 'checkedAt' | 'validUntil' | 'withdrawnAt'> & { documented: boolean };

/**
 * Returns the state of a claim by itself.
 * @param claim `documented`: it is declared, and has its documented figures and words
 */
export function stateAlone(
  { checkedAt, validUntil, withdrawnAt, documented }: Alone,
  { demo, today }: Pick<Circumstances, 'demo' | 'today'>,
): Exclude<ClaimState, 'contradicted'> {
  if (withdrawnAt !== null) return 'withdrawn';
  if (checkedAt === null) return demo && documented ? 'default' : 'unconfirmed';
  if (validUntil === null) return 'confirmed';
  const left = dayNumber(validUntil) - dayNumber(today);
  if (left < 0) return 'expired';
  return left <= EXPIRY_NOTICE_DAYS ? 'expiringSoon' : 'confirmed';
}

/** The entry of a declared claim of which nothing is stored. */
export const untouched = (id: string): ClaimEntry => ({
  id,
  unit: null,
  values: {},
  upwards: isClaimKey(id) && declaredClaim(id).upwards,
  label: null,
  scope: null,
  basis: null,
  checkedBy: null,
  checkedAt: null,
  validUntil: null,
  withdrawnAt: null,
  follows: null,
  version: 0,
});

/** Returns an entry for each declared claim, then those that the agency added, in the order in which they were stored. */
export function withDeclared(stored: readonly ClaimEntry[]): ClaimEntry[] {
  const known = new Map(stored.map((entry) => [entry.id, entry]));
  const declared = claimKeys.map((key) => known.get(key) ?? untouched(key));
  // A claim that a later version of the code no longer declares is left out.
  return [...declared, ...stored.filter(({ unit }) => unit !== null)];
}

/**
 * Judges all claims on a day. A claim that follows another is part of that one. Two claims that are neither withdrawn
 * nor expired contradict each other when they have different figures under the same words. None of them is shown then,
 * except that demo data shows the documented ones as they are.
 */
export function judgeClaims(stored: readonly ClaimEntry[], circumstances: Circumstances): Claim[] {
  const entries = withDeclared(stored);
  const followersOf = Map.groupBy(
    entries.filter(({ follows }) => follows !== null),
    ({ follows }) => follows,
  );
  const alone = entries
    .filter(({ follows }) => follows === null)
    .map((entry) => {
      const followers = (followersOf.get(entry.id) ?? []).map(followerOf);
      return claimAlone(entry, followers, circumstances);
    });
  return alone.map((claim) => {
    const rivals = alone.filter((other) => contradict(claim, other));
    if (rivals.length === 0) return claim;
    const documented = [claim, ...rivals].every(({ state }) => state === 'default');
    return { ...claim, state: 'contradicted', shown: documented, rivals: rivals.map(({ id }) => id) };
  });
}

function figuresIn({ id, unit, values }: ClaimEntry): Claim['figures'] {
  const declared = isClaimKey(id)
    ? declaredClaim(id).figures
    : { value: { unit: unit ?? 'count', value: 0 } };
  return Object.fromEntries(
    Object.entries(declared).map(([name, figure]) => [
      name,
      { ...figure, value: values[name] ?? figure.value },
    ]),
  );
}

const placesOf = (id: string): readonly string[] => (isClaimKey(id) ? declaredClaim(id).places : []);

const followerOf = (entry: ClaimEntry): Follower => ({
  id: entry.id,
  upwards: entry.upwards,
  figures: figuresIn(entry),
  places: placesOf(entry.id),
});

function claimAlone(entry: ClaimEntry, followers: Follower[], circumstances: Circumstances): Claim {
  const { values: _values, label, follows: _follows, ...rest } = entry;
  const declared = isClaimKey(entry.id) ? declaredClaim(entry.id) : undefined;
  const figures = figuresIn(entry);
  const documented =
    declared !== undefined &&
    label === null &&
    entry.upwards === declared.upwards &&
    Object.entries(declared.figures).every(([name, { value }]) => figures[name]?.value === value);
  const state = stateAlone({ ...entry, documented }, circumstances);
  const words = isClaimKey(entry.id) ? circumstances.wordsOf(entry.id) : { fr: '', en: '', es: '', pt: '' };
  return {
    ...rest,
    figures,
    label: label ?? words,
    ownWords: label !== null,
    places: [...new Set([...placesOf(entry.id), ...followers.flatMap(({ places }) => places)])],
    followers,
    state,
    rivals: [],
    shown: ['default', 'confirmed', 'expiringSoon'].includes(state),
  };
}

/** Returns whether two claims have different figures under the same words, and both could be shown. */
export function contradict(a: Claim, b: Claim): boolean {
  if (a.id === b.id || [a, b].some(({ state }) => state === 'withdrawn' || state === 'expired')) return false;
  return haveSameWords(a, b) && !isSame([a.figures, a.upwards], [b.figures, b.upwards]);
}

function haveSameWords(a: Claim, b: Claim): boolean {
  const subject = subjectOf(a);
  if (subject !== undefined && subject === subjectOf(b)) return true;
  return locales.some((locale) => {
    const words = plainWords(a.label[locale]);
    return words !== '' && words === plainWords(b.label[locale]);
  });
}

/** A claim with its own words no longer has its declared subject. */
const subjectOf = ({ id, ownWords }: Claim) =>
  isClaimKey(id) && !ownWords ? declaredClaim(id).subject : undefined;

/** Words for a comparison that ignores capitals and spaces. */
const plainWords = (text: string) => text.toLowerCase().replaceAll(/\s+/gu, ' ').trim();
