import type { LandingPreviews, SecretLinkPart } from '../../../app/ports/landing.ts';
import { appendAudit } from '../audit/audit-log.ts';
import type { Database } from '../engine/connect.ts';
import { storableText } from '../engine/storable-text.ts';
import { listedColumns, toStored } from './landing-mapping.ts';
import { withSlug } from './landing-search.ts';

/** Creates the store of secret links to drafts and figures, on either engine. `LandingPreviews` documents its functions. */
export function createLandingPreviews({ db }: Database): LandingPreviews {
  const idOf = (id: string) =>
    db.selectFrom('landing_pages').select('id').where('public_id', '=', storableText(id));

  return {
    async add(id, { hash, shows, expiresAt, at, by }, entry) {
      return db.transaction().execute(async (trx) => {
        const page = await trx
          .selectFrom('landing_pages')
          .select('id')
          .where('public_id', '=', storableText(id))
          .where('deleted_at', 'is', null)
          .executeTakeFirst();
        if (!page) return false;
        await trx
          .insertInto('landing_previews')
          .values({
            code_hash: hash,
            page_id: page.id,
            shows,
            expires_at: expiresAt,
            revoked_at: null,
            created_at: at,
            created_by: by,
          })
          .execute();
        await appendAudit(trx, entry);
        return true;
      });
    },

    async open(id, now) {
      const rows = await db
        .selectFrom('landing_previews')
        .select(({ fn }) => ['shows', fn.countAll<number>().as('open')])
        .where('page_id', 'in', idOf(id))
        .where('revoked_at', 'is', null)
        .where('expires_at', '>', now)
        .groupBy('shows')
        .execute();
      const openOf = (part: SecretLinkPart) => rows.find(({ shows }) => shows === part)?.open ?? 0;
      return { draft: openOf('draft'), figures: openOf('figures') };
    },

    async revoke(id, shows, at, entryOf) {
      return db.transaction().execute(async (trx) => {
        const page = await trx
          .selectFrom('landing_pages')
          .select('id')
          .where('public_id', '=', storableText(id))
          .executeTakeFirst();
        if (!page) return undefined;
        const { numUpdatedRows } = await trx
          .updateTable('landing_previews')
          .set({ revoked_at: at })
          .where('page_id', '=', page.id)
          .where('shows', '=', shows)
          .where('revoked_at', 'is', null)
          .where('expires_at', '>', at)
          .executeTakeFirstOrThrow();
        const revoked = Number(numUpdatedRows);
        if (revoked > 0) await appendAudit(trx, entryOf(revoked));
        return revoked;
      });
    },

    async forget(before) {
      const { numDeletedRows } = await db
        .deleteFrom('landing_previews')
        .where((eb) => eb.or([eb('expires_at', '<', before), eb('revoked_at', '<', before)]))
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },

    async page(hash, shows, now) {
      const row = await withSlug(db)
        .innerJoin('landing_previews', 'landing_previews.page_id', 'landing_pages.id')
        .select([
          ...listedColumns,
          'landing_pages.draft',
          'landing_slugs.slug',
          'landing_previews.expires_at',
        ])
        .where('landing_previews.shows', '=', shows)
        .where('landing_previews.code_hash', '=', hash)
        .where('landing_previews.revoked_at', 'is', null)
        .where('landing_previews.expires_at', '>', now)
        .where('landing_pages.deleted_at', 'is', null)
        .executeTakeFirst();
      return row && { page: toStored(row), expiresAt: row.expires_at };
    },
  };
}
