import type { ExpressionBuilder, Kysely } from 'kysely';
import type { PersonInvitation } from '../../app/ports/leads.ts';
import { namelessCampaign } from '../../domain/campaign/nameless.ts';
import { searchKey } from '../../domain/text/search-key.ts';
import { toAuditEntry } from './audit-log.ts';
import { selectCampaigns } from './campaign-rows.ts';
import type { Schema } from './schema.ts';

/** A campaign of a person. `names`: what it was called while it was theirs, where it is somebody else's or nobody's now. */
interface PersonCampaign {
  public_id: string;
  names?: ReadonlySet<string>;
}

/** The campaigns that came from these leads, oldest first. */
export async function campaignsOf(trx: Kysely<Schema>, leadIds: readonly string[]) {
  if (leadIds.length === 0) return [];
  return selectCampaigns(trx).where('campaigns.lead_id', 'in', leadIds).orderBy('campaigns.id').execute();
}

/** Campaigns that came from these leads and are deleted, or were taken from them: only the audit log leads there. */
export async function campaignsOnceOf(
  trx: Kysely<Schema>,
  leadIds: readonly string[],
): Promise<PersonCampaign[]> {
  const once: PersonCampaign[] = [];
  for (const public_id of await subjectsNaming(trx, leadIds)) {
    const campaign = await trx
      .selectFrom('campaigns')
      .select(['artist', 'lead_id'])
      .where('public_id', '=', public_id)
      .executeTakeFirst();
    if (campaign?.lead_id && leadIds.includes(campaign.lead_id)) continue;
    const entries = (await toldOf(trx, public_id)).map(({ entry }) => entry);
    const states = entries.flatMap(({ before, after }) => [before, after]) as CampaignState[];
    const last = states.findLast((state) => state?.leadId !== undefined)?.leadId;
    const names = namesWhileOf(leadIds, states, campaign?.artist);
    // One that was deleted while it was theirs was nobody else's.
    if (!campaign && last && leadIds.includes(last)) once.push({ public_id });
    else if (names.size > 0) once.push({ public_id, names });
  }
  return once;
}

/** The invitations that belong to these campaigns or brought these reviews, oldest first. */
export async function invitationsOf(
  trx: Kysely<Schema>,
  campaigns: readonly PersonCampaign[],
  reviewIds: readonly string[],
): Promise<PersonInvitation[]> {
  return trx
    .selectFrom('review_invitations')
    .select(['client', 'created_at as createdAt', 'expires_at as expiresAt', 'used_at as usedAt'])
    .where((eb) =>
      eb.or([
        ...campaigns.map((campaign) => invitationsOfCampaign(eb, campaign)),
        // PostgreSQL knows no empty list.
        ...(reviewIds.length > 0 ? [eb('review_id', 'in', reviewIds)] : []),
      ]),
    )
    .orderBy('id')
    .execute();
}

const invitationsOfCampaign = (
  eb: ExpressionBuilder<Schema, 'review_invitations'>,
  { public_id, names }: PersonCampaign,
) => eb.and([eb('campaign_id', '=', public_id), ...(names ? [eb('client', 'in', [...names])] : [])]);

/** The fields of a campaign that an entry tells: those that changed. */
type CampaignState = { leadId?: string | null; artist?: string } | null;

/** What a campaign was called while it belonged to one of the leads. `last`: what it is called now. */
function namesWhileOf(
  leadIds: readonly string[],
  states: readonly CampaignState[],
  last: string | undefined,
): Set<string> {
  const names = new Set<string>();
  let leadId: string | null = null;
  // Entries that are no longer kept may have told the first name: it is that of the first change, or the present one.
  let artist = states.find((state) => state?.artist !== undefined)?.artist ?? last;
  for (const state of states) {
    leadId = state?.leadId === undefined ? leadId : state.leadId;
    artist = state?.artist ?? artist;
    if (leadId !== null && leadIds.includes(leadId) && artist !== undefined) names.add(artist);
  }
  return names;
}

/** Campaigns of which the audit log says that they belonged to one of the leads. */
async function subjectsNaming(trx: Kysely<Schema>, leadIds: readonly string[]): Promise<string[]> {
  if (leadIds.length === 0) return [];
  const rows = await trx
    .selectFrom('audit_log')
    .select('subject')
    .distinct()
    .where('action', 'in', ['campaign_created', 'campaign_changed', 'campaign_deleted'])
    .where((eb) =>
      eb.or(
        leadIds.flatMap((id) => [
          eb('before', 'like', `%"leadId":"${id}"%`),
          eb('after', 'like', `%"leadId":"${id}"%`),
        ]),
      ),
    )
    .orderBy('subject')
    .execute();
  return rows.flatMap(({ subject }) => subject ?? []);
}

/** What the audit log tells of a campaign, oldest first. */
async function toldOf(trx: Kysely<Schema>, subject: string) {
  const rows = await trx
    .selectFrom('audit_log')
    .selectAll()
    .where('subject', '=', subject)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ id: row.id, entry: toAuditEntry(row) }));
}

/**
 * Takes the artist's name out of campaigns, of what the audit log tells of them, and their invitations away. The figures
 * stay: they are the agency's books. A form that was open meanwhile cannot bring the name back.
 */
export async function eraseCampaignNames(
  trx: Kysely<Schema>,
  campaigns: readonly PersonCampaign[],
): Promise<void> {
  for (const campaign of campaigns) {
    const { public_id, names } = campaign;
    const artist = namelessCampaign(public_id);
    await trx
      .updateTable('campaigns')
      .set((eb) => ({ artist, artist_key: searchKey(artist), version: eb('version', '+', 1) }))
      .where('public_id', '=', public_id)
      .$if(names !== undefined, (query) => query.where('artist', 'in', [...(names ?? [])]))
      .execute();
    await trx
      .deleteFrom('review_invitations')
      .where((eb) => invitationsOfCampaign(eb, campaign))
      .execute();
    const nameless = (state: object | null): string | null => {
      const named = state && 'artist' in state && (names?.has(String(state.artist)) ?? true);
      return state && JSON.stringify(named ? { ...state, artist } : state);
    };
    for (const { id, entry } of await toldOf(trx, public_id)) {
      await trx
        .updateTable('audit_log')
        .set({ before: nameless(entry.before), after: nameless(entry.after) })
        .where('id', '=', id)
        .execute();
    }
  }
}
