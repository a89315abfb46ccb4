import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

/**
 * Makes the unsent messages void whose link has ended: it was replaced, used up, withdrawn or expired. A message that is being
 * sent is void as well, so that a failure does not send it again.
 */
export async function voidMailsOfEndedLinks(trx: Kysely<Schema>, now: number): Promise<void> {
  await trx
    .updateTable('mails')
    .set({ state: 'void', next_attempt_at: null, lease: null, body: '' })
    .where('state', 'in', ['waiting', 'dead'])
    .where('link_digest', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('password_links')
            .select('password_links.id')
            .whereRef('password_links.digest', '=', 'mails.link_digest')
            .where('password_links.expires_at', '>', now),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('review_invitations')
            .select('review_invitations.id')
            .whereRef('review_invitations.code_digest', '=', 'mails.link_digest')
            .where('review_invitations.used_at', 'is', null)
            .where('review_invitations.revoked_at', 'is', null)
            .where('review_invitations.expires_at', '>', now),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('person_links')
            .select('person_links.id')
            .whereRef('person_links.code_digest', '=', 'mails.link_digest')
            .where('person_links.opened_at', 'is', null)
            .where('person_links.expires_at', '>', now),
        ),
      ),
    )
    .execute();
}
