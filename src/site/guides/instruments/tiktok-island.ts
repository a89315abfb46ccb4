import type { Wording } from './calculator-definition.ts';
import { mountCalculator } from './mount.tsx';
import { tiktokCalculator } from './tiktok-calculator.ts';

/** The chunk of this calculator. */
export const mount = (host: Element, wording: Wording): void =>
  mountCalculator(host, tiktokCalculator, wording);
