import type { CampaignLeadOf, CampaignLinks, CampaignStore } from '../ports/campaigns.ts';
import type { CostStore, CurrentCosts } from '../ports/costs.ts';
import type { Clock, Ids } from '../ports.ts';

/** The ports of the use cases of campaigns; each use case takes the part that it needs. */
export interface CampaignPorts {
  clock: Clock;
  ids: Ids;
  campaigns: CampaignStore;
  campaignLinks: CampaignLinks;
  leadOf: CampaignLeadOf;
  costs: CurrentCosts;
  costStore: CostStore;
}
