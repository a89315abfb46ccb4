import type { PipelineDto } from '../../contracts/dashboard.ts';
import { isOpen } from '../../domain/lead/lead-values.ts';
import type { OutcomeSums } from '../ports/dashboard.ts';

type Outcomes = readonly OutcomeSums[];

/** Returns the value of the leads of a period: the amounts of won leads, and the budgets of open leads. */
export function pipelineOf(outcomes: Outcomes): PipelineDto {
  const won = outcomes.filter(({ status }) => status === 'won');
  const open = outcomes.filter(({ status }) => isOpen(status));
  return {
    won: {
      leads: sumOf(won, 'leads'),
      value: sumOf(won, 'wonValue'),
      unknown: sumOf(won, 'leads') - sumOf(won, 'valued'),
    },
    open: {
      leads: sumOf(open, 'leads'),
      budget: sumOf(open, 'budget'),
      unknown: sumOf(open, 'leads') - sumOf(open, 'budgeted'),
    },
  };
}

/** Returns the number of simulations that are won now. */
export const wonSimulations = (outcomes: Outcomes): number =>
  sumOf(
    outcomes.filter(({ status, kind }) => status === 'won' && kind === 'simulation'),
    'leads',
  );

/** Returns the number of leads that are still new. */
export const waitingIn = (outcomes: Outcomes): number =>
  sumOf(
    outcomes.filter(({ status }) => status === 'new'),
    'leads',
  );

const sumOf = (rows: Outcomes, name: 'leads' | 'wonValue' | 'valued' | 'budget' | 'budgeted'): number =>
  rows.reduce((sum, row) => sum + row[name], 0);
