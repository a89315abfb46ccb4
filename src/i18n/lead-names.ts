import type { adminLeads } from './dictionaries/fr/admin-leads.ts';

type Texts = typeof adminLeads;

/** A word of the dictionary for a value of the server; one that is not known here is shown as it is. */
export const nameIn = (names: Record<string, string>, value: string): string =>
  Object.hasOwn(names, value) ? (names[value] ?? value) : value;

/** A landing page names itself as documented for Spotify: `spotify_ads`. */
export const platformName = (t: Texts, platform: string): string =>
  nameIn(t.platforms, platform.replace(/_ads$/, ''));

export const sourceName = (t: Texts, source: string): string => (source === 'direct' ? t.direct : source);

/** `Chrome mobile`, `Autre`. */
export const deviceName = (t: Texts, family: string): string =>
  family.replace(/^other\b/, t.detail.otherDevice);
