import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../tests/random.ts';
import { normalBelow, Z90 } from '../value/normal.ts';
import { compareAds } from './two-ads.ts';

describe('the normal distribution', () => {
  it.each([
    [0, 0.5],
    [Z90, 0.9],
    [-1.959964, 0.025],
    [3, 0.99865],
  ])('has below %d the share %d', (z, share) => {
    expect(normalBelow(z)).toBeCloseTo(share, 5);
  });
});

describe('two ads', () => {
  it('gives the rest to the cheaper one after a week, if it costs a third less', () => {
    const a = { days: 7, cost: 350, units: 10_000 };
    const b = { days: 7, cost: 350, units: 15_000 };
    expect(compareAds(a, b)).toMatchObject({ cheaper: 'b', clear: true });
    expect(compareAds(b, a)).toMatchObject({ cheaper: 'a', clear: true });
    expect(compareAds(a, b).saving).toBeCloseTo(1 / 3, 10);
  });

  it('sees no difference in a tenth, or after a day', () => {
    const a = { days: 7, cost: 350, units: 10_000 };
    expect(compareAds(a, { ...a, units: 11_000 }).clear).toBe(false);
    expect(compareAds({ ...a, days: 1 }, { ...a, days: 1, units: 15_000 }).clear).toBe(false);
    expect(compareAds(a, a)).toMatchObject({ saving: 0, clear: false });
  });

  it('says nothing before each ad has five days and a thousand views, and what is missing', () => {
    const early = compareAds({ days: 1, cost: 100, units: 6000 }, { days: 1, cost: 1, units: 1 });
    expect(early).toMatchObject({
      clear: false,
      missing: [
        { ad: 'a', days: 4, units: 0 },
        { ad: 'b', days: 4, units: 999 },
      ],
    });
    const a = { days: 5, cost: 100, units: 1000 };
    expect(compareAds(a, { ...a, units: 9000 })).toMatchObject({ clear: true, missing: [] });
    expect(compareAds(a, { ...a, units: 999 }).missing).toEqual([{ ad: 'b', days: 0, units: 1 }]);
  });

  it('counts the chance in a number of views', () => {
    const days = 60;
    const few = compareAds({ days, cost: 100, units: 1000 }, { days, cost: 100, units: 1100 });
    const many = compareAds({ days, cost: 100, units: 1_000_000 }, { days, cost: 100, units: 1_100_000 });
    expect(few.chance).toBeLessThan(many.chance);
  });

  it('is right in at least eight of ten worlds in which it names one, with days that resemble each other', () => {
    const { normal } = worlds(39);
    const spread = 0.3;
    const likeness = 0.6;
    const unitCost = (middle: number, days: number) => {
      let noise = normal() * spread;
      let sum = 0;
      for (let day = 0; day < days; day += 1) {
        sum += noise;
        noise = likeness * noise + normal() * spread * Math.sqrt(1 - likeness ** 2);
      }
      return Math.exp(middle + sum / days);
    };
    let [named, right] = [0, 0];
    for (let world = 0; world < 4000; world += 1) {
      const days = 5 + (world % 10);
      // Wide differences, as if nothing were known of the ads.
      const truth = normal();
      const result = (middle: number) => ({ days, cost: 100 * unitCost(middle, days), units: 10_000 });
      const { cheaper, clear } = compareAds(result(0), result(truth));
      if (!clear) continue;
      named += 1;
      if ((cheaper === 'a') === truth > 0) right += 1;
    }
    expect(named).toBeGreaterThan(2000);
    expect(right / named).toBeGreaterThan(0.8);
  });
});

/** Seeded normal values (Box and Muller). */
function worlds(seed: number) {
  const random = createRandom(seed);
  return { normal: () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random()) };
}
