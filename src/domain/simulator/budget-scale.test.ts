import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { budgetAt, positionOf, SCALE_MAX, SCALE_MIN, SCALE_STEPS } from './budget-scale.ts';
import { BUDGET_STEP, MIN_BUDGET } from './inputs.ts';

const positions = Array.from({ length: SCALE_STEPS + 1 }, (_, position) => position);

describe('the scale of the budget scrubber', () => {
  it('ranges from 500 to 50 000', () => {
    expect([budgetAt(0), budgetAt(SCALE_STEPS)]).toEqual([500, 50_000]);
    expect([SCALE_MIN, SCALE_MAX]).toEqual([500, 50_000]);
    expect(SCALE_MIN).toBe(MIN_BUDGET);
  });

  it('is logarithmic: its middle is the geometric mean', () => {
    expect(budgetAt(SCALE_STEPS / 2)).toBe(5000);
  });

  it('has a position of exactly 1 000, the initial budget', () => {
    expect(budgetAt(positionOf(1000))).toBe(1000);
  });

  it('has a larger budget at each next position, so that every key press changes the budget', () => {
    for (const position of positions.slice(1)) {
      expect(budgetAt(position)).toBeGreaterThan(budgetAt(position - 1));
    }
  });

  it('has round budgets that the field of the simulator accepts', () => {
    for (const budget of positions.map(budgetAt)) {
      const step = budget < 1000 ? BUDGET_STEP : budget < 5000 ? 50 : budget < 10_000 ? 250 : 500;
      expect(budget % step).toBe(0);
    }
  });

  it('returns each position for the budget of that position', () => {
    expect(positions.map((position) => positionOf(budgetAt(position)))).toEqual(positions);
  });

  it('returns its ends for positions and budgets outside of it', () => {
    expect([budgetAt(-10), budgetAt(1000)]).toEqual([500, 50_000]);
    expect([positionOf(1), positionOf(0), positionOf(10_000_000)]).toEqual([0, 0, SCALE_STEPS]);
  });

  it('returns a whole position near the budget for any budget', () => {
    fc.assert(
      fc.property(fc.double({ min: SCALE_MIN, max: SCALE_MAX, noNaN: true }), (budget) => {
        const position = positionOf(budget);
        expect(Number.isInteger(position)).toBe(true);
        expect(position).toBeGreaterThanOrEqual(0);
        expect(position).toBeLessThanOrEqual(SCALE_STEPS);
        // Half a position is 2.3 %, and rounding to a round figure adds 2.5 % at most.
        expect(Math.abs(budgetAt(position) / budget - 1)).toBeLessThan(0.05);
      }),
    );
  });
});
