import type { CostTable } from '../../domain/simulator/cost-table.ts';
import { estimateCampaign } from '../../domain/simulator/estimate.ts';
import type { CampaignInputs } from '../../domain/simulator/inputs.ts';
import type { CampaignEstimate } from '../ports/campaigns.ts';

/** What the simulator gives for a campaign by a cost table, to be stored with it. */
export function campaignEstimate(inputs: CampaignInputs, table: CostTable): CampaignEstimate | undefined {
  const estimate = estimateCampaign(inputs, table);
  if (!estimate) return undefined;
  const { views, range, unit, cost } = estimate;
  return { views, ...range, unit, cost };
}
