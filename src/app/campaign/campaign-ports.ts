import type { CampaignLeadOf, CampaignStore } from '../ports/campaigns.ts';
import type { CostStore, CurrentCosts } from '../ports/costs.ts';
import type { Clock, Ids } from '../ports.ts';

/** What the use cases of campaigns work with; each takes the part that it needs. */
export interface CampaignPorts {
  clock: Clock;
  ids: Ids;
  campaigns: CampaignStore;
  leadOf: CampaignLeadOf;
  costs: CurrentCosts;
  costStore: CostStore;
}
