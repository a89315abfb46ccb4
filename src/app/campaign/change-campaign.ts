import type { CampaignChange, CampaignDto } from '../../contracts/campaign.ts';
import type { Campaign } from '../ports/campaigns.ts';
import { fail, ok, type Result } from '../result.ts';
import { type Actor, campaignChanged } from './campaign-audit.ts';
import { campaignCosts } from './campaign-costs.ts';
import { campaignDto } from './campaign-dto.ts';
import { campaignEstimate } from './campaign-estimate.ts';
import type { CampaignPorts } from './campaign-ports.ts';

/** What an estimate depends on. */
const inputs = ['platform', 'campaignType', 'country', 'budget', 'leadId'] as const;

/**
 * Puts a draft in the place of a campaign. While it is planned, another platform, type, region, budget or lead brings a new
 * estimate; once it has started, the estimate is what was promised and stays, whatever is changed or corrected (who
 * means to correct a mistake sets it back to planned first). The lead has to be won only when it is another one: a
 * campaign does not become unchangeable because its lead moved on. It replaces the state that was read, and no later one.
 */
export async function changeCampaign(
  ports: Omit<CampaignPorts, 'ids'>,
  id: string,
  { version, ...draft }: CampaignChange,
  actor: Actor,
): Promise<
  Result<CampaignDto, 'not_found' | 'lead_not_won' | 'campaign_without_estimate' | 'campaign_conflict'>
> {
  const { clock, campaigns, leadOf } = ports;
  const known = await campaigns.byId(id);
  if (!known) return fail('not_found');
  const { leadId } = draft;
  const lead = leadId === null ? undefined : await leadOf(leadId);
  if (leadId !== null && leadId !== known.leadId && lead?.status !== 'won') return fail('lead_not_won');
  const estimate = campaignEstimate(draft, await campaignCosts(ports, lead));
  if (!estimate) return fail('campaign_without_estimate');
  let current = true;
  const changed = await campaigns.change(id, (before) => {
    current = before.version === version;
    if (!current) return { after: before, entry: undefined };
    const another = before.status === 'planned' && inputs.some((input) => before[input] !== draft[input]);
    const after: Campaign = { ...before, ...draft, ...(another && { estimate }) };
    return { after, entry: campaignChanged(before, after, actor, clock.now()) };
  });
  if (!changed) return fail('not_found');
  return current ? ok(campaignDto(changed)) : fail('campaign_conflict');
}
