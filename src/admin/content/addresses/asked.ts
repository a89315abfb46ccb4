import type { ListedGuide } from '../../../contracts/site-addresses.ts';

/** What the section asks about: a new guide, the settings of one, or the end of one. */
export type Asked =
  | { what: 'new' | 'former' }
  | { what: 'settings' | 'withdraw' | 'remove'; guide: ListedGuide };
