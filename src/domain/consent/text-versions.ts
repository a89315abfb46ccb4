/**
 * The versions of the wordings that visitors see now, stored in each proof. A test fails when a wording changes and its version does not;
 * `i18n/consent-texts/` keeps the wording of every version.
 */

/** Banner and settings of the site. */
export const CONSENT_TEXT_VERSION = '2026-11-30.2';

/** The artist's own banner of a landing page, for visitors who answered the question of the site before. */
export const ARTIST_TEXT_VERSION = '2026-11-30.artist.2';

/** The banner of a landing page that asks for the site and for its artist at once. */
export const COMBINED_TEXT_VERSION = '2026-11-30.both';

/**
 * The versions of a time when a proof did not say whether its banner asked for the site and an artist at once: those of the site, whose
 * banner may have had more words, and that of the artist, whose own banner may not have been the one that was read.
 */
const unsureSite: ReadonlySet<string> = new Set(['2026-11-29.4', '2026-11-30']);
export const UNSURE_ARTIST_VERSION = '2026-11-30.artist';

/** Whether it is unknown which of the two banners a visitor read whose proof has this version. */
export const isUnsure = (textVersion: string): boolean =>
  textVersion === UNSURE_ARTIST_VERSION || unsureSite.has(textVersion);
