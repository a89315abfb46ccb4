import { expect, it } from 'vitest';
import type { Inputs } from '../../../domain/guide/calculator-fields.ts';
import { givenInputs } from '../../../domain/guide/calculator-fields.ts';
import { locales } from '../../../domain/locale/locale.ts';
import { calculatorsById } from './calculators/calculators-by-id.ts';
import { calculatorTexts } from './server-texts.ts';

/** The result of a calculator's part for its example, with some inputs replaced. */
function read(
  locale: (typeof locales)[number],
  id: keyof typeof calculatorsById,
  name: string,
  inputs: Inputs,
) {
  const part = calculatorsById[id].parts.find((each) => each.name === name);
  if (!part) throw new Error(`${id} has no part ${name}`);
  const outcome = part.read(
    { locale, t: calculatorTexts(locale) },
    { ...givenInputs(part.fields, 'example'), ...inputs },
  );
  if (!outcome.ok) throw new Error(`${outcome.field}: ${outcome.code}`);
  return outcome.value;
}

const plurals =
  /\b1 (?:vues|personnes|impressions|views|people|visualizaciones|personas|impresiones|visualizações|pessoas|impressões)/;

it.each(locales)('a count of 1 takes the singular in %s', (locale) => {
  const lines = [
    ...read(locale, 'youtube', 'budget', { views: 1 }).working,
    ...read(locale, 'meta', 'budget', { reach: 1 }).working,
    ...read(locale, 'tiktok', 'budget', { reach: 1 }).working,
  ];
  const { figure, caption } = read(locale, 'kpi', 'abTest', { impressionsA: 1, clicksA: 0 });
  for (const line of [...lines, `${figure} ${caption}`]) {
    expect(line).toMatch(/^1 /);
    expect(line).not.toMatch(plurals);
  }
});

it('a million keeps the plural in French, which has a plural form of its own for millions', () => {
  expect(read('fr', 'youtube', 'budget', { views: 1_000_000 }).working[0]).toMatch(/^1.000.000 vues /);
});

it('the return on ad spend matches the amounts in its formula', () => {
  const [line] = read('fr', 'kpi', 'adSpend', { revenue: 8.999, spend: 3 }).working;
  expect(line?.replaceAll('\u00a0', ' ')).toBe('8,999 € ÷ 3 € = 2,99:1');
});

it.each(locales)("the A/B test explains too few clicks and names Fisher's test in %s", (locale) => {
  const t = calculatorTexts(locale).kpi.abTest;
  const few = { impressionsA: 1000, clicksA: 0, impressionsB: 1000, clicksB: 4 };
  const { sentence, working } = read(locale, 'kpi', 'abTest', few);
  expect(sentence.slice(0, 16)).toBe(t.tooFewClicks.sentence.slice(0, 16));
  expect(working.join()).toContain('Fisher');
});
