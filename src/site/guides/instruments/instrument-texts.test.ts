import { describe, expect, it } from 'vitest';
import { noClaims } from '../../../../tests/claims.ts';
import { isFigureKey } from '../../../domain/benchmarks/figures.ts';
import { givenInputs } from '../../../domain/guide/calculator-fields.ts';
import { locales } from '../../../domain/locale/locale.ts';
import { fieldsOf } from './calculator-definition.ts';
import { calculatorsById } from './calculators/calculators-by-id.ts';
import { calculatorTexts, tableWording } from './server-texts.ts';

const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsOf);

describe.each(locales)('texts of the instruments in %s', (locale) => {
  const t = calculatorTexts(locale);
  const texts = [...textsOf(t), ...textsOf(tableWording(locale, noClaims).t)];

  it('contain no digit, since every figure is a placeholder', () => {
    expect(texts.filter((text) => /\d/.test(text))).toEqual([]);
  });

  it('name only figures that exist', () => {
    const keys = texts.flatMap((text) =>
      [...text.matchAll(/\{(\w+\.[\w.]+)\}/g)].map(([, key]) => key ?? ''),
    );
    expect(keys).toContain('meta.lookalikeShare');
    expect(keys.filter((key) => !isFigureKey(key))).toEqual([]);
  });

  it('have a name for every field and every option', () => {
    for (const { parts } of Object.values(calculatorsById)) {
      for (const part of parts) {
        const { fields, choices } = part.texts({ locale, t });
        for (const [name, field] of Object.entries(part.fields)) {
          expect(fields[name]).toBeTruthy();
          if (field.kind === 'choice') {
            for (const choice of field.choices) expect(choices[name]?.[choice]).toBeTruthy();
          }
        }
      }
    }
  });
});

it('no calculator has two fields of the same name', () => {
  for (const calculator of Object.values(calculatorsById)) {
    const names = calculator.parts.flatMap((part) => Object.keys(part.fields));
    expect(Object.keys(givenInputs(fieldsOf(calculator), 'initial'))).toEqual(names);
  }
});
