import type { CostTable } from '../../domain/simulator/cost-table.ts';
import type { Answers, Errors } from './simulator-state.ts';
import type { Wording } from './texts.ts';

/** The props of every question. */
export interface StepProps extends Wording {
  answers: Answers;
  errors: Errors;
  onAnswer: (answer: Partial<Answers>) => void;
  /** The costs of campaigns; `undefined`: the table in the code. */
  table: CostTable | undefined;
}
