import type { BudgetRange } from '../../../domain/guide/budget-range.ts';
import type { Outcome } from '../../../domain/guide/calculator-fields.ts';
import type { ChartRow, Wording } from './calculator-definition.ts';
import { writeMoney } from './write-amount.ts';

/** Returns a row per choice with the budget for the same goal, in euros; the row of the chosen one is lit. */
export function budgetsOf<C extends string>(
  choices: readonly C[],
  chosen: C,
  names: Readonly<Record<C, string>>,
  { locale, t }: Wording,
  compute: (choice: C) => Outcome<BudgetRange>,
): ChartRow[] {
  return choices.flatMap((choice) => {
    const outcome = compute(choice);
    if (!outcome.ok) return [];
    const lit = choice === chosen;
    return {
      label: names[choice],
      text: writeMoney(locale, outcome.value.mid),
      amount: outcome.value.mid,
      lit,
      ...(lit && { note: t.chosen }),
    };
  });
}
