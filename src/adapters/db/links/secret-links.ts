import type { Kysely } from 'kysely';
import type { NewSecretLink, SecretLinkPart } from '../../../app/ports/secret-links.ts';
import type { Schema } from '../schema.ts';

/** The row that a secret link shows. */
export type LinkOwner = { page_id: number } | { campaign_id: number };

/** Stores a secret link to a row. */
export async function insertSecretLink(
  trx: Kysely<Schema>,
  owner: LinkOwner,
  { hash, shows, expiresAt, at, by }: NewSecretLink & { shows: SecretLinkPart },
): Promise<void> {
  await trx
    .insertInto('secret_links')
    .values({
      page_id: null,
      campaign_id: null,
      ...owner,
      code_hash: hash,
      shows,
      expires_at: expiresAt,
      ...{ revoked_at: null, used_at: null },
      created_at: at,
      created_by: by,
    })
    .execute();
}

/** Selects the links that open something at a moment in epoch milliseconds. */
export const openSecretLinks = (db: Kysely<Schema>, now: number) =>
  db.selectFrom('secret_links').where('revoked_at', 'is', null).where('secret_links.expires_at', '>', now);

/** Revokes the open links of a row to one page of it, and returns their number. */
export async function revokeSecretLinks(
  trx: Kysely<Schema>,
  owner: LinkOwner,
  shows: SecretLinkPart,
  at: number,
): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('secret_links')
    .set({ revoked_at: at })
    .where((eb) =>
      'page_id' in owner ? eb('page_id', '=', owner.page_id) : eb('campaign_id', '=', owner.campaign_id),
    )
    .where('shows', '=', shows)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', at)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/**
 * Ends a one-time link and the other open links of its row to the same page. Returns false, and ends none, when the link is not open:
 * of two calls with one code, one returns true.
 */
export async function spendSecretLink(
  trx: Kysely<Schema>,
  owner: LinkOwner,
  { hash, shows, at }: { hash: string; shows: SecretLinkPart; at: number },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('secret_links')
    .set({ used_at: at, revoked_at: at })
    .where('code_hash', '=', hash)
    .where('shows', '=', shows)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', at)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  await revokeSecretLinks(trx, owner, shows, at);
  return true;
}

/** Deletes the links that expired or were revoked before a moment, and returns their number. */
export async function forgetSecretLinks(db: Kysely<Schema>, before: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('secret_links')
    .where((eb) => eb.or([eb('expires_at', '<', before), eb('revoked_at', '<', before)]))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
