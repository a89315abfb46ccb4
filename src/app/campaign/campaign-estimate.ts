import { estimateCampaign } from '../../domain/simulator/estimate.ts';
import type { CampaignInputs } from '../../domain/simulator/inputs.ts';
import type { CampaignEstimate } from '../ports/campaigns.ts';
import type { CostVersion } from '../ports/costs.ts';

/** Estimates a campaign as the simulator does, by a version of the cost table, to be stored with it. */
export function campaignEstimate(
  inputs: CampaignInputs,
  { version, table }: Pick<CostVersion, 'version' | 'table'>,
): CampaignEstimate | undefined {
  const estimate = estimateCampaign(inputs, table);
  if (!estimate) return undefined;
  const { views, range, unit, cost } = estimate;
  return { views, ...range, unit, cost, costVersion: version };
}
