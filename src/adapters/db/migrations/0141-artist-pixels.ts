import { countChanges, everyChange } from '../engine/counted-changes.ts';
import { type Migration, runStatements } from '../engine/migration.ts';

/**
 * Adds the artist's own pixels of a landing page, the landing page of a proof, and the second proof of an act that is sent to an
 * artist's platform (decision record 0170).
 */
export const artistPixels: Migration = async (db, engine) => {
  await runStatements(
    db,
    `create table artist_pixels (
  page_id bigint not null primary key references landing_pages (id) on delete cascade, version integer not null,
  is_on integer not null, contract_on text, meta_pixel text not null, meta_token text, tiktok_pixel text not null,
  tiktok_token text
);
alter table consents add column scope text;
alter table conversion_sends add column artist_proof_id text;
create index conversion_sends_artist_proof on conversion_sends (artist_proof_id) where artist_proof_id is not null;`,
  );
  await countChanges(db, engine, everyChange('landing', 'artist_pixels'));
};
