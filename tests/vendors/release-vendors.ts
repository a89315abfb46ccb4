import type { IncomingMessage, ServerResponse } from 'node:http';
import { dayAfter } from '../../src/domain/planner/fridays.ts';
import { startVendor, type Vendor } from './vendor-server.ts';

/** The public databases of releases: ListenBrainz, Wikidata and MusicBrainz, on one port each. */
export interface FakeReleaseVendors {
  listenbrainz: Vendor;
  wikidata: Vendor;
  musicbrainz: Vendor;
  close(): Promise<void>;
}

const VARIOUS_ARTISTS = '89ad4ac3-39f7-470e-963a-56509c546377';

/** An id of MusicBrainz that ends in a number. */
export const mbid = (kind: 'a' | 'b', number: number): string =>
  `${kind.repeat(8)}-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** A row of ListenBrainz; `changes` replaces fields. */
export const releaseRow = (number: number, day: string, changes: Record<string, unknown> = {}) => ({
  artist_credit_name: `Artist ${number}`,
  artist_mbids: [mbid('a', number)],
  caa_id: 1,
  listen_count: 0,
  release_date: day,
  release_group_mbid: mbid('b', number),
  release_group_primary_type: 'Album',
  release_name: `Title ${number}`,
  release_tags: [],
  ...changes,
});

export const releaseList = (releases: unknown) => ({
  payload: { releases, total_count: Array.isArray(releases) ? releases.length : 0 },
});

/** Rows of a list that must be dropped, each with its fault. */
export const damagedRows = (friday: string): Record<string, unknown> => ({
  'no object': 'x',
  'an id that leads elsewhere': releaseRow(900, friday, { release_group_mbid: '../../etc/passwd' }),
  'no id': releaseRow(901, friday, { release_group_mbid: null }),
  'a day without zeros': releaseRow(902, friday, { release_date: '2027-1-8' }),
  'a day that does not exist': releaseRow(903, friday, { release_date: '2027-02-31' }),
  'a day of another week': releaseRow(904, dayAfter(friday, 7)),
  'no title': releaseRow(905, friday, { release_name: ' \0 ' }),
  'markup alone as a title': releaseRow(906, friday, { release_name: '<img src=x onerror=alert(1)>' }),
  'no artist': releaseRow(907, friday, { artist_credit_name: 7 }),
  'various artists': releaseRow(908, friday, { artist_mbids: [VARIOUS_ARTISTS] }),
  'a live recording': releaseRow(909, friday, { release_group_secondary_type: 'Live' }),
  'a remastered album': releaseRow(910, friday, { release_name: 'Title (2026 Remaster)' }),
});

/** Unusual rows that must be accepted. */
export const oddRows = (friday: string): unknown[] => [
  releaseRow(800, friday, { release_group_primary_type: undefined, artist_mbids: null, listen_count: -4 }),
  releaseRow(801, friday, { release_name: 'Where? /here#now', artist_credit_name: '<b>Nova</b> \u202eevil' }),
  releaseRow(801, friday, { release_name: 'The same group again' }),
];

/**
 * Starts the three vendors. Each coming or past week has `perWeek` releases by artists of their own. Artists whose number
 * is even are in Wikidata: rap, from France. The first of each week has a label of a major.
 */
export async function startReleaseVendors(perWeek: number): Promise<FakeReleaseVendors> {
  const json = (response: ServerResponse, value: unknown) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(value));
  };
  const queryOf = (request: IncomingMessage) => new URL(request.url ?? '', 'http://vendor').searchParams;
  const idsIn = (text: string) => [...new Set(text.match(/[ab]{8}-0000-4000-8000-\d{12}/g) ?? [])];
  const numberOf = (id: string) => Number(id.slice(-12));

  const listenbrainz = await startVendor(null);
  listenbrainz.answer = {
    handler(request, response) {
      if (request.url?.includes('/stats/'))
        return json(response, {
          payload: { artists: [{ artist_mbid: mbid('a', 2) }, { artist_mbid: 'x' }] },
        });
      const saturday = queryOf(request).get('release_date') ?? '';
      const first = (Date.parse(saturday) / 86_400_000) * 10;
      const rows = Array.from({ length: perWeek }, (_, index) =>
        releaseRow(first + index, dayAfter(saturday, 6)),
      );
      json(response, releaseList(rows));
    },
  };
  const wikidata = await startVendor(null);
  wikidata.answer = {
    handler(request, response) {
      const known = idsIn(queryOf(request).get('query') ?? '').filter((id) => numberOf(id) % 2 === 0);
      const value = (text: string) => ({ type: 'literal', value: text });
      json(response, {
        results: {
          bindings: known.map((id) => ({
            mbid: value(id),
            genres: value('French hip hop|trap music'),
            countries: value('FR'),
          })),
        },
      });
    },
  };
  const musicbrainz = await startVendor(null);
  musicbrainz.answer = {
    handler(request, response) {
      const ids = idsIn(queryOf(request).get('query') ?? '');
      if (request.url?.startsWith('/ws/2/artist'))
        return json(response, {
          artists: ids.map((id) => ({ id, country: 'BE', tags: [{ name: 'techno', count: 3 }] })),
        });
      json(response, {
        releases: ids.map((id) => ({
          'release-group': { id },
          country: 'XW',
          'release-events': [{ area: { 'iso-3166-1-codes': ['XW'] } }],
          'label-info': [{ label: { name: numberOf(id) % 10 === 0 ? 'Columbia' : '[no label]' } }],
        })),
      });
    },
  };
  const all = [listenbrainz, wikidata, musicbrainz];
  return {
    listenbrainz,
    wikidata,
    musicbrainz,
    async close() {
      for (const vendor of all) await vendor.close();
    },
  };
}
