import type { CostProposalDto } from '../../../contracts/settings/costs.ts';
import type { Platform } from '../../../domain/simulator/inputs.ts';

/** A cell with its platform and the name under which it is ticked. */
export type NamedCell = CostProposalDto['platforms'][number]['cells'][number] & {
  platform: Platform;
  unit: CostProposalDto['platforms'][number]['unit'];
  name: string;
};
