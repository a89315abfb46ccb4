import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { abTestFields } from './ab-test.ts';
import { givenInputs } from './calculator-fields.ts';
import { leadsToCalculator } from './calculator-fragment.ts';
import { calculatorHref, parseCalculatorHref } from './calculator-link.ts';
import { acquisitionFields, adSpendFields } from './return-on-ad-spend.ts';
import { roiFields } from './return-on-investment.ts';
import { tiktokFields } from './tiktok-budget.ts';
import { youtubeFields } from './youtube-budget.ts';

it('calculatorHref writes the inputs into a fragment', () => {
  expect(calculatorHref(givenInputs(youtubeFields, 'initial'))).toBe(
    '#calc?views=100000&genre=popHipHop&audience=targeted',
  );
});

it.each([
  ['youtube', youtubeFields],
  ['tiktok', tiktokFields],
  ['roi', roiFields],
  ['kpi', { ...adSpendFields, ...acquisitionFields, ...abTestFields }],
])('parseCalculatorHref reads the inputs that calculatorHref wrote: %s', (_, fields) => {
  for (const which of ['initial', 'example'] as const) {
    const inputs = givenInputs(fields, which);
    expect(parseCalculatorHref(fields, calculatorHref(inputs))).toEqual(inputs);
  }
});

it('parseCalculatorHref reads any amount that a field accepts', () => {
  const cents = fc.integer({ min: 100, max: 10_000_000_000 }).map((amount) => amount / 100);
  fc.assert(
    fc.property(cents, (spend) => {
      const inputs = { spend, revenue: 0 };
      expect(parseCalculatorHref(adSpendFields, calculatorHref(inputs))).toEqual(inputs);
    }),
  );
});

describe('a fragment', () => {
  it.each(['#calc', 'calc', '#calc?', '#calc?views=1'])('opens the calculator: %s', (fragment) => {
    expect(leadsToCalculator(fragment)).toBe(true);
  });

  it.each(['', '#', '#calculator', '#simulator?calc', '#Calc', '#x?#calc'])(
    'does not open the calculator: "%s"',
    (fragment) => {
      expect(leadsToCalculator(fragment)).toBe(false);
      expect(parseCalculatorHref(youtubeFields, `${fragment}views=5`)).toBeUndefined();
    },
  );

  it('has no inputs without a parameter of the calculator', () => {
    expect(parseCalculatorHref(youtubeFields, '#calc')).toBeUndefined();
    expect(parseCalculatorHref(youtubeFields, '#calc?utm_source=x')).toBeUndefined();
  });

  it('keeps the valid inputs and leaves out the others', () => {
    const read = (query: string) => parseCalculatorHref(tiktokFields, `#calc?${query}`);
    expect(read('reach=5000&age=from99&abTests=no&days=40')).toEqual({ reach: 5000, abTests: false });
    expect(read('abTests=true&video=trend')).toEqual({ video: 'trend' });
    for (const reach of ['-1', '1e5', '0x10', ' 5', '', '5,5', '99999999999999', 'NaN', '%00', '%E0%A4%A']) {
      expect(read(`reach=${reach}&days=7`)).toEqual({ days: 7 });
    }
  });

  it('is read only up to 500 characters', () => {
    expect(parseCalculatorHref(youtubeFields, `#calc?x=${'a'.repeat(600)}&views=5`)).toBeUndefined();
  });

  it('never makes parseCalculatorHref throw', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const inputs = parseCalculatorHref(tiktokFields, `#calc?${text}`);
        expect(inputs === undefined || Object.keys(inputs).every((name) => name in tiktokFields)).toBe(true);
      }),
    );
  });
});
