import { BY_HAND } from '../../domain/lead/by-hand.ts';
import type { adminLeads } from '../dictionaries/admin-leads/fr.ts';

type Texts = typeof adminLeads;

/** Returns the dictionary's word for a value of the server; an unknown value is returned unchanged. */
export const nameIn = (names: Record<string, string>, value: string): string =>
  Object.hasOwn(names, value) ? (names[value] ?? value) : value;

/** Returns the name of a platform, also of a landing page's value, which ends in `_ads` (documented: `spotify_ads`). */
export const platformName = (t: Texts, platform: string): string =>
  nameIn(t.platforms, platform.replace(/_ads$/, ''));

/** Returns the name of a source of leads; only `direct` and leads typed by hand have a translated name. */
export const sourceName = (t: Texts, source: string): string =>
  source === 'direct' ? t.direct : source === BY_HAND ? t.work.byHand : source;

/** Returns the name of a browser family: `Chrome mobile`, `Autre`. */
export const deviceName = (t: Texts, family: string): string =>
  family.replace(/^other\b/, t.detail.otherDevice);
