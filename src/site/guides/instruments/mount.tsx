import { createRoot } from 'react-dom/client';
import { keepTranslated } from '../../../browser/translated-island.ts';
import { CalculatorIsland } from './CalculatorIsland.tsx';
import type { Calculator, Wording } from './calculator-definition.ts';

/** Replaces the HTML of the server with the calculator. */
export function mountCalculator(host: Element, calculator: Calculator, wording: Wording): void {
  // Removes the server's HTML at once: Preact would otherwise patch its elements one by one.
  host.replaceChildren();
  keepTranslated(host);
  createRoot(host).render(<CalculatorIsland calculator={calculator} {...wording} />);
}
