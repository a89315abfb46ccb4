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
  const { leadId } = draft;
  const lead = leadId === null ? undefined : await leadOf(leadId);
  const estimate = campaignEstimate(draft, await campaignCosts(ports, lead));
  if (!estimate) return fail('campaign_without_estimate');
  let refusal: 'campaign_conflict' | 'lead_not_won' | undefined;
  const decide = (before: Campaign, won: boolean) => {
    if (before.version !== version) refusal = 'campaign_conflict';
    else if (leadId !== null && leadId !== before.leadId && !won) refusal = 'lead_not_won';
    if (refusal) return { after: before, entry: undefined };
    const another = before.status === 'planned' && inputs.some((input) => before[input] !== draft[input]);
    const after: Campaign = { ...before, ...draft, ...(another && { estimate }) };
    return { after, entry: campaignChanged(before, after, actor, clock.now()) };
  };
  const changed = await campaigns.change(id, decide, leadId);
  if (!changed) return fail('not_found');
  return refusal ? fail(refusal) : ok(campaignDto(changed));
}
