import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import type { LandingStore } from '../../../app/ports/landing/landing.ts';
import type { LandingFilter, LandingQuery } from '../../../contracts/landing/landing.ts';
import type { LandingPart } from '../../../domain/landing/landing-list.ts';
import { searchKey } from '../../../domain/text/search-key.ts';
import type { Engine } from '../engine/connect.ts';
import { containing } from '../engine/like-pattern.ts';
import { storableText } from '../engine/storable-text.ts';
import type { Schema } from '../schema.ts';
import { listedColumns, storedColumns, toListed, toStored } from './landing-mapping.ts';

/** Selects pages with their draft and their current slug. */
export const wholePages = (db: Kysely<Schema>) =>
  db
    .selectFrom('landing_pages')
    .innerJoin('document_drafts', (join) =>
      join
        .onRef('document_drafts.document', '=', 'landing_pages.public_id')
        .on('document_drafts.kind', '=', 'landing'),
    )
    .leftJoin('landing_slugs', (join) =>
      join.onRef('landing_slugs.page_id', '=', 'landing_pages.id').on('landing_slugs.current', '=', 1),
    );

/** Reads a page. */
export async function readLanding(db: Kysely<Schema>, id: string) {
  const row = await wholePages(db)
    .select(storedColumns)
    .where('landing_pages.public_id', '=', storableText(id))
    .executeTakeFirst();
  return row && { number: row.id, page: toStored(row) };
}

/** Reads a page and locks it until the end of the transaction. On SQLite the transaction itself is the lock. */
export async function lockLanding(trx: Kysely<Schema>, engine: Engine, id: string) {
  if (engine === 'postgres')
    await trx
      .selectFrom('landing_pages')
      .select('id')
      .where('public_id', '=', storableText(id))
      .forUpdate()
      .executeTakeFirst();
  return readLanding(trx, id);
}

const sortedBy = {
  updated: sql.ref('document_drafts.updated_at'),
  created: sql.ref('landing_pages.created_at'),
  title: sql.ref('landing_pages.title_key'),
  visits: sql`coalesce(landing_totals.visits, 0)`,
  conversions: sql`coalesce(landing_totals.conversions, 0)`,
} satisfies Record<LandingQuery['sort'], Expression<unknown>>;

/** One page of the list and the number of all its rows, by two statements. */
export async function listLandings(
  db: Kysely<Schema>,
  query: LandingQuery,
  now: number,
): ReturnType<LandingStore['list']> {
  const { page, pageSize, sort, order } = query;
  const rows = await wholePages(db)
    .leftJoin('landing_totals', 'landing_totals.page_id', 'landing_pages.id')
    .select([
      ...listedColumns,
      sql<number>`coalesce(landing_totals.visits, 0)`.as('visits'),
      sql<number>`coalesce(landing_totals.conversions, 0)`.as('conversions'),
    ])
    .where((eb) => matches(eb, query, now))
    .orderBy(sortedBy[sort], order)
    .orderBy('landing_pages.id', order)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const { total } = await db
    .selectFrom('landing_pages')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where((eb) => matches(eb, query, now))
    .executeTakeFirstOrThrow();
  return {
    items: rows.map(({ visits, conversions, ...row }) => ({ ...toListed(row), visits, conversions })),
    total,
  };
}

/** The number of pages in each part, by one statement. */
export async function countLandings(
  db: Kysely<Schema>,
  filter: LandingFilter,
  now: number,
): Promise<Record<LandingPart, number>> {
  const part = (name: LandingPart) => (eb: ExpressionBuilder<Schema, 'landing_pages'>) =>
    eb.fn.countAll<number>().filterWhere(inPart(name, now)).as(name);
  return db
    .selectFrom('landing_pages')
    .select([part('draft'), part('live'), part('scheduled'), part('ended'), part('deleted')])
    .where((eb) => eb.and(typed(eb, filter)))
    .executeTakeFirstOrThrow();
}

function matches(
  eb: ExpressionBuilder<Schema, 'landing_pages'>,
  { state, ...filter }: LandingFilter & Pick<LandingQuery, 'state'>,
  now: number,
): Expression<SqlBool> {
  const present = sql<SqlBool>`landing_pages.deleted_at is null`;
  return eb.and([...typed(eb, filter), state ? inPart(state, now) : present]);
}

function typed(
  eb: ExpressionBuilder<Schema, 'landing_pages'>,
  { q, template, language }: LandingFilter,
): Expression<SqlBool>[] {
  const conditions: Expression<SqlBool>[] = [];
  if (q) {
    const pattern = containing(searchKey(storableText(q)));
    // Former addresses as well: an old advertisement may contain one.
    const addresses = eb
      .selectFrom('landing_slugs')
      .select('page_id')
      .where(sql<SqlBool>`slug like ${pattern} escape '\\'`);
    conditions.push(
      eb.or([
        sql<SqlBool>`landing_pages.title_key like ${pattern} escape '\\'`,
        sql<SqlBool>`landing_pages.artist_key like ${pattern} escape '\\'`,
        eb('landing_pages.id', 'in', addresses),
      ]),
    );
  }
  if (template) conditions.push(eb('landing_pages.template', '=', template));
  if (language) conditions.push(eb('landing_pages.languages', 'like', `%${language}%`));
  return conditions;
}

/** The same states as `landingState`. */
function inPart(part: LandingPart, now: number): Expression<SqlBool> {
  if (part === 'deleted') return sql`landing_pages.deleted_at is not null`;
  const published = sql`landing_pages.deleted_at is null and landing_pages.live_version is not null`;
  const begun = sql`landing_pages.publish_at <= ${now}`;
  const before = sql`coalesce(landing_pages.previous_until, 0) > ${now}`;
  const over = sql`coalesce(landing_pages.unpublish_at, ${Number.MAX_SAFE_INTEGER}) <= ${now}`;
  if (part === 'draft') return sql`landing_pages.deleted_at is null and landing_pages.live_version is null`;
  if (part === 'live')
    return sql`${published} and ((${begun} and not ${over}) or (not ${begun} and ${before}))`;
  if (part === 'scheduled') return sql`${published} and not ${begun} and not ${before}`;
  return sql`${published} and ${begun} and ${over}`;
}
