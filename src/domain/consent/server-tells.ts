/** The wordings of banner and settings that say that the server tells the ad platforms of all that was done: each later one says so as well. */
const allActs: ReadonlySet<string> = new Set(['2026-11-30', '2026-11-30.2', '2026-11-30.both']);
/** The one before, which names a request alone. */
const requestsAlone = '2026-11-29.4';

/** The wordings of the question about the artist's own pixels of a landing page. */
const artistTold: ReadonlySet<string> = new Set([
  '2026-11-30.artist',
  '2026-11-30.artist.2',
  '2026-11-30.both',
]);

/** Whether a proof of this version answers the question of an artist, which says that the server tells their platforms too. */
export const saysArtistIsTold = (textVersion: string): boolean => artistTold.has(textVersion);

/**
 * Whether the visitors who read this version of the wording were told that the server tells ad platforms of an act.
 * @param isPageAct of an act without a lead
 */
export const saysServerTells = (textVersion: string, isPageAct: boolean): boolean =>
  allActs.has(textVersion) || (textVersion === requestsAlone && !isPageAct);
