import type { Answers, State } from './planner-state.ts';
import type { Wording } from './texts.ts';

export interface StepProps {
  wording: Wording;
  answers: Answers;
  errors: State['errors'];
  onAnswer: (answer: Partial<Answers>) => void;
}
