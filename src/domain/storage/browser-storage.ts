import { storageKeys } from './keys.ts';
import { MATCHING_KEY } from './matching-key.ts';
import { TYPED_KEY } from './typed-key.ts';
import { VOTES_KEY } from './vote-key.ts';

/** One thing that the browser keeps for the site. */
export interface StoredItem {
  /** As a reader finds it in the browser's tools; a star stands for any end. */
  names: readonly string[];
  place: 'cookie' | 'localStorage' | 'sessionStorage';
  /** What it is for: a key of the `legal` dictionary. */
  purpose:
    | 'language'
    | 'consent'
    | 'consentProof'
    | 'pendingSimulation'
    | 'typedForm'
    | 'firstTouch'
    | 'helpfulVotes'
    | 'analytics'
    | 'googleAds'
    | 'meta'
    | 'tiktok'
    | 'matching';
  /** What must be accepted before it is kept: all that is named. */
  categories: readonly ('essential' | 'analytics' | 'marketing')[];
  lifetime:
    | 'year'
    | 'sixMonths'
    | 'sevenDays'
    | 'nextPage'
    | 'untilReceived'
    | 'untilErased'
    | 'untilWithdrawn'
    | 'thirteenMonths';
}

/**
 * All that the site, and the tags a visitor accepted, keep in the browser. The cookie policy shows this very table, and
 * what a refusal deletes is read from it (`site/consent/tag-traces.ts`).
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
    names: [storageKeys.pendingSimulation],
    place: 'localStorage',
    purpose: 'pendingSimulation',
    categories: ['essential'],
    lifetime: 'sevenDays',
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
    // Analytics sets it for Ads.
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
    names: [MATCHING_KEY],
    place: 'cookie',
    purpose: 'matching',
    categories: ['marketing'],
    lifetime: 'sixMonths',
  },
];

/** Whether this is the thing that a cookie or a key of the storage with this name is. */
export function isNamed({ names }: StoredItem, name: string): boolean {
  return names.some((known) => (known.endsWith('*') ? name.startsWith(known.slice(0, -1)) : name === known));
}
