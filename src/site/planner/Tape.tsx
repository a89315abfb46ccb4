import { budgetName } from '../../i18n/planner/planner-budget.ts';
import type { Answers } from './planner-state.ts';
import type { Wording } from './texts.ts';

interface TapeProps {
  wording: Wording;
  answers: Answers;
  /** Also shows the countries. */
  withPlace?: boolean;
}

/** The answers so far on a strip of desk tape: `Single · rap · France · moins de 500 €`. */
export function Tape({ wording: { locale, names }, answers, withPlace = false }: TapeProps) {
  const { releaseType, genre, territories, budget } = answers;
  // Lines break only between answers.
  const whole = (text: string) => text.replaceAll(' ', '\u00a0');
  const parts = [
    whole(names.types[releaseType]),
    genre && whole(names.genres[genre]),
    withPlace && territories.map((territory) => whole(names.territories[territory])).join(', '),
    whole(budgetName(locale, names.budgets, budget)),
  ];
  return <p className="planner-tape">{parts.filter(Boolean).join(' · ')}</p>;
}
