import { type CdnVendor, cdnHeaders, LEAST_FRESH_S, LONGEST_FRESH_S } from '../../domain/cdn/cdn.ts';
import { OUTAGE_S } from './edge-cache.ts';

/** What a network of caches must know of a page. Times are epoch milliseconds. */
export interface CdnPage {
  tags: readonly string[];
  /** From then on the page is another one. */
  trueUntil: number;
  /** From then on it must not be served, not even while the site is away. */
  withdrawnAt: number;
}

export interface CdnAnswer {
  headers: Record<string, string>;
  /** Part of the validator of the page: a 304 does not change the headers of a copy, so that other headers need another one. */
  mark: string;
}

/** Returns the headers of a page for the network, by the time at which it is sent and whether its language was negotiated. */
export type CdnAnswerOf = (now: number, isNegotiated: boolean) => CdnAnswer;

const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;

/** Whole days, or on the last day whole hours: a page must not get another validator each second. */
function outageSeconds(withdrawnAt: number, now: number): number {
  const left = Math.max(0, Math.min(OUTAGE_S, (withdrawnAt - now) / 1000));
  const step = left >= DAY_S ? DAY_S : HOUR_S;
  return Math.floor(left / step) * step;
}

/**
 * Creates the headers for a network of caches: the tags of a page, how long it is fresh, and how long it may be served while
 * the site is away. They are computed when the page is sent: in the last hour before a page changes by itself it is fresh for a second only.
 * @param isLate whether purges do not arrive: pages are then kept for a second, so that no change stays unseen for an hour
 */
export function createCdnHeaders(vendor: CdnVendor, isLate: () => boolean) {
  const { tags: tagHeader, separator, freshness, obeysVary } = cdnHeaders[vendor];
  return ({ tags, trueUntil, withdrawnAt }: CdnPage): CdnAnswerOf => {
    const tagged = { [tagHeader]: tags.join(separator) };
    return (now, isNegotiated) => {
      // One visitor would get the language of another.
      if (isNegotiated && !obeysVary)
        return {
          headers: {
            [freshness]: freshness === 'cache-control' ? 'private, max-age=0, must-revalidate' : 'no-store',
          },
          mark: '',
        };
      const isStable = !isLate() && trueUntil - now >= LONGEST_FRESH_S * 1000;
      const fresh = isStable ? LONGEST_FRESH_S : LEAST_FRESH_S;
      const outage = outageSeconds(withdrawnAt, now);
      const kept = `stale-if-error=${outage}`;
      return {
        headers: {
          ...tagged,
          [freshness]:
            freshness === 'cache-control'
              ? `public, max-age=0, s-maxage=${fresh}, ${kept}`
              : `max-age=${fresh}, ${kept}`,
        },
        mark: `-${fresh}.${outage / HOUR_S}`,
      };
    };
  };
}
