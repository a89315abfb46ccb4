import { budgetName } from '../../i18n/planner-budget.ts';
import type { Answers } from './planner-state.ts';
import type { Wording } from './texts.ts';

interface TapeProps {
  wording: Wording;
  answers: Answers;
  /** Names the countries as well. */
  withPlace?: boolean;
}

/** The answers so far on a strip of desk tape: `Single · rap · France · moins de 500 €`. */
export function Tape({ wording: { locale, names }, answers, withPlace = false }: TapeProps) {
  const { releaseType, genre, territories, budget } = answers;
  const parts = [
    names.types[releaseType],
    genre && names.genres[genre],
    withPlace && territories.map((territory) => names.territories[territory]).join(', '),
    budgetName(locale, names.budgets, budget),
  ];
  return <p className="planner-tape">{parts.filter(Boolean).join(' · ')}</p>;
}
