import { UNKNOWN_COUNTRY } from '../campaign-import/country-code.ts';
import type { Region } from '../simulator/inputs.ts';
import { isInRegion } from './region-countries.ts';

/**
 * What is unusual in the figures of ads: money spent outside of the campaign's region, which is an error of a setting, or views
 * of which few reached a quarter of the video. Both are notes for the agency, never a verdict.
 */
export const adRules = ['abroad', 'unwatched'] as const;
export type AdRule = (typeof adRules)[number];

/** What explains such a note, as a person found it; `unknown`: nothing was found. */
export const adReasons = ['unknown', 'setting', 'travel', 'format'] as const;
export type AdReason = (typeof adReasons)[number];

/** A note with the arithmetic of its rule. */
export interface AdNote {
  rule: AdRule;
  /** The spend outside of the region, in the unit of the spends; or the views that reached a quarter of the video. */
  found: number;
  /** The whole spend, or all views. */
  against: number;
  /** The median share of views that reached a quarter in earlier campaigns; null: the rule does not use it. */
  usual: number | null;
  /** The countries outside of the region, the dearest first. */
  countries: { country: string; cost: number }[];
}

/** The limits of the rules, which a reader is told. The second rule's share, its views and its campaigns are assumptions. */
export const AD_LIMITS = { abroad: 0.05, unwatched: { share: 0.3, views: 5000, campaigns: 3 } } as const;

/** Views, and those of them that reached a quarter of the video. */
export interface Watched {
  views: number;
  quartile: number;
}

/**
 * Returns what is unusual in the figures of a campaign's ads.
 * @param countries the spend by country; `ZZ`, an unknown one, is part of the whole and never outside
 * @param watched null: the reports do not say how far views went
 * @param earlier the same of the agency's earlier campaigns on the platform, by the same kind of view
 */
export function adNotes({
  region,
  countries,
  watched,
  earlier,
}: {
  region: Region;
  countries: Readonly<Record<string, number>>;
  watched: Watched | null;
  earlier: readonly Watched[];
}): AdNote[] {
  const notes: AdNote[] = [];
  const spent = Object.values(countries).reduce((sum, cost) => sum + cost, 0);
  const outside = Object.entries(countries)
    .filter(([country, cost]) => cost > 0 && country !== UNKNOWN_COUNTRY && !isInRegion(country, region))
    .map(([country, cost]) => ({ country, cost }))
    .toSorted((one, other) => other.cost - one.cost);
  const found = outside.reduce((sum, { cost }) => sum + cost, 0);
  if (spent > 0 && found >= AD_LIMITS.abroad * spent)
    notes.push({ rule: 'abroad', found, against: spent, usual: null, countries: outside });
  const { share, views, campaigns } = AD_LIMITS.unwatched;
  const shares = earlier.filter((one) => one.views > 0).map((one) => one.quartile / one.views);
  const usual = median(shares);
  if (watched && watched.views >= views && shares.length >= campaigns && usual !== undefined)
    if (watched.quartile / watched.views < share * usual)
      notes.push({
        ...{ rule: 'unwatched', found: watched.quartile, against: watched.views },
        ...{ usual, countries: [] },
      });
  return notes;
}

const median = (values: readonly number[]): number | undefined =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];
