import type { Ports } from '../ports/all-ports.ts';
import type { CampaignLead } from '../ports/campaigns.ts';
import type { CostVersion } from '../ports/costs.ts';

/**
 * Returns the cost table for a campaign's estimate: the version that its client was shown, for a lead that is a
 * simulation, so that it is not judged by a range that no client saw; else the present one.
 */
export async function campaignCosts(
  { costs, costStore }: Ports,
  lead: CampaignLead | undefined,
): Promise<CostVersion> {
  const shown = lead?.costVersion ?? null;
  return (shown === null ? undefined : await costStore.byVersion(shown)) ?? costs.now();
}
