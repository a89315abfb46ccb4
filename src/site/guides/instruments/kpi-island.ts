import type { Wording } from './calculator-definition.ts';
import { kpiCalculator } from './kpi-calculator.ts';
import { mountCalculator } from './mount.tsx';

/** The chunk of this calculator. */
export const mount = (host: Element, wording: Wording): void => mountCalculator(host, kpiCalculator, wording);
