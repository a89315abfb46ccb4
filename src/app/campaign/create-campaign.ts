import type { CampaignDraft, CampaignDto } from '../../contracts/campaign.ts';
import { fail, ok, type Result } from '../result.ts';
import { type Actor, campaignCreated } from './campaign-audit.ts';
import { campaignDto } from './campaign-dto.ts';
import { campaignEstimate } from './campaign-estimate.ts';
import type { CampaignPorts } from './campaign-ports.ts';

/** Stores a campaign with the estimate of today. A lead that it names must have been won. */
export async function createCampaign(
  { clock, ids, campaigns, leadStatus, costs }: CampaignPorts,
  draft: CampaignDraft,
  actor: Actor,
): Promise<Result<CampaignDto, 'lead_not_won' | 'no_estimate'>> {
  if (draft.leadId !== null && (await leadStatus(draft.leadId)) !== 'won') return fail('lead_not_won');
  const estimate = campaignEstimate(draft, costs.now().table);
  if (!estimate) return fail('no_estimate');
  const now = clock.now();
  const campaign = { ...draft, id: ids.next(), createdAt: now, estimate, demo: false };
  await campaigns.create(campaign, campaignCreated(campaign, actor, now));
  return ok(campaignDto(campaign));
}
