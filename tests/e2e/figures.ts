import { readFileSync } from 'node:fs';
import type { CampaignInputs } from '../../src/domain/simulator/inputs.ts';

type Costs = Record<string, { unit: 'CPV' | 'CPM' } & Record<string, Record<string, [number, number]>>>;

/** The documented cost table (docs/product.md, Simulator), unchanged: the site's own table is not used. */
const costs: Costs = JSON.parse(readFileSync(new URL('../fixtures/costs.json', import.meta.url), 'utf8'));

export interface Figures {
  views: number;
  reach: number;
  cpv: string;
  low: number;
  high: number;
}

/** Computes the result of the documented formulas (docs/product.md, Simulator) without the site's own code. */
export function figuresOf({ platform, campaignType, budget, country }: CampaignInputs): Figures {
  const table = costs[platform];
  const [min, max] = table?.[country]?.[campaignType] ?? [Number.NaN, Number.NaN];
  const unit = table?.unit;
  const perView = (cost: number) => (unit === 'CPV' ? budget / cost : (budget / cost) * 1000 * 0.3);
  const average = (min + max) / 2;
  return {
    views: Math.round(perView(average)),
    reach: Math.round(unit === 'CPV' ? (budget / average) * 2.5 : (budget / average) * 1000),
    cpv: `${min.toFixed(3)} - ${max.toFixed(3)} $ (${unit})`,
    low: Math.round(perView(max)),
    high: Math.round(perView(min)),
  };
}
