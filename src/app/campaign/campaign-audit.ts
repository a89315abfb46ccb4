import type { CampaignDraft } from '../../contracts/campaign.ts';
import type { Actor } from '../asker.ts';
import { changedParts } from '../audit/changed-parts.ts';
import type { AuditEntry } from '../ports/audit.ts';
import type { Campaign } from '../ports/campaigns.ts';

/** The fields of a campaign that are typed, without those that the server adds. */
function draftOf(campaign: Campaign): CampaignDraft {
  const { id: _id, createdAt: _createdAt, estimate: _estimate, ...rest } = campaign;
  const { version: _version, demo: _demo, ...draft } = rest;
  return draft;
}

export const campaignCreated = (campaign: Campaign, actor: Actor): AuditEntry => ({
  ...actor,
  action: 'campaign_created',
  subject: campaign.id,
  before: null,
  after: logged(draftOf(campaign)),
});

export const campaignDeleted = (campaign: Campaign, actor: Actor): AuditEntry => ({
  ...actor,
  action: 'campaign_deleted',
  subject: campaign.id,
  before: logged(draftOf(campaign)),
  after: null,
});

/** Personal data and free text: the audit log records that they changed, without the values. */
const unlogged = ['clientName', 'clientEmail', 'notes'] as const satisfies (keyof CampaignDraft)[];

/** Replaces values that the audit log must not store by an ellipsis. */
function logged<T extends Partial<CampaignDraft>>(draft: T): T {
  const hidden = unlogged.filter((field) => draft[field]).map((field) => [field, '…']);
  return { ...draft, ...Object.fromEntries(hidden) };
}

/** Returns one entry with the changed fields, before and after; an empty list if no field has changed. */
export function campaignChanged(before: Campaign, after: Campaign, actor: Actor): AuditEntry[] {
  const parts = changedParts(draftOf(before), draftOf(after));
  if (!parts) return [];
  const kept = { before: logged(parts.before), after: logged(parts.after) };
  return [{ ...actor, action: 'campaign_changed', subject: after.id, ...kept }];
}
