import type { LandingLinkPart, LandingPreviews } from '../../../app/ports/landing/landing.ts';
import { appendAudit } from '../audit/audit-log.ts';
import type { Database } from '../engine/connect.ts';
import { storableText } from '../engine/storable-text.ts';
import {
  forgetSecretLinks,
  insertSecretLink,
  openSecretLinks,
  revokeSecretLinks,
} from '../links/secret-links.ts';
import { storedColumns, toStored } from './landing-mapping.ts';
import { wholePages } from './landing-search.ts';

/** Creates the store of secret links to parts of landing pages, on either engine. `LandingPreviews` documents its functions. */
export function createLandingPreviews({ db }: Database): LandingPreviews {
  const idOf = (id: string) =>
    db.selectFrom('landing_pages').select('id').where('public_id', '=', storableText(id));

  return {
    async add(id, link, entry) {
      return db.transaction().execute(async (trx) => {
        const page = await trx
          .selectFrom('landing_pages')
          .select('id')
          .where('public_id', '=', storableText(id))
          .where('deleted_at', 'is', null)
          .executeTakeFirst();
        if (!page) return false;
        await insertSecretLink(trx, { page_id: page.id }, link);
        await appendAudit(trx, entry);
        return true;
      });
    },

    async open(id, now) {
      const rows = await openSecretLinks(db, now)
        .select(({ fn }) => ['shows', fn.countAll<number>().as('open')])
        .where('page_id', 'in', idOf(id))
        .groupBy('shows')
        .execute();
      const openOf = (part: LandingLinkPart) => rows.find(({ shows }) => shows === part)?.open ?? 0;
      return { draft: openOf('draft'), figures: openOf('figures'), pixels: openOf('pixels') };
    },

    async revoke(id, shows, at, entryOf) {
      return db.transaction().execute(async (trx) => {
        const page = await trx
          .selectFrom('landing_pages')
          .select('id')
          .where('public_id', '=', storableText(id))
          .executeTakeFirst();
        if (!page) return undefined;
        const revoked = await revokeSecretLinks(trx, { page_id: page.id }, shows, at);
        if (revoked > 0) await appendAudit(trx, entryOf(revoked));
        return revoked;
      });
    },

    forget: (before) => forgetSecretLinks(db, before),

    async page(hash, shows, now) {
      const row = await wholePages(db)
        .innerJoin('secret_links', 'secret_links.page_id', 'landing_pages.id')
        .select([...storedColumns, 'secret_links.expires_at'])
        .where('secret_links.shows', '=', shows)
        .where('secret_links.code_hash', '=', hash)
        .where('secret_links.revoked_at', 'is', null)
        .where('secret_links.expires_at', '>', now)
        .where('landing_pages.deleted_at', 'is', null)
        .executeTakeFirst();
      return row && { page: toStored(row), expiresAt: row.expires_at };
    },

    async ended(hash, shows, now) {
      const row = await db
        .selectFrom('secret_links')
        .select(['used_at', 'revoked_at', 'expires_at'])
        .where('shows', '=', shows)
        .where('code_hash', '=', hash)
        .executeTakeFirst();
      if (!row) return undefined;
      if (row.used_at !== null) return 'used';
      return row.revoked_at === null && row.expires_at <= now ? 'expired' : undefined;
    },
  };
}
