import type { FetchedLabel, ReleaseVendors } from '../../app/ports/releases/release-vendors.ts';
import { genresOf } from '../../domain/planner/genre-terms.ts';
import { plainText } from '../html/plain-text.ts';
import { fieldsOf } from '../http/vendor-values.ts';
import { askVendor, isMbid, listOf, type VendorOptions } from './ask-vendor.ts';

const LABEL_LENGTH = 120;
/** The label of releases without a label. */
const NO_LABEL = '[no label]';
/** The area of the whole world, which is not a country. */
const WORLDWIDE = 'XW';
/** Tags with fewer votes are noise. */
const LEAST_TAGS = 1;

/** Creates the client of MusicBrainz: labels and countries of releases, and the tags of artists. */
export function createMusicBrainz(
  base: string,
  options: VendorOptions,
): Pick<ReleaseVendors, 'labels' | 'tags'> {
  const search = (entity: string, field: string, ids: readonly string[]) =>
    `${base}/ws/2/${entity}?${new URLSearchParams({
      query: `${field}:(${ids.filter(isMbid).join(' OR ')})`,
      fmt: 'json',
      limit: '100',
    })}`;
  return {
    async labels(ids) {
      const answer = await askVendor(
        search('release', 'rgid', ids),
        options,
        (value) => arrayIn(fieldsOf(value)['releases']),
        labelOf,
      );
      return answer.kind === 'list' ? { ...answer, items: onePerRelease(answer.items) } : answer;
    },
    tags: (ids) =>
      askVendor(
        search('artist', 'arid', ids),
        options,
        (value) => arrayIn(fieldsOf(value)['artists']),
        (item) => {
          const { id, tags, country } = fieldsOf(item);
          if (!isMbid(id)) return undefined;
          const words = listOf(tags).map(fieldsOf);
          const given = words.filter(({ count }) => typeof count === 'number' && count >= LEAST_TAGS);
          return {
            id,
            genres: genresOf(given.map(({ name }) => String(name).slice(0, 100))),
            countries: isCountry(country) ? [country] : [],
          };
        },
      ),
  };
}

const arrayIn = (value: unknown): unknown[] | undefined => (Array.isArray(value) ? value : undefined);
const isCountry = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Z]{2}$/.test(value) && value !== WORLDWIDE;

function labelOf(item: unknown): FetchedLabel | undefined {
  const fields = fieldsOf(item);
  const { id } = fieldsOf(fields['release-group']);
  if (!isMbid(id)) return undefined;
  const [first] = listOf(fields['label-info']);
  const name = plainText(fieldsOf(fieldsOf(first)['label'])['name'], LABEL_LENGTH);
  const events = listOf(fields['release-events']).flatMap((event) =>
    listOf(fieldsOf(fieldsOf(event)['area'])['iso-3166-1-codes']),
  );
  const countries = [fields['country'], ...events].filter(isCountry);
  return { id, label: name === NO_LABEL ? null : name, countries: [...new Set(countries)] };
}

/** A group has a release for each country and medium: the group gets the first label and all countries. */
function onePerRelease(all: readonly FetchedLabel[]): FetchedLabel[] {
  const groups = Map.groupBy(all, ({ id }) => id);
  return [...groups].map(([id, releases]) => ({
    id,
    label: releases.find(({ label }) => label !== null)?.label ?? null,
    countries: [...new Set(releases.flatMap(({ countries }) => countries))],
  }));
}
