import type { CostProposalDto } from '../../../contracts/settings/costs.ts';
import type { Platform } from '../../../domain/simulator/inputs.ts';

/** A cell with its platform and the name under which it is ticked. */
export type NamedCell = CostProposalDto['platforms'][number]['cells'][number] & {
  platform: Platform;
  unit: CostProposalDto['platforms'][number]['unit'];
  name: string;
};

/** Returns from where to where the bars of these cells go, in dollars. */
export function scaleOf(cells: readonly NamedCell[]): { min: number; max: number } {
  const ends = cells.flatMap(({ before, learned, state }) => [
    ...[before.min, before.max],
    ...(state === 'none' ? [] : [learned.min, learned.max]),
  ]);
  return { min: Math.min(...ends), max: Math.max(...ends) };
}

/** Returns the place of a cost on a scale on which each doubling takes the same room, from 0 to 100. */
export const placeOn = ({ min, max }: { min: number; max: number }, cost: number): number =>
  (100 * Math.log(cost / min)) / (Math.log(max / min) || 1);
