import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Fee, priceOf } from './fee.ts';

const covers = { fr: 'Réglage', en: 'Setup', es: 'Ajuste', pt: 'Ajuste' };
const percentage = (percent: number, minimum = 0): Fee => ({ kind: 'percentage', percent, minimum, covers });

it.each([
  [1000, percentage(15), { fee: 150, total: 1150, isMinimum: false }],
  [500, percentage(15, 150), { fee: 150, total: 650, isMinimum: true }],
  [1000, percentage(15, 150), { fee: 150, total: 1150, isMinimum: false }],
  [850, percentage(12.5), { fee: 106.25, total: 956.25, isMinimum: false }],
  [333.33, percentage(10), { fee: 33.33, total: 366.66, isMinimum: false }],
  [0, percentage(15, 150), { fee: 0, total: 0, isMinimum: false }],
])('priceOf returns for a budget of %d € with the fee %j the price %j', (budget, fee, price) => {
  expect(priceOf(budget, fee)).toEqual({ budget, ...price });
});

it.each(['missing', 'quote'] as const)('a fee that is %s gives no price', (kind) => {
  expect(priceOf(1000, { kind })).toBeUndefined();
});

describe('the price of a budget', () => {
  const budgets = fc.integer({ min: 1, max: 100_000_000 }).map((cents) => cents / 100);
  const percents = fc.integer({ min: 1, max: 1000 }).map((tenths) => tenths / 10);
  const minimums = fc.integer({ min: 0, max: 100_000 });
  const priced = (budget: number, percent: number, minimum: number) => {
    const price = priceOf(budget, percentage(percent, minimum));
    if (!price) throw new Error('no price');
    return price;
  };
  const cents = (euros: number) => Math.round(euros * 100);

  it('is the sum of budget and fee, to the cent', () => {
    fc.assert(
      fc.property(budgets, percents, minimums, (budget, percent, minimum) => {
        const price = priced(budget, percent, minimum);
        expect(cents(price.total)).toBe(cents(price.budget) + cents(price.fee));
        expect(price.budget).toBe(budget);
        for (const amount of [price.fee, price.total]) expect(cents(amount) / 100).toBe(amount);
      }),
    );
  });

  it('never has a fee below the minimum, and isMinimum is true if the minimum applies', () => {
    fc.assert(
      fc.property(budgets, percents, minimums, (budget, percent, minimum) => {
        const price = priced(budget, percent, minimum);
        expect(price.fee).toBeGreaterThanOrEqual(minimum);
        if (price.isMinimum) expect(price.fee).toBe(minimum);
        else expect(Math.abs(cents(price.fee) - (budget * percent * 100) / 100)).toBeLessThanOrEqual(0.51);
      }),
    );
  });

  it('has a fee that never decreases when the budget increases', () => {
    fc.assert(
      fc.property(budgets, budgets, percents, minimums, (one, other, percent, minimum) => {
        const [low, high] = one < other ? [one, other] : [other, one];
        expect(priced(high, percent, minimum).fee).toBeGreaterThanOrEqual(priced(low, percent, minimum).fee);
      }),
    );
  });
});
