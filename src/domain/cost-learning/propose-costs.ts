import type { CostRange, PlatformCosts } from '../simulator/cost-table.ts';
import type { CampaignType, Region } from '../simulator/inputs.ts';
import { dayNumber } from '../time/agency-day.ts';
import { Z90 } from '../value/normal.ts';
import { learnCosts, learnedCells } from './learn-costs.ts';

/** A finished campaign from which a platform's costs are learned. */
export interface FinishedCampaign {
  id: string;
  country: Region;
  campaignType: CampaignType;
  endsOn: string;
  /** Euros that were spent; euros count as dollars, like everywhere in the simulator. */
  cost: number;
  /** Views on YouTube, thousands of impressions on Meta and TikTok. */
  units: number;
  /** Whether its figures come from the platform's own report. */
  imported: boolean;
}

/** The campaign of a cell: what a unit cost, and how much it counts. */
export interface Evidence {
  id: string;
  unitCost: number;
  cost: number;
  weight: number;
}

/**
 * What is proposed for a cell. `few`: too few campaigns; `none`: no campaign; `confirmed`: they confirm the range in force.
 */
export const proposalStates = ['proposed', 'confirmed', 'few', 'none'] as const;
export type ProposalState = (typeof proposalStates)[number];

export interface CellProposal {
  country: Region;
  campaignType: CampaignType;
  /** The range in force. */
  before: CostRange;
  /** The learned range, which is proposed or only shown. */
  learned: CostRange;
  state: ProposalState;
  /** An end moves by more than the double or the half: it is not ticked by itself. */
  far: boolean;
  /** The youngest first. */
  campaigns: Evidence[];
  weight: number;
  /** The campaigns inside the range in force, and inside the learned one. */
  insideBefore: number;
  insideLearned: number;
}

/** The least that a campaign must have cost: smaller ones are trials. In euros. */
export const LEAST_COST = 200;
/** The half of its weight that a campaign loses in each year. */
const HALF_LIFE_DAYS = 365;
/** The definition of a view of typed figures is unknown: they count half. */
const TYPED_WEIGHT = 0.5;
/** Campaigns of a cell from which its range is proposed, on a platform with many fewer suffice. */
export const ENOUGH = 5;
export const ENOUGH_OF_MANY = { cell: 3, platform: 12 };
/** A range moves if an end does by a tenth; further than the double, a person must agree for itself. */
const MOVES = 1.1;
const FAR = 2;
/** The narrowest and the widest range, as high ÷ low. */
const RATIO = { least: 1.3, most: 10 };
const SCALE = 1000;
const LEAST = 1 / SCALE;

/**
 * Returns what the finished campaigns of a platform say about its costs, cell by cell. Nothing is changed by it.
 * @param base the newest table that a person typed: a learned one would count its campaigns again
 * @param inForce the table in force
 * @param today the agency's day
 */
export function proposeCosts(
  campaigns: readonly FinishedCampaign[],
  base: PlatformCosts,
  inForce: PlatformCosts,
  today: string,
): CellProposal[] {
  const middles = learnedCells.map(({ region, campaignType }) => {
    const [min, max] = base.costs[region][campaignType];
    return Math.sqrt(min * max);
  });
  const spread0 =
    learnedCells.reduce((sum, { region, campaignType }) => {
      const [min, max] = base.costs[region][campaignType];
      return sum + Math.log(max / min) / (2 * Z90);
    }, 0) / learnedCells.length;
  const counted = campaigns
    .filter(({ cost, units }) => cost >= LEAST_COST && units > 0)
    .map((campaign) => {
      const cell = learnedCells.findIndex(
        ({ region, campaignType }) => region === campaign.country && campaignType === campaign.campaignType,
      );
      const age = Math.max(0, dayNumber(today) - dayNumber(campaign.endsOn));
      const weight = 0.5 ** (age / HALF_LIFE_DAYS) * (campaign.imported ? 1 : TYPED_WEIGHT);
      const unitCost = campaign.cost / campaign.units;
      return { ...campaign, cell, weight, unitCost, x: Math.log(unitCost / (middles[cell] ?? 1)) };
    });
  const { cells } = learnCosts(counted, spread0);
  return learnedCells.map(({ region, campaignType }, place): CellProposal => {
    const own = counted
      .filter(({ cell }) => cell === place)
      .toSorted((one, other) => (one.endsOn < other.endsOn ? 1 : -1));
    const { mean = 0, half = 0 } = cells[place] ?? {};
    const before = inForce.costs[region][campaignType];
    const learned = rangeOf((middles[place] ?? 1) * Math.exp(mean), half);
    const isEnough =
      own.length >= ENOUGH ||
      (own.length >= ENOUGH_OF_MANY.cell && counted.length >= ENOUGH_OF_MANY.platform);
    const inside = ([min, max]: CostRange) =>
      own.filter(({ unitCost }) => unitCost >= min && unitCost <= max).length;
    return {
      ...{ country: region, campaignType, before, learned },
      state: stateOf(own.length, isEnough, movesBy(before, learned, MOVES)),
      far: movesBy(before, learned, FAR),
      campaigns: own.map(({ id, unitCost, cost, weight }) => ({ id, unitCost, cost, weight })),
      weight: own.reduce((sum, { weight }) => sum + weight, 0),
      insideBefore: inside(before),
      insideLearned: inside(learned),
    };
  });
}

function stateOf(campaigns: number, isEnough: boolean, moves: boolean): ProposalState {
  if (campaigns === 0) return 'none';
  if (!isEnough) return 'few';
  return moves ? 'proposed' : 'confirmed';
}

const movesBy = (before: CostRange, after: CostRange, factor: number): boolean =>
  before.some((end, place) => {
    const ratio = (after[place] ?? end) / end;
    return ratio >= factor || ratio <= 1 / factor;
  });

/** Returns the range around a middle, rounded outwards to three decimals, not narrower or wider than a range may be. */
function rangeOf(middle: number, half: number): CostRange {
  const wide = Math.min(Math.max(half, Math.log(RATIO.least) / 2), Math.log(RATIO.most) / 2);
  // Rounded to nine digits first, so that 0.014 does not become 0.013 by the last bit.
  const exact = (value: number) => Number((value * SCALE).toPrecision(9));
  return [
    Math.max(LEAST, Math.floor(exact(middle * Math.exp(-wide))) / SCALE),
    Math.ceil(exact(middle * Math.exp(wide))) / SCALE,
  ];
}
