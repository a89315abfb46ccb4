import { type CampaignPlatform, isEstimated } from '../../domain/campaign/campaign-values.ts';
import { estimateCampaign } from '../../domain/simulator/estimate.ts';
import type { CampaignInputs } from '../../domain/simulator/inputs.ts';
import type { CampaignEstimate } from '../ports/campaigns.ts';
import type { CostVersion } from '../ports/costs.ts';

/**
 * Estimates a campaign as the simulator does, by a version of the cost table; the result is stored with it. Returns
 * null for a platform that the simulator does not estimate, and `undefined` when the table lacks the combination.
 */
export function campaignEstimate(
  { platform, ...rest }: Omit<CampaignInputs, 'platform'> & { platform: CampaignPlatform },
  { version, table }: Pick<CostVersion, 'version' | 'table'>,
): CampaignEstimate | null | undefined {
  if (!isEstimated(platform)) return null;
  const estimate = estimateCampaign({ ...rest, platform }, table);
  if (!estimate) return undefined;
  const { views, range, unit, cost } = estimate;
  return { views, ...range, unit, cost, costVersion: version };
}
