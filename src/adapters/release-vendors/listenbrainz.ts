import type { FetchedRelease, ReleaseVendors } from '../../app/ports/releases/release-vendors.ts';
import { dayAfter, fridayFrom } from '../../domain/planner/fridays.ts';
import type { ReleaseKind } from '../../domain/planner/known-release.ts';
import { plainText } from '../html/plain-text.ts';
import { fieldsOf } from '../http/vendor-values.ts';
import { askVendor, isMbid, listOf, type VendorOptions } from './ask-vendor.ts';

const NAME_LENGTH = 200;
/** The credit of compilations, which is not an artist. */
const VARIOUS_ARTISTS = '89ad4ac3-39f7-470e-963a-56509c546377';
/** Releases of these secondary types are not new recordings. */
const oldRecordings = new Set([
  'Compilation',
  'Live',
  'Remix',
  'Demo',
  'DJ-mix',
  'Spokenword',
  'Interview',
  'Audiobook',
  'Audio drama',
  'Field recording',
]);
const OLD_TITLE = /\b(?:remaster(?:ed)?|reissue|anniversary|live (?:at|in|from))\b/i;
const kinds: Readonly<Record<string, ReleaseKind>> = { Single: 'single', EP: 'ep', Album: 'album' };
/** A release week has seven days, from Saturday to Friday. */
const DAYS_BEFORE_FRIDAY = 6;
const MOST_LISTENED = 1000;
/** A week has about 1 800 releases of 430 bytes (September 2026). */
const MAX_BYTES = 4 * 1024 * 1024;

/** Creates the client of ListenBrainz: the releases of a week, and the most listened artists. */
export function createListenBrainz(
  base: string,
  options: VendorOptions,
): Pick<ReleaseVendors, 'week' | 'mostListened'> {
  const limited = { ...options, maxBytes: MAX_BYTES };
  return {
    week: (friday) =>
      askVendor(
        `${base}/1/explore/fresh-releases/?${new URLSearchParams({
          release_date: dayAfter(friday, -DAYS_BEFORE_FRIDAY),
          days: String(DAYS_BEFORE_FRIDAY),
          past: 'false',
          future: 'true',
        })}`,
        limited,
        (value) => arrayIn(fieldsOf(fieldsOf(value)['payload'])['releases']),
        (item) => releaseOf(item, friday),
      ),
    mostListened: () =>
      askVendor(
        `${base}/1/stats/sitewide/artists?count=${MOST_LISTENED}&range=year`,
        limited,
        (value) => arrayIn(fieldsOf(fieldsOf(value)['payload'])['artists']),
        (item) => {
          const id = fieldsOf(item)['artist_mbid'];
          return isMbid(id) ? id : undefined;
        },
      ),
  };
}

const arrayIn = (value: unknown): unknown[] | undefined => (Array.isArray(value) ? value : undefined);

function releaseOf(item: unknown, friday: string): FetchedRelease | undefined {
  const fields = fieldsOf(item);
  const id = fields['release_group_mbid'];
  const day = fields['release_date'];
  const title = plainText(fields['release_name'], NAME_LENGTH);
  const artist = plainText(fields['artist_credit_name'], NAME_LENGTH);
  if (!isMbid(id) || !isDay(day) || title === null || artist === null) return undefined;
  // A response may contain days that were not requested: each release belongs to one week only.
  if (fridayFrom(day) !== friday) return undefined;
  const artistIds = listOf(fields['artist_mbids']).filter(isMbid);
  if (artistIds.includes(VARIOUS_ARTISTS) || OLD_TITLE.test(title)) return undefined;
  if (oldRecordings.has(String(fields['release_group_secondary_type']))) return undefined;
  const kind = kinds[String(fields['release_group_primary_type'])] ?? 'other';
  return { id, day, title, artist, artistIds: [...new Set(artistIds)], kind };
}

/** Whether a value is a day that exists. Parsing and formatting a date such as 31 February gives another date. */
const isDay = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^\d{4}-\d{2}-\d{2}$/.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  new Date(value).toISOString().slice(0, 10) === value;
