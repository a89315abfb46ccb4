import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { givenInputs, type ProblemCode, problemCodes } from '../../../domain/guide/calculator-fields.ts';
import { roiFields } from '../../../domain/guide/return-on-investment.ts';
import { tiktokFields } from '../../../domain/guide/tiktok-budget.ts';
import { locales } from '../../../domain/locale/locale.ts';
import { fieldsOf } from './calculator-definition.ts';
import { calculatorsById } from './calculators/calculators-by-id.ts';
import { calculatorTexts } from './server-texts.ts';
import { readTyped, typedFrom, writeProblem } from './typed-inputs.ts';

const all = Object.values(calculatorsById);

describe('readTyped after typedFrom', () => {
  it.each(locales)('returns the same inputs: %s', (locale) => {
    for (const calculator of all) {
      const fields = fieldsOf(calculator);
      for (const which of ['initial', 'example'] as const) {
        const inputs = givenInputs(fields, which);
        expect(readTyped(locale, fields, typedFrom(locale, inputs))).toEqual({ inputs, problems: {} });
      }
    }
  });

  it('returns the same inputs for any amount', () => {
    const cents = fc.integer({ min: 100, max: 10_000_000_000 }).map((amount) => amount / 100);
    fc.assert(
      fc.property(
        fc.constantFrom(...locales),
        cents,
        fc.integer({ min: 0, max: 1e9 }),
        (locale, spend, fans) => {
          const inputs = { ...givenInputs(roiFields, 'initial'), spend, engaged: fans };
          expect(readTyped(locale, roiFields, typedFrom(locale, inputs)).inputs).toEqual(inputs);
        },
      ),
    );
  });
});

it.each<[string, string, ProblemCode]>([
  ['reach', '', 'missing'],
  ['reach', '\u00a0', 'missing'],
  ['reach', 'beaucoup', 'not-a-number'],
  ['reach', '-5', 'negative'],
  ['reach', '0', 'too-small'],
  ['reach', '9'.repeat(30), 'too-large'],
  ['reach', '12,5', 'not-whole'],
  ['days', '32', 'too-large'],
  ['age', 'from99', 'not-a-choice'],
])('readTyped reports the problem with %s: %j is %s', (name, text, code) => {
  const typed = { ...typedFrom('fr', givenInputs(tiktokFields, 'initial')), [name]: text };
  const { inputs, problems } = readTyped('fr', tiktokFields, typed);
  expect(problems).toEqual({ [name]: code });
  expect(inputs).not.toHaveProperty(name);
});

it.each(locales)('writeProblem has a complete sentence for every problem of every field: %s', (locale) => {
  const wording = { locale, t: calculatorTexts(locale) };
  for (const field of all.flatMap((calculator) => Object.values(fieldsOf(calculator)))) {
    for (const code of problemCodes) {
      expect(writeProblem(wording, field, code)).toMatch(/^[^{}]+\.$/);
    }
  }
  expect(writeProblem(wording, tiktokFields.days, 'too-large')).toContain('31');
  expect(writeProblem(wording, roiFields.spend, 'too-small')).toContain('1');
});
