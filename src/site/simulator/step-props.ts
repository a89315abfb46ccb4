import type { CostTable } from '../../domain/simulator/cost-table.ts';
import type { Answers, Errors } from './simulator-state.ts';
import type { Wording } from './texts.ts';

/** What each question is given. */
export interface StepProps extends Wording {
  answers: Answers;
  errors: Errors;
  onAnswer: (answer: Partial<Answers>) => void;
  /** What campaigns cost; absent: the code's own table. */
  table: CostTable | undefined;
}
