import {
  type CampaignInputs,
  campaignTypes,
  MAX_BUDGET,
  MIN_BUDGET,
  platforms,
  regions,
} from '../simulator/inputs.ts';
import { namedCampaign } from '../simulator/named-campaign.ts';
import type { AdResult } from './two-ads.ts';

/** Path of the page about budgets, without language prefix. */
export const SPEND_PATH = '/budget';

/** The parameters of a campaign, with the names of the simulator's address, and of the click rate in percent. */
const campaignParameters = ['platform', 'campaignType', 'country', 'budget', 'rate'] as const;
export const ads = ['a', 'b'] as const;
export type Ad = (typeof ads)[number];
export const adFields = ['Days', 'Cost', 'Units'] as const;

export const spendParameters: readonly string[] = [
  ...campaignParameters,
  ...ads.flatMap((ad) => adFields.map((field) => `${ad}${field}`)),
];

/** The most that a field of an ad may hold: a larger figure is a typing error. */
export const AD_MAX = { Days: 365, Cost: MAX_BUDGET, Units: 1_000_000_000 } as const;

/** What an address of the page asks. */
export interface SpendRequest extends Omit<CampaignInputs, 'budget'> {
  /** The visitor's own budget, in euros a month. */
  budget?: number;
  /** Clicks for a view or an impression, from 0 to 1. */
  rate?: number;
  /** Absent: they were not given, or not both. */
  results?: Record<Ad, AdResult>;
}

/** Reads the parameters of an address. A wrong one counts as missing; without a choice it is the campaign that the pages name. */
export function readSpend(given: Readonly<Record<string, string>>): SpendRequest {
  const choice = <T extends string>(key: string, choices: readonly T[], otherwise: T): T =>
    choices.find((one) => one === given[key]) ?? otherwise;
  const number = (key: string, most: number): number | undefined => {
    const value = Number((given[key] ?? '').replace(',', '.') || Number.NaN);
    return value > 0 && value <= most ? value : undefined;
  };
  const budget = number('budget', MAX_BUDGET);
  const rate = number('rate', 100);
  const result = (ad: Ad): AdResult | undefined => {
    const days = number(`${ad}Days`, AD_MAX.Days);
    const cost = number(`${ad}Cost`, AD_MAX.Cost);
    const units = number(`${ad}Units`, AD_MAX.Units);
    return days && cost && units ? { days, cost, units } : undefined;
  };
  const [a, b] = [result('a'), result('b')];
  return {
    platform: choice('platform', platforms, namedCampaign.platform),
    campaignType: choice('campaignType', campaignTypes, namedCampaign.campaignType),
    country: choice('country', regions, namedCampaign.country),
    ...(budget !== undefined && budget >= MIN_BUDGET && { budget }),
    ...(rate !== undefined && { rate: rate / 100 }),
    ...(a && b && { results: { a, b } }),
  };
}

/** Returns the address of the page about a campaign, without language prefix. */
export function spendHref({ platform, campaignType, country, budget }: CampaignInputs): string {
  const parameters = new URLSearchParams({ platform, campaignType, country, budget: String(budget) });
  return `${SPEND_PATH}?${parameters}`;
}
