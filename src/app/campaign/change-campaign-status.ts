import type { CampaignDto, CampaignStatusChange } from '../../contracts/campaign.ts';
import { startSuitsStatus } from '../../domain/campaign/has-begun.ts';
import { agencyDay } from '../../domain/time/agency-day.ts';
import { type Asker, actorOf } from '../asker.ts';
import type { Ports } from '../ports/all-ports.ts';
import { fail, failFields, ok, type Result } from '../result.ts';
import { campaignChanged } from './campaign-audit.ts';
import { campaignDto } from './campaign-dto.ts';

/**
 * Changes only a campaign's status: a list changes it, where the other fields are not visible. A campaign that has
 * not begun cannot be finished.
 */
export async function changeCampaignStatus(
  { clock, campaigns }: Ports,
  id: string,
  { status }: CampaignStatusChange,
  asker: Asker,
): Promise<Result<CampaignDto, 'not_found' | 'invalid_fields'>> {
  const changed = await campaigns.change<'start_to_come'>(id, (before) => {
    const after = { ...before, status };
    if (!startSuitsStatus(after, agencyDay(clock.now()))) return fail('start_to_come');
    return { ok: true, after, entries: campaignChanged(before, after, actorOf({ clock }, asker)) };
  });
  if (!changed) return fail('not_found');
  return changed.ok ? ok(campaignDto(changed.value)) : failFields({ startsOn: changed.code });
}
