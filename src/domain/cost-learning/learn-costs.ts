import { campaignTypes, regions } from '../simulator/inputs.ts';
import { Z90 } from '../value/normal.ts';
import { choleskyOf, solved } from './cholesky.ts';

/**
 * Learns the unit costs of a platform from campaigns: a hierarchy of normal effects of the platform, the region, the type and
 * the cell, on the logarithm of the unit cost relative to the middle of the base table (`docs/decisions/0156`).
 */

/** The share of next campaigns that a learned range is computed to contain. */
export const COVERED_BY_RANGE = 0.8;

/** The places of the table: 5 regions × 3 types, in the order of the inputs. */
export const learnedCells = regions.flatMap((region) =>
  campaignTypes.map((campaignType) => ({ region, campaignType })),
);

/** A finished campaign. */
export interface LearnedCampaign {
  /** Index of its cell in `learnedCells`. */
  cell: number;
  /** ln(unit cost ÷ middle of the base table's range). */
  x: number;
  /** From 0 to 1: how much it counts, the younger the more. */
  weight: number;
}

/** What was learned of a cell: on the logarithm, relative to the middle of the base table's range. */
export interface LearnedCell {
  mean: number;
  /** Variance of the mean. */
  variance: number;
  /** Half of the width of the interval in which four of five next campaigns are expected. */
  half: number;
}

export interface Learned {
  cells: LearnedCell[];
  /** Spread of a campaign around its cell's mean. */
  spread: number;
  /** Degrees of freedom of the spread. */
  freedom: number;
}

/** Standard deviations of the effects of platform, region, type and cell. Assumptions, tested by half and double of them. */
const EFFECTS = { platform: 0.35, region: 0.2, type: 0.15, cell: 0.2 };
/** How many campaigns the spread of the base table counts for. */
const PRIOR_FREEDOM = 8;
/** Beyond so many standard deviations, a campaign loses weight, three times anew. */
const OUTLIER = 2.5;
const ROUNDS = 3;

/**
 * Learns from campaigns.
 * @param spread0 the spread that the widths of the base table say, ln(max ÷ min) ÷ 2.5631 on average
 */
export function learnCosts(campaigns: readonly LearnedCampaign[], spread0: number): Learned {
  const byCell = learnedCells.map((_, cell) => campaigns.filter((campaign) => campaign.cell === cell));
  let weights = byCell.map((own) => own.map(({ weight }) => weight));
  let learned = learnedOf(byCell, weights, spread0);
  for (let round = 1; round < ROUNDS; round += 1) {
    weights = withoutOutliers(byCell, learned);
    learned = learnedOf(byCell, weights, spread0);
  }
  return learned;
}

/** Returns the original weights, less for campaigns far from what was learned. */
const withoutOutliers = (
  byCell: readonly (readonly LearnedCampaign[])[],
  { cells, spread }: Learned,
): number[][] =>
  byCell.map((own, place) => {
    const { mean = 0, variance = 0 } = cells[place] ?? {};
    const deviation = Math.sqrt(spread * spread + variance);
    return own.map(({ x, weight }) => weight * Math.min(1, (OUTLIER * deviation) / Math.abs(x - mean)));
  });

function learnedOf(
  byCell: readonly (readonly LearnedCampaign[])[],
  weights: readonly (readonly number[])[],
  spread0: number,
): Learned {
  const facts = byCell.map((own, place) => factsOf(own, weights[place] ?? []));
  const counted = facts.flatMap(({ weight }, place) => (weight > 0 ? [place] : []));
  let [squares, freedom] = [PRIOR_FREEDOM * spread0 * spread0, PRIOR_FREEDOM];
  for (const { effective, within } of facts)
    if (effective > 1) {
      squares += effective * within;
      freedom += effective - 1;
    }
  const spread = Math.sqrt(squares / freedom);
  const root = choleskyOf(
    counted.map((one, row) =>
      counted.map(
        (other, column) =>
          covariance(one, other) + (row === column ? (spread * spread) / (facts[one]?.weight ?? 1) : 0),
      ),
    ),
  );
  const pulls = solved(
    root,
    counted.map((place) => facts[place]?.mean ?? 0),
  );
  const t = quantile90(freedom);
  const cells = learnedCells.map((_, cell): LearnedCell => {
    const shared = counted.map((place) => covariance(cell, place));
    const mean = dot(shared, pulls);
    const variance = Math.max(0, covariance(cell, cell) - dot(shared, solved(root, shared)));
    return { mean, variance, half: t * Math.sqrt(spread * spread + variance) };
  });
  return { cells, spread, freedom };
}

/** The sums of a cell: weight, weighted mean, number of equally weighted campaigns it is worth, variance within. */
function factsOf(own: readonly LearnedCampaign[], weights: readonly number[]) {
  const weight = weights.reduce((sum, one) => sum + one, 0);
  if (weight === 0) return { weight: 0, mean: 0, effective: 0, within: 0 };
  const weighted = (of: (campaign: LearnedCampaign) => number) =>
    own.reduce((sum, campaign, place) => sum + (weights[place] ?? 0) * of(campaign), 0) / weight;
  const mean = weighted(({ x }) => x);
  return {
    weight,
    mean,
    effective: (weight * weight) / weights.reduce((sum, one) => sum + one * one, 0),
    within: weighted(({ x }) => (x - mean) ** 2),
  };
}

/** How much two cells have in common. */
function covariance(one: number, other: number): number {
  const [a, b] = [learnedCells[one], learnedCells[other]];
  return (
    EFFECTS.platform ** 2 +
    (a?.region === b?.region ? EFFECTS.region ** 2 : 0) +
    (a?.campaignType === b?.campaignType ? EFFECTS.type ** 2 : 0) +
    (one === other ? EFFECTS.cell ** 2 : 0)
  );
}

const dot = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, value, place) => sum + value * (other[place] ?? 0), 0);

/** Returns the 90 % quantile of Student's distribution (the expansion of Cornish and Fisher). */
export function quantile90(freedom: number): number {
  const z = Z90;
  return (
    z +
    (z ** 3 + z) / (4 * freedom) +
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * freedom ** 2) +
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / (384 * freedom ** 3)
  );
}
