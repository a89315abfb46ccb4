import type { Kysely } from 'kysely';
import type { ArtistPixelStore, StoredArtistPixels } from '../../../app/ports/landing/artist-pixels.ts';
import { artistPlatformNames } from '../../../domain/landing/artist-pixels.ts';
import { appendAudit } from '../audit/audit-log.ts';
import type { Database } from '../engine/connect.ts';
import { storableText } from '../engine/storable-text.ts';
import { openSecretLinks, spendSecretLink } from '../links/secret-links.ts';
import type { Schema } from '../schema.ts';
import { lockLanding } from './landing-search.ts';
import { artistPixelsRecord } from './landing-tables.ts';

const nothing: StoredArtistPixels = {
  ...{ version: 0, isOn: false, contractOn: null },
  ...{ metaPixel: '', metaToken: null, tiktokPixel: '', tiktokToken: null },
  byArtistAt: null,
};

/** Creates the store of the artists' own pixels, on either engine. `ArtistPixelStore` documents its functions. */
export function createArtistPixels({ db, engine }: Database): ArtistPixelStore {
  const read = async (trx: Kysely<Schema>, page: string) => {
    const row = await trx
      .selectFrom('artist_pixels')
      .innerJoin('landing_pages', 'landing_pages.id', 'artist_pixels.page_id')
      .select(artistPixelsRecord.columnsOf('artist_pixels'))
      .where('landing_pages.public_id', '=', storableText(page))
      .executeTakeFirst();
    return row ? artistPixelsRecord.toRecord(row) : nothing;
  };

  const write = async (trx: Kysely<Schema>, page: number, pixels: StoredArtistPixels) => {
    const row = artistPixelsRecord.toRow(pixels);
    await trx
      .insertInto('artist_pixels')
      .values({ page_id: page, ...row })
      .onConflict((conflict) => conflict.column('page_id').doUpdateSet(row))
      .execute();
  };

  return {
    of: (page) => read(db, page),

    async save(page, judge) {
      return db.transaction().execute(async (trx) => {
        const found = await lockLanding(trx, engine, page);
        if (!found) return undefined;
        const judged = judge(await read(trx, page), found.page);
        if (!judged.ok) return judged;
        await write(trx, found.number, judged.after);
        await appendAudit(trx, ...judged.entries);
        return { ok: true, value: judged.after };
      });
    },

    async saveByLink(hash, now, judge) {
      return db.transaction().execute(async (trx) => {
        const link = await openSecretLinks(trx, now)
          .innerJoin('landing_pages', 'landing_pages.id', 'secret_links.page_id')
          .select('landing_pages.public_id as page')
          .where('secret_links.shows', '=', 'pixels')
          .where('secret_links.code_hash', '=', hash)
          .executeTakeFirst();
        const found = link && (await lockLanding(trx, engine, link.page));
        if (!found || found.page.deletedAt !== null) return undefined;
        const owner = { page_id: found.number };
        if (!(await spendSecretLink(trx, owner, { hash, shows: 'pixels', at: now }))) return undefined;
        const { after, entries } = judge(await read(trx, found.page.id), found.page);
        await write(trx, found.number, after);
        await appendAudit(trx, ...entries);
        return found.page;
      });
    },

    async listSealed() {
      const rows = await db
        .selectFrom('artist_pixels')
        .innerJoin('landing_pages', 'landing_pages.id', 'artist_pixels.page_id')
        .select(['landing_pages.public_id as page', 'meta_token', 'tiktok_token'])
        .execute();
      return rows.flatMap(({ page, ...row }) =>
        artistPlatformNames.flatMap((platform) => {
          const text = row[`${platform}_token`];
          return text === null ? [] : [{ page, platform, text }];
        }),
      );
    },

    async reseal(page, platform, before, text) {
      const { numUpdatedRows } = await db
        .updateTable('artist_pixels')
        .set({ [`${platform}_token`]: text })
        .where(`${platform}_token`, '=', before)
        .where(
          'page_id',
          'in',
          db.selectFrom('landing_pages').select('id').where('public_id', '=', storableText(page)),
        )
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0;
    },
  };
}
