import type { Ports } from '../ports/all-ports.ts';
import type { CampaignLead } from '../ports/campaigns.ts';
import type { CostVersion } from '../ports/costs.ts';

/**
 * Returns the cost table for a campaign's estimate: for a lead that is a simulation, the version that its client saw,
 * so that the campaign is not judged by a range that the client never saw; else the current version.
 */
export async function campaignCosts(
  { costs, costStore }: Ports,
  lead: CampaignLead | undefined,
): Promise<CostVersion> {
  const shown = lead?.costVersion ?? null;
  return (shown === null ? undefined : await costStore.byVersion(shown)) ?? costs.now();
}
