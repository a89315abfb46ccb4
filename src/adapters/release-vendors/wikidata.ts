import type { ReleaseVendors } from '../../app/ports/releases/release-vendors.ts';
import { genresOf } from '../../domain/planner/genre-terms.ts';
import { fieldsOf } from '../http/vendor-values.ts';
import { askVendor, isMbid, type VendorOptions } from './ask-vendor.ts';

const SEPARATOR = '|';

/** Creates the client of Wikidata: genres and countries of artists, by their id of MusicBrainz (P434). */
export function createWikidata(base: string, options: VendorOptions): Pick<ReleaseVendors, 'artists'> {
  return {
    artists: (ids) =>
      askVendor(
        `${base}/sparql?${new URLSearchParams({ format: 'json', query: queryFor(ids.filter(isMbid)) })}`,
        { ...options, accept: 'application/sparql-results+json' },
        (value) => {
          const { bindings } = fieldsOf(fieldsOf(value)['results']);
          return Array.isArray(bindings) ? bindings : undefined;
        },
        (item) => {
          const text = (name: string): string => {
            const { value } = fieldsOf(fieldsOf(item)[name]);
            return typeof value === 'string' ? value.slice(0, 5000) : '';
          };
          const id = text('mbid');
          if (!isMbid(id)) return undefined;
          const countries = text('countries').split(SEPARATOR);
          return {
            id,
            genres: genresOf(text('genres').split(SEPARATOR)),
            countries: countries.filter((code) => /^[A-Z]{2}$/.test(code)),
          };
        },
      ),
  };
}

/** P136: genre, P27: citizenship, P495: country of origin, P297: its ISO code. */
const queryFor = (ids: readonly string[]): string => `
SELECT ?mbid (GROUP_CONCAT(DISTINCT ?genre; SEPARATOR="${SEPARATOR}") AS ?genres)
  (GROUP_CONCAT(DISTINCT ?code; SEPARATOR="${SEPARATOR}") AS ?countries) WHERE {
  VALUES ?mbid { ${ids.map((id) => `"${id}"`).join(' ')} }
  ?artist wdt:P434 ?mbid .
  OPTIONAL { ?artist wdt:P136/rdfs:label ?genre . FILTER(LANG(?genre) = "en") }
  OPTIONAL { ?artist (wdt:P27|wdt:P495)/wdt:P297 ?code }
} GROUP BY ?mbid`;
