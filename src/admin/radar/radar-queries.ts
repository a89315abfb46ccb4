import type { RadarSources, SourceSwitch } from '../../contracts/radar.ts';
import { callApi } from '../api/call-api.ts';
import type { RadarPlace } from './use-radar-place.ts';

/** The queries of the radar; their keys begin with the section's name. */

interface Signal {
  signal: AbortSignal;
}

export const radarQuery = ({ by, genre, territory, weeks }: RadarPlace) => ({
  queryKey: ['radar', 'map', by, genre, territory, weeks] as const,
  queryFn: ({ signal }: Signal) =>
    callApi('GET /radar', { query: { by, genre, territory, weeks: String(weeks) }, signal }),
});

export const releasesQuery = (cell: { genre: string; territory: string; friday: string }) => ({
  queryKey: ['radar', 'releases', cell] as const,
  queryFn: ({ signal }: Signal) => callApi('GET /radar/releases', { query: cell, signal }),
});

export const accuracyQuery = (place: { genre: string; territory: string }) => ({
  queryKey: ['radar', 'accuracy', place] as const,
  queryFn: ({ signal }: Signal) => callApi('GET /radar/accuracy', { query: place, signal }),
});

/** Poll interval in milliseconds. The state of the sources changes every second while they are being read. */
const AGAIN_MS = 15_000;

export const sourcesQuery = {
  queryKey: ['radar', 'sources'] as const,
  queryFn: ({ signal }: Signal): Promise<RadarSources> => callApi('GET /radar/sources', { signal }),
  refetchInterval: AGAIN_MS,
};

export const switchSource = ({ name, ...body }: SourceSwitch & { name: string }) =>
  callApi('PUT /radar/sources/{name}', { params: { name }, body });

/** Makes the server read a source at once. @throws ApiError */
export const askSourceNow = (name: string) =>
  callApi('POST /radar/sources/{name}/fetch', { params: { name } });
