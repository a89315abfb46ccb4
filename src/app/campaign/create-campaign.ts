import type { CampaignDraft, CampaignDto } from '../../contracts/campaign.ts';
import { fail, ok, type Result } from '../result.ts';
import { type Actor, campaignCreated } from './campaign-audit.ts';
import { campaignCosts } from './campaign-costs.ts';
import { campaignDto } from './campaign-dto.ts';
import { campaignEstimate } from './campaign-estimate.ts';
import type { CampaignPorts } from './campaign-ports.ts';

/** Stores a campaign with its estimate. A lead that it names must have been won. */
export async function createCampaign(
  ports: CampaignPorts,
  draft: CampaignDraft,
  actor: Actor,
): Promise<Result<CampaignDto, 'lead_not_won' | 'campaign_without_estimate'>> {
  const { clock, ids, campaigns, leadOf } = ports;
  const lead = draft.leadId === null ? undefined : await leadOf(draft.leadId);
  if (draft.leadId !== null && lead?.status !== 'won') return fail('lead_not_won');
  const estimate = campaignEstimate(draft, await campaignCosts(ports, lead));
  if (!estimate) return fail('campaign_without_estimate');
  const now = clock.now();
  const campaign = { ...draft, id: ids.next(), createdAt: now, estimate, version: 1, demo: false };
  await campaigns.create(campaign, campaignCreated(campaign, actor, now));
  return ok(campaignDto(campaign));
}
