import { ARTIST_KEY } from './artist-key.ts';
import { storageKeys } from './keys.ts';
import { MATCHING_KEY } from './matching-key.ts';
import { TYPED_KEY } from './typed-key.ts';
import { VOTES_KEY } from './vote-key.ts';

/** An entry of the table: a value, or several with one purpose, that the browser stores for the site. */
export interface StoredItem {
  /** The names as the browser's developer tools show them; a star matches any ending. */
  names: readonly string[];
  place: 'cookie' | 'localStorage' | 'sessionStorage';
  /** The purpose: a key of the `legal` dictionary. */
  purpose:
    | 'language'
    | 'consent'
    | 'consentProof'
    | 'ownData'
    | 'consentReceipt'
    | 'artistConsent'
    | 'pendingSimulation'
    | 'typedForm'
    | 'firstTouch'
    | 'helpfulVotes'
    | 'analytics'
    | 'googleAds'
    | 'meta'
    | 'tiktok'
    | 'matching';
  /** The categories that must all be accepted before the value is stored. */
  categories: readonly ('essential' | 'analytics' | 'marketing')[];
  lifetime:
    | 'year'
    | 'sixMonths'
    | 'halfHour'
    | 'oneDay'
    | 'nextPage'
    | 'untilReceived'
    | 'untilErased'
    | 'untilWithdrawn'
    | 'thirteenMonths';
}

/**
 * All values that the site, and the tags that a visitor accepted, store in the browser. The cookie policy shows exactly
 * this table, and a refusal deletes values by it (`site/consent/tag-traces.ts`).
 */
export const browserStorage: readonly StoredItem[] = [
  {
    names: [storageKeys.language],
    place: 'cookie',
    purpose: 'language',
    categories: ['essential'],
    lifetime: 'year',
  },
  {
    names: [storageKeys.language],
    place: 'localStorage',
    purpose: 'language',
    categories: ['essential'],
    lifetime: 'untilErased',
  },
  {
    names: [storageKeys.ownData],
    place: 'cookie',
    purpose: 'ownData',
    categories: ['essential'],
    lifetime: 'halfHour',
  },
  {
    names: [storageKeys.consent],
    place: 'localStorage',
    purpose: 'consent',
    categories: ['essential'],
    lifetime: 'sixMonths',
  },
  {
    names: [`${storageKeys.consentProof}*`],
    place: 'localStorage',
    purpose: 'consentProof',
    categories: ['essential'],
    lifetime: 'untilReceived',
  },
  {
    names: [storageKeys.consentReceipt],
    place: 'localStorage',
    purpose: 'consentReceipt',
    categories: ['essential'],
    lifetime: 'sixMonths',
  },
  {
    names: [storageKeys.pendingSimulation, storageKeys.pendingRelease],
    place: 'localStorage',
    purpose: 'pendingSimulation',
    categories: ['essential'],
    lifetime: 'oneDay',
  },
  {
    names: [TYPED_KEY],
    place: 'sessionStorage',
    purpose: 'typedForm',
    categories: ['essential'],
    lifetime: 'nextPage',
  },
  {
    names: [VOTES_KEY],
    place: 'localStorage',
    purpose: 'helpfulVotes',
    categories: ['essential'],
    lifetime: 'untilErased',
  },
  {
    names: [storageKeys.firstTouch],
    place: 'localStorage',
    purpose: 'firstTouch',
    categories: ['analytics'],
    lifetime: 'untilWithdrawn',
  },
  {
    names: ['_ga', '_ga_*', '_gid', '_gat*'],
    place: 'cookie',
    purpose: 'analytics',
    categories: ['analytics'],
    lifetime: 'thirteenMonths',
  },
  {
    names: ['_gcl_*'],
    place: 'cookie',
    purpose: 'googleAds',
    categories: ['marketing'],
    lifetime: 'thirteenMonths',
  },
  {
    // Google Analytics sets this cookie for Google Ads.
    names: ['_gac_*'],
    place: 'cookie',
    purpose: 'googleAds',
    categories: ['analytics', 'marketing'],
    lifetime: 'thirteenMonths',
  },
  {
    names: ['_gcl_ls'],
    place: 'localStorage',
    purpose: 'googleAds',
    categories: ['marketing'],
    lifetime: 'untilWithdrawn',
  },
  {
    names: ['_fbp', '_fbc'],
    place: 'cookie',
    purpose: 'meta',
    categories: ['marketing'],
    lifetime: 'thirteenMonths',
  },
  {
    names: ['_ttp', '_tt_*', 'ttcsid*', 'ttclid'],
    place: 'cookie',
    purpose: 'tiktok',
    categories: ['marketing'],
    lifetime: 'thirteenMonths',
  },
  {
    names: [`${ARTIST_KEY}*`],
    place: 'localStorage',
    purpose: 'artistConsent',
    categories: ['marketing'],
    lifetime: 'sixMonths',
  },
  {
    names: [MATCHING_KEY],
    place: 'cookie',
    purpose: 'matching',
    categories: ['marketing'],
    lifetime: 'sixMonths',
  },
];

/** Returns whether a cookie or a storage key with this name belongs to the entry. */
export function isNamed({ names }: StoredItem, name: string): boolean {
  return names.some((known) => (known.endsWith('*') ? name.startsWith(known.slice(0, -1)) : name === known));
}
