import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Fee } from '../../domain/fee/fee.ts';
import { locales } from '../../domain/locale/locale.ts';
import { ExampleCalendar, ExampleMoney, ExamplePoints } from './ExampleParts.tsx';
import { ExampleResult } from './ExampleResult.tsx';
import { exampleOf, exampleQuestion } from './example.ts';
import { exampleWordings } from './page-texts.ts';

const percentage: Fee = {
  kind: 'percentage',
  percent: 15,
  minimum: 0,
  covers: { fr: 'x', en: 'x', es: 'x', pt: 'x' },
};
const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .trim();

describe('the example of the planner’s page', () => {
  it('recommends a measured Friday of its month that can be prepared, and compares it with one that cannot', () => {
    const { best, fridays } = exampleOf(percentage);
    expect(best).toMatchObject({ feasible: true, blackout: false, basis: 'mixed' });
    expect(best.friday.slice(0, 7)).toBe(exampleQuestion.month.slice(0, 7));
    expect(fridays.some(({ feasible, score }) => !feasible && score > best.score)).toBe(true);
    expect(fridays.some(({ competition }) => competition === 'high')).toBe(true);
  });

  it.each(locales)('is marked as an example before any figure, in %s', (locale) => {
    const wording = exampleWordings[locale];
    const html = renderToStaticMarkup(<ExampleResult wording={wording} example={exampleOf(percentage)} />);
    const text = textOf(html);
    expect(text.startsWith(wording.words.label)).toBe(true);
    // The content security policy permits no style attribute.
    expect(html).not.toContain('style=');
    expect(text.replace(/^\D*28 \D*2026/, '')).toMatch(/15/);
  });

  it('shows points that add up to the score beside them', () => {
    const example = exampleOf(percentage);
    const html = renderToStaticMarkup(<ExamplePoints wording={exampleWordings.en} example={example} />);
    const numbers = [...html.matchAll(/<dd>([+−-]?\d\.\d)<\/dd>/g)].map(([, number = '']) =>
      Math.round(10 * Number(number.replace('−', '-'))),
    );
    const score = numbers.pop();
    expect(score).toBe(example.best.score);
    expect(numbers.length).toBeGreaterThan(3);
    expect(numbers.reduce((sum, number) => sum + number, 0)).toBe(score);
  });

  it('lists the days of its calendar in order, from "today" to the release', () => {
    const html = renderToStaticMarkup(
      <ExampleCalendar wording={exampleWordings.fr} example={exampleOf(percentage)} />,
    );
    const days = [...html.matchAll(/dateTime="([^"]+)"/gi)].map(([, day]) => day);
    expect(days).toEqual(days.toSorted());
    expect(days[0]).toBe(exampleQuestion.today);
    expect(days.at(-1)).toBe(exampleOf(percentage).best.friday);
  });

  it.each<[string, Fee, string, number]>([
    [
      'with the fee that the agency has',
      percentage,
      '250 € de publicité + 37,50 € d’honoraires = 287,50 €',
      3,
    ],
    ['without a sum where the fee is by quote', { kind: 'quote' }, 'sur devis', 2],
    ['without a sum where the fee is missing', { kind: 'missing' }, 'COMPANY_FEE', 2],
  ])('gives a verdict on advertising %s', (_what, fee, said, bars) => {
    const html = renderToStaticMarkup(
      <ExampleMoney wording={exampleWordings.fr} example={exampleOf(fee)} fee={fee} />,
    );
    expect(textOf(html)).toContain('N’achetez pas');
    expect(textOf(html)).toContain(said);
    expect(html.match(/<meter/g)).toHaveLength(bars);
  });
});
