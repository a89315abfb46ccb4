import { createRoot } from 'react-dom/client';
import { CalculatorIsland } from './CalculatorIsland.tsx';
import type { Calculator, Wording } from './calculator-definition.ts';

/** Puts a calculator in the place of what the server sent. */
export function mountCalculator(host: Element, calculator: Calculator, wording: Wording): void {
  // The server's markup goes in one piece: Preact would otherwise patch its elements into ours, one by one.
  host.replaceChildren();
  createRoot(host).render(<CalculatorIsland calculator={calculator} {...wording} />);
}
