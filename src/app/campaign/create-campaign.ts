import type { CampaignDraft, CampaignDto } from '../../contracts/campaign.ts';
import { startSuitsStatus } from '../../domain/campaign/has-begun.ts';
import { agencyDay } from '../../domain/time/agency-day.ts';
import { type Asker, actorOf } from '../asker.ts';
import type { Ports } from '../ports/all-ports.ts';
import { fail, failFields, ok, type Result } from '../result.ts';
import { campaignCreated } from './campaign-audit.ts';
import { campaignCosts } from './campaign-costs.ts';
import { campaignDto } from './campaign-dto.ts';
import { campaignEstimate } from './campaign-estimate.ts';

/** Stores a campaign, with its estimate if the simulator estimates the platform. Its lead, if any, must be won. */
export async function createCampaign(
  ports: Ports,
  draft: CampaignDraft,
  asker: Asker,
): Promise<Result<CampaignDto, 'lead_not_won' | 'campaign_without_estimate' | 'invalid_fields'>> {
  const { clock, ids, campaigns, leadOf } = ports;
  if (!startSuitsStatus(draft, agencyDay(clock.now()))) return failFields({ startsOn: 'start_to_come' });
  const lead = draft.leadId === null ? undefined : await leadOf(draft.leadId);
  const estimate = campaignEstimate(draft, await campaignCosts(ports, lead));
  if (estimate === undefined) return fail('campaign_without_estimate');
  const actor = actorOf({ clock }, asker);
  const campaign = { ...draft, id: ids.next(), createdAt: actor.at, estimate, version: 1, demo: false };
  if (!(await campaigns.create(campaign, campaignCreated(campaign, actor)))) return fail('lead_not_won');
  return ok(campaignDto(campaign));
}
