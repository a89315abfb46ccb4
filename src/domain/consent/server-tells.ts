/** The first wording of banner and settings that says that the server tells the ad platforms too; each later one says so as well. */
const versions: ReadonlySet<string> = new Set(['2026-11-29.4']);

/** The wording of the question about the artist's own pixels of a landing page. */
export const ARTIST_TEXT_VERSION = '2026-11-30.artist';

/** Whether a proof of this version answers the question of an artist, which says that the server tells their platforms too. */
export const saysArtistIsTold = (textVersion: string): boolean => textVersion === ARTIST_TEXT_VERSION;

/** Whether the visitors who read this version of the wording were told that the server tells ad platforms of acts. */
export const saysServerTells = (textVersion: string): boolean => versions.has(textVersion);
