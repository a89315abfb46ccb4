import type { CampaignDraft } from '../../contracts/campaign.ts';
import type { SignedIn } from '../account/account-ports.ts';
import type { AuditEntry } from '../ports/account.ts';
import type { Campaign } from '../ports/campaigns.ts';

/** Who acts, in which request. */
export interface Actor {
  who: SignedIn;
  requestId: string;
}

/** What is asked for of a campaign, without what the server adds to it. */
function draftOf(campaign: Campaign): CampaignDraft {
  const { id: _id, createdAt: _createdAt, estimate: _estimate, ...rest } = campaign;
  const { version: _version, demo: _demo, ...draft } = rest;
  return draft;
}

export const campaignCreated = (campaign: Campaign, actor: Actor, at: number): AuditEntry =>
  entry('campaign_created', campaign.id, actor, at, null, draftOf(campaign));

export const campaignDeleted = (campaign: Campaign, actor: Actor, at: number): AuditEntry =>
  entry('campaign_deleted', campaign.id, actor, at, draftOf(campaign), null);

/** The fields that differ, before and after; `undefined` when none does: then nothing happened. */
export function campaignChanged(
  before: Campaign,
  after: Campaign,
  actor: Actor,
  at: number,
): AuditEntry | undefined {
  const [old, now] = [draftOf(before), draftOf(after)];
  const changed = (Object.keys(old) as (keyof CampaignDraft)[]).filter((field) => old[field] !== now[field]);
  if (changed.length === 0) return undefined;
  const only = (draft: CampaignDraft) => Object.fromEntries(changed.map((field) => [field, draft[field]]));
  return entry('campaign_changed', after.id, actor, at, only(old), only(now));
}

function entry(
  action: AuditEntry['action'],
  subject: string,
  { who, requestId }: Actor,
  at: number,
  before: object | null,
  after: object | null,
): AuditEntry {
  return { at, actorId: who.account.id, action, subject, before, after, requestId };
}
