import { expect, it } from 'vitest';
import { createRandom } from '../../../tests/random.ts';
import { Z90 } from '../value/normal.ts';
import { type LearnedCampaign, learnCosts, learnedCells, quantile90 } from './learn-costs.ts';

const cellOf = (region: string, type: string) =>
  learnedCells.findIndex((cell) => cell.region === region && cell.campaignType === type);

const reference = {
  'europe awareness': [0.1, -0.2, 0.35, 0, 0.22, -0.31, 0.15, 0.05, -0.08, 0.4, -0.15, 0.12],
  'europe engagement': [0.3, 0.1, -0.2, 0.25, 0],
  'usa awareness': [-0.1, 0.2, 0.1, 0.4],
  'usa engagement': [0, 0.5, -0.2],
};
const campaigns = Object.entries(reference).flatMap(([name, values]) => {
  const [region = '', type = ''] = name.split(' ');
  return values.map((x): LearnedCampaign => ({ cell: cellOf(region, type), x, weight: 1 }));
});

it('meets the reference numbers of the design', () => {
  const { cells, spread, freedom } = learnCosts(campaigns, 0.416);
  const europe = cells[cellOf('europe', 'awareness')];
  expect(europe?.mean).toBeCloseTo(0.0572, 4);
  expect(spread).toBeCloseTo(0.2956, 4);
  expect(Math.sqrt(europe?.variance ?? 0)).toBeCloseTo(0.0822, 4);
  expect(freedom).toBeCloseTo(28, 1);
  expect(quantile90(freedom)).toBeCloseTo(1.3125, 4);
  const middle = Math.sqrt(0.01 * 0.04);
  const end = (sign: number) => middle * Math.exp((europe?.mean ?? 0) + sign * (europe?.half ?? 0));
  expect(end(-1)).toBeCloseTo(0.01416, 5);
  expect(end(1)).toBeCloseTo(0.03168, 5);
  // A cell of which neither the region nor the type has a campaign knows only the platform.
  const far = cells[cellOf('asia', 'conversion')];
  expect(far?.mean).toBeCloseTo(0.0706, 4);
  expect(Math.sqrt(far?.variance ?? 0)).toBeCloseTo(0.3686, 4);
});

it('learns nothing from nothing, and keeps the width of the table at least', () => {
  const { cells, spread, freedom } = learnCosts([], 0.45);
  expect([spread, freedom]).toEqual([0.45, 8]);
  expect(cells).toHaveLength(15);
  for (const { mean, half } of cells) {
    expect(mean).toBe(0);
    expect(half).toBeGreaterThan(0.45 * Z90);
  }
});

it('gives a campaign far from all others less weight', () => {
  const quiet = Array.from({ length: 10 }, (_, place) => ({ cell: 0, x: (place - 5) / 50, weight: 1 }));
  const mean = (all: LearnedCampaign[]) => learnCosts(all, 0.3).cells[0]?.mean ?? 0;
  const pulled = mean([...quiet, { cell: 0, x: 3, weight: 1 }]);
  expect(pulled).toBeGreaterThan(mean(quiet));
  expect(pulled).toBeLessThan(0.2);
});

/** One world: the true costs of each cell, and campaigns around them with heavy tails. */
function coverage(perCell: number, worlds: number): number {
  const random = createRandom(20_261_129);
  const normal = () => {
    const u = Math.max(random(), 1e-12);
    return Math.sqrt(-2 * Math.log(u)) * Math.cos(2 * Math.PI * random());
  };
  const heavy = () => {
    const chi = Array.from({ length: 4 }, normal).reduce((sum, z) => sum + z * z, 0);
    return normal() / Math.sqrt(chi / 4) / Math.SQRT2;
  };
  let [inside, all] = [0, 0];
  for (let world = 0; world < worlds; world += 1) {
    const platform = 0.35 * normal();
    const ofRegion = new Map(learnedCells.map(({ region }) => [region, 0.2 * normal()]));
    const ofType = new Map(learnedCells.map(({ campaignType }) => [campaignType, 0.15 * normal()]));
    const spread = 0.45 * Math.exp(0.2 * normal());
    const truth = learnedCells.map(
      ({ region, campaignType }) =>
        platform + (ofRegion.get(region) ?? 0) + (ofType.get(campaignType) ?? 0) + 0.2 * normal(),
    );
    const seen = truth.flatMap((mean, cell) =>
      Array.from({ length: perCell }, () => ({ cell, x: mean + spread * heavy(), weight: 1 })),
    );
    const { cells } = learnCosts(seen, 0.45);
    for (const [cell, mean] of truth.entries())
      for (let next = 0; next < 20; next += 1) {
        const away = Math.abs(mean + spread * heavy() - (cells[cell]?.mean ?? 0));
        inside += away <= (cells[cell]?.half ?? 0) ? 1 : 0;
        all += 1;
      }
  }
  return (100 * inside) / all;
}

it.each([3, 10, 50])(
  'covers 75 to 87 of 100 next campaigns in 60 worlds of %i campaigns a cell',
  (perCell) => {
    const share = coverage(perCell, 60);
    expect(share).toBeGreaterThan(75);
    expect(share).toBeLessThan(87);
  },
);
