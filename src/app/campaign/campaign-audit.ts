import type { CampaignDraft } from '../../contracts/campaign.ts';
import type { Asker } from '../asker.ts';
import type { AuditEntry } from '../ports/audit.ts';
import type { Campaign } from '../ports/campaigns.ts';

/** The fields of a campaign that are typed, without those that the server adds. */
function draftOf(campaign: Campaign): CampaignDraft {
  const { id: _id, createdAt: _createdAt, estimate: _estimate, ...rest } = campaign;
  const { version: _version, demo: _demo, ...draft } = rest;
  return draft;
}

export const campaignCreated = (campaign: Campaign, asker: Asker, at: number): AuditEntry =>
  entry('campaign_created', campaign.id, asker, at, null, draftOf(campaign));

export const campaignDeleted = (campaign: Campaign, asker: Asker, at: number): AuditEntry =>
  entry('campaign_deleted', campaign.id, asker, at, draftOf(campaign), null);

/** Returns one entry with the changed fields, before and after; an empty list if no field has changed. */
export function campaignChanged(before: Campaign, after: Campaign, asker: Asker, at: number): AuditEntry[] {
  const [old, now] = [draftOf(before), draftOf(after)];
  const changed = (Object.keys(old) as (keyof CampaignDraft)[]).filter((field) => old[field] !== now[field]);
  if (changed.length === 0) return [];
  const only = (draft: CampaignDraft) => Object.fromEntries(changed.map((field) => [field, draft[field]]));
  return [entry('campaign_changed', after.id, asker, at, only(old), only(now))];
}

function entry(
  action: AuditEntry['action'],
  subject: string,
  { who, requestId }: Asker,
  at: number,
  before: object | null,
  after: object | null,
): AuditEntry {
  return { at, actorId: who.account.id, action, subject, before, after, requestId };
}
