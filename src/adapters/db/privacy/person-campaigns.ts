import type { ExpressionBuilder, Kysely } from 'kysely';
import type { PersonInvitation } from '../../../app/ports/leads.ts';
import { normalizeEmail } from '../../../domain/account/email.ts';
import { namelessCampaign } from '../../../domain/campaign/nameless.ts';
import { searchKey } from '../../../domain/text/search-key.ts';
import { auditRecord } from '../accounts/account-tables.ts';
import { selectCampaigns } from '../campaigns/campaign-rows.ts';
import type { Schema } from '../schema.ts';

/**
 * A campaign that is or was the person's. `names` is set when it now belongs to another person or to no person: the
 * names that it had while it was this person's.
 */
interface PersonCampaign {
  public_id: string;
  names?: ReadonlySet<string>;
}

/** Returns the campaigns that were made from these leads, oldest first. */
export async function campaignsOf(trx: Kysely<Schema>, leadIds: readonly string[]) {
  if (leadIds.length === 0) return [];
  return selectCampaigns(trx).where('campaigns.lead_id', 'in', leadIds).orderBy('campaigns.id').execute();
}

/**
 * Returns the campaigns whose client has a normalized address, oldest first. Reads the few campaigns with an address
 * and compares here: no engine's `lower` does what `normalizeEmail` does.
 */
export async function campaignsWithClient(trx: Kysely<Schema>, email: string) {
  const rows = await selectCampaigns(trx)
    .where('campaigns.client_email', 'is not', null)
    .orderBy('campaigns.id')
    .execute();
  return rows.filter((row) => normalizeEmail(row.client_email ?? '') === email);
}

/**
 * Removes the contact and the notes from campaigns, and ends their secret links. The audit log contains neither.
 * Raises the version, so that a form that was open meanwhile cannot store them again.
 */
export async function eraseClients(trx: Kysely<Schema>, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('campaigns')
    .set((eb) => ({
      client_name: null,
      client_email: null,
      client_locale: null,
      notes: '',
      version: eb('version', '+', 1),
    }))
    .where('id', 'in', ids)
    .execute();
  await trx.deleteFrom('secret_links').where('campaign_id', 'in', ids).execute();
}

/**
 * Returns the campaigns that were made from these leads and then deleted or separated from them: only the audit log
 * still connects them.
 */
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
    // A campaign that was deleted while it was this person's belongs to no other person.
    if (!campaign && last && leadIds.includes(last)) once.push({ public_id });
    else if (names.size > 0) once.push({ public_id, names });
  }
  return once;
}

/** The facts by which the invitations of a person are found. */
interface InvitedPerson {
  /** Normalized; empty: not known. */
  email: string;
  campaigns: readonly PersonCampaign[];
  /**
   * Ids of the campaigns whose contact is the person: an invitation that was not mailed to another address is the
   * contact's.
   */
  contactOf: readonly string[];
  reviewIds: readonly string[];
}

/**
 * Returns the invitations that were mailed to the person's address, belong to the person's campaigns or were used for the
 * person's reviews, oldest first.
 */
export async function invitationsOf(trx: Kysely<Schema>, person: InvitedPerson): Promise<PersonInvitation[]> {
  return trx
    .selectFrom('review_invitations')
    .select(['client', 'reward', 'created_at as createdAt', 'expires_at as expiresAt'])
    .select(['mailed_at as mailedAt', 'used_at as usedAt', 'revoked_at as revokedAt'])
    .where((eb) => isInvited(eb, person))
    .orderBy('id')
    .execute();
}

/** Deletes the same invitations: their links become invalid. */
export async function eraseInvitations(trx: Kysely<Schema>, person: InvitedPerson): Promise<void> {
  await trx
    .deleteFrom('review_invitations')
    .where((eb) => isInvited(eb, person))
    .execute();
}

const isInvited = (
  eb: ExpressionBuilder<Schema, 'review_invitations'>,
  { email, campaigns, contactOf, reviewIds }: InvitedPerson,
) => {
  const named = campaigns.filter(({ names }) => names !== undefined);
  const whole = campaigns.filter(({ names }) => names === undefined).map(({ public_id }) => public_id);
  return eb.or([
    ...(email === '' ? [] : [eb('email_key', '=', email)]),
    ...named.map((campaign) => invitationsOfCampaign(eb, campaign)),
    // PostgreSQL refuses an empty list.
    ...(whole.length > 0 ? [eb('campaign_id', 'in', whole)] : []),
    ...(contactOf.length > 0
      ? [eb.and([eb('campaign_id', 'in', contactOf), eb('email_key', 'is', null)])]
      : []),
    ...(reviewIds.length > 0 ? [eb('review_id', 'in', reviewIds)] : []),
  ]);
};

const invitationsOfCampaign = (
  eb: ExpressionBuilder<Schema, 'review_invitations'>,
  { public_id, names = new Set() }: PersonCampaign,
) => eb.and([eb('campaign_id', '=', public_id), eb('client', 'in', [...names])]);

/** The fields of a campaign that an audit entry contains: the changed ones. */
type CampaignState = { leadId?: string | null; artist?: string } | null;

/** Returns the names of a campaign while it belonged to one of the leads. `last`: its current name. */
function namesWhileOf(
  leadIds: readonly string[],
  states: readonly CampaignState[],
  last: string | undefined,
): Set<string> {
  const names = new Set<string>();
  let leadId: string | null = null;
  // The entry with the first name may be deleted already: then it is the name of the first change, or the current one.
  let artist = states.find((state) => state?.artist !== undefined)?.artist ?? last;
  for (const state of states) {
    leadId = state?.leadId === undefined ? leadId : state.leadId;
    artist = state?.artist ?? artist;
    if (leadId !== null && leadIds.includes(leadId) && artist !== undefined) names.add(artist);
  }
  return names;
}

/**
 * Returns the ids of the campaigns that belonged to one of the leads according to the audit log. Compares here: SQLite refuses
 * a condition for each of five hundred leads.
 */
async function subjectsNaming(trx: Kysely<Schema>, leadIds: readonly string[]): Promise<string[]> {
  if (leadIds.length === 0) return [];
  const rows = await trx
    .selectFrom('audit_log')
    .selectAll()
    .where('action', 'in', ['campaign_created', 'campaign_changed', 'campaign_deleted'])
    .where((eb) => eb.or([eb('before', 'like', LEAD_IN_STATE), eb('after', 'like', LEAD_IN_STATE)]))
    .orderBy('subject')
    .execute();
  const theirs = new Set<unknown>(leadIds);
  const naming = rows
    .map(auditRecord.toRecord)
    .filter(({ before, after }) =>
      [before, after].some((state) => theirs.has((state as CampaignState)?.leadId)),
    );
  return [...new Set(naming.flatMap(({ subject }) => subject ?? []))];
}
const LEAD_IN_STATE = '%"leadId":"%';

/** Returns the audit entries of a campaign with their row ids, oldest first. */
async function toldOf(trx: Kysely<Schema>, subject: string) {
  const rows = await trx
    .selectFrom('audit_log')
    .selectAll()
    .where('subject', '=', subject)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ id: row.id, entry: auditRecord.toRecord(row) }));
}

/**
 * Removes the artist's name and the address of the video from campaigns and from their audit entries. The figures
 * stay: they belong to the agency's accounting. Raises the version, so that a form that was open meanwhile cannot store the
 * name again.
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
      .set((eb) => ({
        artist,
        artist_key: searchKey(artist),
        // A video or a song identifies its artist.
        video_url: null,
        version: eb('version', '+', 1),
      }))
      .where('public_id', '=', public_id)
      .$if(names !== undefined, (query) => query.where('artist', 'in', [...(names ?? [])]))
      .execute();
    // So do the titles of the songs whose listeners were imported.
    await trx
      .updateTable('campaign_imports')
      .set({ titles: '[]' })
      .where('campaign_id', 'in', (eb) =>
        eb.selectFrom('campaigns').select('id').where('public_id', '=', public_id),
      )
      .execute();
    const nameless = (state: object | null): string | null => {
      if (!state) return null;
      const named = 'artist' in state && (names?.has(String(state.artist)) ?? true);
      const linked = 'videoUrl' in state && !names;
      return JSON.stringify({ ...state, ...(named && { artist }), ...(linked && { videoUrl: null }) });
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
