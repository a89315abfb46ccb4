import { loadOnInteraction } from '../../../browser/load-on-interaction.ts';
import { leadsToCalculator } from '../../../domain/guide/calculator-fragment.ts';

/**
 * Runs on guides with a calculator. The calculator is static HTML until the visitor uses the page or the calculator
 * comes near the screen.
 */
const start = loadOnInteraction(() => import('./start-calculator.ts'));
if (leadsToCalculator(location.hash)) void start();
