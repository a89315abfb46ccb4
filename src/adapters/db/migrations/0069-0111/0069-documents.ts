import { type CountedChange, countChanges } from '../../engine/counted-changes.ts';
import { type Migration, runStatements } from '../../engine/migration.ts';

/**
 * Moves the drafts and versions of content and landing pages into one pair of tables (decision record 0119). Texts, numbers,
 * accounts and moments are those that were stored; the fields of a kind are one structure, `body`.
 */
export const documents: Migration = async (db, engine) => {
  await runStatements(db, TABLES);
  await countChanges(db, engine, published);
};

const TABLES = `
create table document_drafts (
  kind text not null, document text not null, version integer not null, body text, updated_by text,
  updated_at bigint not null, constraint document_drafts_key primary key (kind, document)
);

create table document_versions (
  kind text not null, document text not null, number integer not null, body text not null, published_by text,
  created_at bigint not null, constraint document_versions_key primary key (kind, document, number)
);

insert into document_drafts (kind, document, version, body, updated_by, updated_at)
  select 'content', part || '/' || locale, version,
    case when present = 1 then '{"content":' || coalesce(content, 'null') || ',"fallback":"' || fallback || '"}' end,
    updated_by, updated_at from content_drafts;

insert into document_drafts (kind, document, version, body, updated_by, updated_at)
  select 'landing', public_id, version, '{"content":' || draft || '}', updated_by, updated_at from landing_pages;

insert into document_versions (kind, document, number, body, published_by, created_at)
  select 'content', part || '/' || locale, number,
    '{"content":' || coalesce(content, 'null') || ',"fallback":"' || fallback || '"}',
    published_by, created_at from content_versions;

insert into document_versions (kind, document, number, body, published_by, created_at)
  select 'landing', landing_pages.public_id, landing_versions.number,
    '{"template":"' || landing_versions.template || '","languages":["'
      || replace(landing_versions.languages, ',', '","') || '"],"content":' || landing_versions.content || '}',
    landing_versions.published_by, landing_versions.created_at
  from landing_versions join landing_pages on landing_pages.id = landing_versions.page_id;

drop table content_drafts;
drop table content_versions;
drop table landing_versions;
alter table landing_pages drop column draft;
alter table landing_pages drop column version;
alter table landing_pages drop column updated_by;
alter table landing_pages drop column updated_at;
`;

/** No page shows a draft: only versions count. The rows of landing pages store when their versions are online. */
const published: readonly CountedChange[] = [
  ...(['insert', 'update'] as const).map((on) => ({
    revision: 'content',
    table: 'document_versions',
    on,
    when: "new.kind = 'content'",
  })),
  { revision: 'content', table: 'document_versions', on: 'delete', when: "old.kind = 'content'" },
  // A sample is inserted with its version.
  { revision: 'landing', table: 'document_versions', on: 'insert', when: "new.kind = 'landing'" },
];
