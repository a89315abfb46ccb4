import { storageKeys } from './keys.ts';
import { VOTES_KEY } from './vote-key.ts';

/** One thing that the browser keeps for the site. */
export interface StoredItem {
  /** As a reader finds it in the browser's tools. */
  names: readonly string[];
  place: 'cookie' | 'localStorage';
  /** What it is for: a key of the `legal` dictionary. */
  purpose:
    | 'language'
    | 'consent'
    | 'pendingSimulation'
    | 'firstTouch'
    | 'helpfulVotes'
    | 'analytics'
    | 'googleAds'
    | 'meta'
    | 'tiktok'
    | 'matching';
  category: 'essential' | 'analytics' | 'marketing';
  lifetime: 'year' | 'sixMonths' | 'sevenDays' | 'untilErased' | 'untilWithdrawn' | 'thirteenMonths';
}

/** All that the site, and the tags a visitor accepted, keep in the browser: the cookie policy shows this very table. */
export const browserStorage: readonly StoredItem[] = [
  {
    names: [storageKeys.language],
    place: 'cookie',
    purpose: 'language',
    category: 'essential',
    lifetime: 'year',
  },
  {
    names: [storageKeys.language],
    place: 'localStorage',
    purpose: 'language',
    category: 'essential',
    lifetime: 'untilErased',
  },
  {
    names: [storageKeys.consent],
    place: 'localStorage',
    purpose: 'consent',
    category: 'essential',
    lifetime: 'sixMonths',
  },
  {
    names: [storageKeys.pendingSimulation],
    place: 'localStorage',
    purpose: 'pendingSimulation',
    category: 'essential',
    lifetime: 'sevenDays',
  },
  {
    names: [VOTES_KEY],
    place: 'localStorage',
    purpose: 'helpfulVotes',
    category: 'essential',
    lifetime: 'untilErased',
  },
  {
    names: [storageKeys.firstTouch],
    place: 'localStorage',
    purpose: 'firstTouch',
    category: 'analytics',
    lifetime: 'untilWithdrawn',
  },
  {
    names: ['_ga', '_ga_*', '_gid'],
    place: 'cookie',
    purpose: 'analytics',
    category: 'analytics',
    lifetime: 'thirteenMonths',
  },
  {
    names: ['_gcl_*', '_gac_*'],
    place: 'cookie',
    purpose: 'googleAds',
    category: 'marketing',
    lifetime: 'thirteenMonths',
  },
  {
    names: ['_gcl_ls'],
    place: 'localStorage',
    purpose: 'googleAds',
    category: 'marketing',
    lifetime: 'untilWithdrawn',
  },
  {
    names: ['_fbp', '_fbc'],
    place: 'cookie',
    purpose: 'meta',
    category: 'marketing',
    lifetime: 'thirteenMonths',
  },
  {
    names: ['_ttp', '_tt_*', 'ttcsid*', 'ttclid'],
    place: 'cookie',
    purpose: 'tiktok',
    category: 'marketing',
    lifetime: 'thirteenMonths',
  },
  {
    names: ['_fbx'],
    place: 'cookie',
    purpose: 'matching',
    category: 'marketing',
    lifetime: 'sixMonths',
  },
];
