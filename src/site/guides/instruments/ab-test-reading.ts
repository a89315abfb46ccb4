import type { AbTest, AbTestInputs } from '../../../domain/guide/ab-test.ts';
import { fill, formatNumber, pluralForm } from '../../../i18n/format.ts';
import { formatFigure } from '../../../i18n/format-figure.ts';
import type { Reading, Wording } from './calculator-definition.ts';
import { writeConfidence, writeRate, writeReturn } from './write-amount.ts';

/** Writes the result of an A/B test, also when the test is not yet decided. */
export function readAbTest(wording: Wording, inputs: AbTestInputs, test: AbTest): Reading {
  const { locale } = wording;
  const { working, chart, rows } = wording.t.kpi.abTest;
  const winner = test.outcome === 'winner' ? test.winner : undefined;
  const rates = { rateA: writeRate(locale, test.rateA), rateB: writeRate(locale, test.rateB) };
  const counts = Object.fromEntries(
    Object.entries(inputs).map(([name, count]) => [name, formatNumber(locale, count)]),
  );
  return {
    ...verdictOf(wording, inputs, test),
    working: [
      fill(working.rates, { ...counts, ...rates }),
      ...(test.outcome === 'not-enough-impressions'
        ? []
        : [fill(working.test, { confidence: writeConfidence(locale, test.confidence) })]),
    ],
    facts: [],
    chart: {
      title: chart,
      rows: [
        { label: rows.a, text: rates.rateA, amount: test.rateA, lit: winner === 'A' },
        { label: rows.b, text: rates.rateB, amount: test.rateB, lit: winner === 'B' },
      ],
    },
  };
}

function verdictOf(
  { locale, t }: Wording,
  inputs: AbTestInputs,
  test: AbTest,
): Pick<Reading, 'figure' | 'caption' | 'sentence'> {
  const { winner: won, noDifference, tooFewClicks, notEnough } = t.kpi.abTest;
  if (test.outcome === 'not-enough-impressions') {
    const needed = formatFigure(locale, 'kpi.abTest.impressions');
    const seen = Math.min(inputs.impressionsA, inputs.impressionsB);
    return {
      figure: formatNumber(locale, seen),
      caption: fill(pluralForm(locale, notEnough.caption, seen), { needed }),
      sentence: fill(notEnough.sentence, { needed }),
    };
  }
  const confidence = writeConfidence(locale, test.confidence);
  const [rateA, rateB] = [writeRate(locale, test.rateA), writeRate(locale, test.rateB)];
  if (test.outcome !== 'winner') {
    const undecided = test.outcome === 'no-difference' ? noDifference : tooFewClicks;
    return {
      figure: confidence,
      caption: fill(undecided.caption, { needed: formatFigure(locale, 'kpi.abTest.confidence') }),
      sentence: fill(undecided.sentence, { rateA, rateB, confidence }),
    };
  }
  const { winner, lift } = test;
  const [best, other] = winner === 'A' ? [rateA, rateB] : [rateB, rateA];
  return {
    figure: lift === undefined ? best : writeReturn(locale, lift),
    caption: fill(lift === undefined ? won.captionOnlyOne : won.caption, { winner }),
    sentence: fill(won.sentence, { winner, best, other, confidence }),
  };
}
