import type { CampaignChange, CampaignDto } from '../../contracts/campaign.ts';
import { startSuitsStatus } from '../../domain/campaign/has-begun.ts';
import { agencyDay } from '../../domain/time/agency-day.ts';
import { type Asker, actorOf } from '../asker.ts';
import type { Ports } from '../ports/all-ports.ts';
import type { Judgement } from '../ports/audit.ts';
import type { Campaign } from '../ports/campaigns.ts';
import { fail, failFields, ok, type Result } from '../result.ts';
import { campaignChanged } from './campaign-audit.ts';
import { campaignCosts } from './campaign-costs.ts';
import { campaignDto } from './campaign-dto.ts';
import { campaignEstimate } from './campaign-estimate.ts';

/** Fields that the estimate depends on. */
const inputs = ['platform', 'campaignType', 'country', 'budget', 'leadId'] as const;

/**
 * Replaces a campaign by a draft. While it is planned, another platform, type, region, budget or lead causes a new
 * estimate. Once it has started, the estimate is a promise and stays, except on a platform without estimates; to
 * correct a mistake, set it back to planned first. Only a newly chosen lead has to be won: a campaign stays editable
 * when the status of its lead changes. The draft replaces the version that was read, and no later one.
 */
export async function changeCampaign(
  ports: Ports,
  id: string,
  { version, ...draft }: CampaignChange,
  asker: Asker,
): Promise<
  Result<
    CampaignDto,
    'not_found' | 'lead_not_won' | 'campaign_without_estimate' | 'campaign_conflict' | 'invalid_fields'
  >
> {
  const { clock, campaigns, leadOf } = ports;
  if (!startSuitsStatus(draft, agencyDay(clock.now()))) return failFields({ startsOn: 'start_to_come' });
  const { leadId } = draft;
  const lead = leadId === null ? undefined : await leadOf(leadId);
  const estimate = campaignEstimate(draft, await campaignCosts(ports, lead));
  if (estimate === undefined) return fail('campaign_without_estimate');
  const judge = (
    before: Campaign,
    won: boolean,
  ): Judgement<Campaign, 'campaign_conflict' | 'lead_not_won'> => {
    if (before.version !== version) return fail('campaign_conflict');
    if (leadId !== null && leadId !== before.leadId && !won) return fail('lead_not_won');
    const another =
      estimate === null ||
      (before.status === 'planned' && inputs.some((input) => before[input] !== draft[input]));
    const after: Campaign = { ...before, ...draft, ...(another && { estimate }) };
    return { ok: true, after, entries: campaignChanged(before, after, actorOf({ clock }, asker)) };
  };
  const changed = await campaigns.change(id, judge, leadId);
  if (!changed) return fail('not_found');
  return changed.ok ? ok(campaignDto(changed.value)) : changed;
}
