import type { CampaignLead } from '../ports/campaigns.ts';
import type { CostVersion } from '../ports/costs.ts';
import type { CampaignPorts } from './campaign-ports.ts';

/**
 * Returns the cost table for a campaign's estimate: the version that its client was shown, for a lead that is a
 * simulation, so that it is not judged by a range that no client saw; else the present one.
 */
export async function campaignCosts(
  { costs, costStore }: Pick<CampaignPorts, 'costs' | 'costStore'>,
  lead: CampaignLead | undefined,
): Promise<CostVersion> {
  const shown = lead?.costVersion ?? null;
  return (shown === null ? undefined : await costStore.byVersion(shown)) ?? costs.now();
}
