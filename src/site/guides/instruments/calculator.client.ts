import { whenUsed } from '../../../browser/when-used.ts';
import { leadsToCalculator } from '../../../domain/guide/calculator-fragment.ts';

/** Runs on the guides that have a calculator, which is finished HTML until somebody uses the page or comes for it. */
const start = whenUsed(() => import('./start-calculator.ts'));
if (leadsToCalculator(location.hash)) void start();
