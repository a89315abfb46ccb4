/** The declared part of a source of the planner. Its switch and its results are stored in the database. */
export interface ReleaseSource {
  /** The name of the server: all its sources share one rate limit. */
  host: string;
  /** The licence of its data, as its publisher names it. */
  licence: string;
  /** The page that states the licence. */
  licenceUrl: string;
  /** Whether commercial use needs an agreement with the publisher: such a source is off until it is switched on. */
  agreement: boolean;
}

/** The sources by name, in the order of their dependencies: releases, then their artists and labels. */
export const releaseSources = {
  listenbrainz: {
    host: 'api.listenbrainz.org',
    licence: 'CC0',
    licenceUrl: 'https://metabrainz.org/datasets',
    agreement: false,
  },
  wikidata: {
    host: 'query.wikidata.org',
    licence: 'CC0',
    licenceUrl: 'https://www.wikidata.org/wiki/Wikidata:Licensing',
    agreement: false,
  },
  musicbrainz: {
    host: 'musicbrainz.org',
    licence: 'CC0',
    licenceUrl: 'https://musicbrainz.org/doc/About/Data_License',
    agreement: false,
  },
  listenbrainz_artists: {
    host: 'api.listenbrainz.org',
    licence: 'CC0',
    licenceUrl: 'https://metabrainz.org/datasets',
    agreement: false,
  },
  musicbrainz_tags: {
    host: 'musicbrainz.org',
    licence: 'CC BY-NC-SA 3.0',
    licenceUrl: 'https://musicbrainz.org/doc/About/Data_License',
    agreement: true,
  },
} as const satisfies Record<string, ReleaseSource>;

export type ReleaseSourceName = keyof typeof releaseSources;
export const releaseSourceNames = Object.keys(releaseSources) as [ReleaseSourceName, ...ReleaseSourceName[]];

/**
 * MusicBrainz and ListenBrainz allow one request per second and IP address. The pause is a little longer, because clocks
 * differ.
 */
export const HOST_PACE_MS = 1100;

/** The minimum time between two manual readings of a source, in milliseconds. */
export const ASK_AGAIN_MS = 10 * 60_000;

/** The servers of the sources, each once. */
export const releaseHosts: readonly string[] = [
  ...new Set(Object.values(releaseSources).map(({ host }) => host)),
];

/** Returns the sources of a server. */
export const sourcesOf = (host: string): ReleaseSourceName[] =>
  releaseSourceNames.filter((name) => releaseSources[name].host === host);
