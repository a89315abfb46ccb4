import type { Kysely } from 'kysely';
import type { PersonInvitation } from '../../app/ports/leads.ts';
import { namelessCampaign } from '../../domain/campaign/nameless.ts';
import { searchKey } from '../../domain/text/search-key.ts';
import { toAuditEntry } from './audit-log.ts';
import { selectCampaigns } from './campaign-rows.ts';
import type { Schema } from './schema.ts';

/** The campaigns that came from these leads, oldest first. */
export async function campaignsOf(trx: Kysely<Schema>, leadIds: readonly string[]) {
  if (leadIds.length === 0) return [];
  return selectCampaigns(trx).where('campaigns.lead_id', 'in', leadIds).orderBy('campaigns.id').execute();
}

/** The invitations that belong to these campaigns or brought these reviews, oldest first. */
export async function invitationsOf(
  trx: Kysely<Schema>,
  campaignIds: readonly string[],
  reviewIds: readonly string[],
): Promise<PersonInvitation[]> {
  return trx
    .selectFrom('review_invitations')
    .select(['client', 'created_at as createdAt', 'expires_at as expiresAt', 'used_at as usedAt'])
    .where((eb) =>
      eb.or([
        // PostgreSQL knows no empty list.
        ...(campaignIds.length > 0 ? [eb('campaign_id', 'in', campaignIds)] : []),
        ...(reviewIds.length > 0 ? [eb('review_id', 'in', reviewIds)] : []),
      ]),
    )
    .orderBy('id')
    .execute();
}

/**
 * Takes the artist's name out of campaigns, of what the audit log tells of them, and their invitations away. The figures
 * stay: they are the agency's books. A form that was open meanwhile cannot bring the name back.
 */
export async function eraseCampaignNames(trx: Kysely<Schema>, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const artist = namelessCampaign(id);
    await trx
      .updateTable('campaigns')
      .set((eb) => ({ artist, artist_key: searchKey(artist), version: eb('version', '+', 1) }))
      .where('public_id', '=', id)
      .execute();
    await trx.deleteFrom('review_invitations').where('campaign_id', '=', id).execute();
    const told = await trx.selectFrom('audit_log').selectAll().where('subject', '=', id).execute();
    for (const row of told) {
      const { before, after } = toAuditEntry(row);
      await trx
        .updateTable('audit_log')
        .set({ before: withArtist(before, artist), after: withArtist(after, artist) })
        .where('id', '=', row.id)
        .execute();
    }
  }
}

const withArtist = (draft: object | null, artist: string): string | null =>
  draft && JSON.stringify('artist' in draft ? { ...draft, artist } : draft);
