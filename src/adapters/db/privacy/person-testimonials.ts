import type { Kysely } from 'kysely';
import {
  type ConsentedItem,
  type ConsentedVersion,
  consentedItems,
  consentedParts,
} from '../../../domain/content/consented-items.ts';
import { type ContentBody, placeName } from '../../../domain/content/content.ts';
import { locales } from '../../../domain/locale/locale.ts';
import type { Schema } from '../schema.ts';

const places = new Map(
  consentedParts.flatMap((part) => locales.map((locale) => [placeName({ part, locale }), { part, locale }])),
);

/**
 * Returns the testimonials, members of the team and cases about a person, of every version and of the drafts.
 * @param email in the spelling of `normalizeEmail`; empty: none
 * @param names keys of the names under which the person is stored
 */
export async function testimonialsOf(
  trx: Kysely<Schema>,
  email: string,
  names: readonly string[],
): Promise<ConsentedItem[]> {
  if (email === '' && names.length === 0) return [];
  const versions = await trx
    .selectFrom('document_versions')
    .select(['document', 'number', 'body'])
    .where('kind', '=', 'content')
    .where('document', 'in', [...places.keys()])
    .execute();
  const drafts = await trx
    .selectFrom('document_drafts')
    .select(['document', 'body'])
    .where('kind', '=', 'content')
    .where('document', 'in', [...places.keys()])
    .where('body', 'is not', null)
    .execute();
  const read = (document: string, number: number | null, body: string | null): ConsentedVersion[] => {
    const place = places.get(document);
    const stored = JSON.parse(body ?? 'null') as ContentBody | null;
    return place && stored ? [{ ...place, number, content: stored.content }] : [];
  };
  return consentedItems(
    [
      ...versions.flatMap(({ document, number, body }) => read(document, number, body)),
      ...drafts.flatMap(({ document, body }) => read(document, null, body)),
    ],
    email,
    names,
  );
}
