import { figures } from '../../../domain/benchmarks/figures.ts';
import type { AudienceBudget } from '../../../domain/guide/budget-range.ts';
import { fill, formatNumber, pluralForm } from '../../../i18n/format.ts';
import type { ChartRow, Reading, Wording } from './calculator-definition.ts';
import { writeFactor, writeMoney, writePrice, writeRangeOf } from './write-amount.ts';

interface AudienceReading {
  platform: 'meta' | 'youtube';
  budget: AudienceBudget;
  /** The bought views or people, under the name of their placeholder in the texts. */
  goal: { name: 'reach' | 'views'; count: number };
  /** A row for each audience. */
  rows: readonly ChartRow[];
}

/** Writes the budget of a campaign that a platform prices by genre and audience. */
export function audienceReading(
  { locale, t: all }: Wording,
  { platform, budget: { low, mid, high, ...factors }, goal, rows }: AudienceReading,
): Reading {
  const t = all[platform];
  const { budget, ...ends } = writeRangeOf(locale, { low, mid, high });
  return {
    figure: budget,
    caption: t.caption,
    sentence: fill(t.sentence, { budget, ...ends }),
    working: [
      fill(pluralForm(locale, t.working, goal.count), {
        [goal.name]: formatNumber(locale, goal.count),
        cost: writePrice(locale, factors.price.mid),
        audience: writeFactor(locale, factors.audience),
        thousand: formatNumber(locale, 1000),
        margin: writeFactor(locale, factors.margin),
        budget,
      }),
    ],
    facts: [
      {
        label: t.perMonth,
        text: budget,
        target: fill(all.compare.atLeast, {
          figure: writeMoney(locale, figures[`${platform}.minimum`].value),
        }),
        reached: !factors.underMinimum,
      },
    ],
    chart: { title: t.chart, rows },
  };
}
