import type { VendorAnswer } from '../../app/ports/releases/release-vendors.ts';
import { failureOf } from '../http/feed-failure.ts';
import { type GetJsonOptions, getJson } from '../http/get-json.ts';

export type VendorOptions = Pick<
  GetJsonOptions,
  'allowPrivate' | 'timeoutMs' | 'lookup' | 'userAgent' | 'accept' | 'maxBytes'
>;

/** An id of MusicBrainz. It is inserted into addresses and queries, so anything else must be rejected. */
const MBID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;
export const isMbid = (value: unknown): value is string => typeof value === 'string' && MBID.test(value);

/** Returns the items of a list; no items for any other value. */
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The most items read of one response. */
const MOST_ITEMS = 10_000;

/**
 * Requests a list from a vendor, and reads each of its items separately, so that a damaged item is omitted alone.
 * @param itemsOf returns the list in the response; `undefined`: the response has another shape
 * @param read returns an item; `undefined`: it is damaged, or not needed
 */
export async function askVendor<T>(
  address: string,
  options: VendorOptions,
  itemsOf: (value: unknown) => unknown[] | undefined,
  read: (item: unknown) => T | undefined,
): Promise<VendorAnswer<T>> {
  const outcome = await getJson(address, options);
  if (outcome.kind !== 'json') {
    const retryAfterMs = outcome.kind === 'status' ? outcome.retryAfterMs : undefined;
    return { kind: 'failed', failure: failureOf(outcome), retryAfterMs };
  }
  const list = itemsOf(outcome.value);
  if (!list) return { kind: 'failed', failure: { code: 'invalid', detail: 'another shape' } };
  const items = list.slice(0, MOST_ITEMS).flatMap((item) => read(item) ?? []);
  return { kind: 'list', items, refused: list.length - items.length };
}
