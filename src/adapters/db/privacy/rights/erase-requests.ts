import type { Kysely } from 'kysely';
import type { ConsentedItem } from '../../../../domain/content/consented-items.ts';
import { defaultLocale } from '../../../../domain/locale/locale.ts';
import type { Engine } from '../../engine/connect.ts';
import type { Schema } from '../../schema.ts';
import { lockRights, nextRightsNumber } from './next-number.ts';
import { rightsRecord } from './rights-table.ts';

/**
 * Deletes a person's requests to the staff. What the content still says about the person stays a request without an address, which says
 * where: versions of the content never change, so staff remove it.
 */
export async function eraseRequests(
  trx: Kysely<Schema>,
  engine: Engine,
  email: string,
  published: readonly ConsentedItem[],
  at: number,
): Promise<void> {
  if (email !== '') await trx.deleteFrom('rights_requests').where('email_key', '=', email).execute();
  if (published.length === 0) return;
  const places = published.map(({ part, locale, item, versions, online }) => ({
    ...{ part, locale, item, versions, online },
  }));
  const none = { prolongedAt: null, reason: null, closedAt: null, closedBy: null };
  const request = { kind: 'testimonial', origin: 'page', email: '', locale: defaultLocale } as const;
  await lockRights(trx, engine);
  const id = await nextRightsNumber(trx, engine, at);
  await trx
    .insertInto('rights_requests')
    .values({ id, ...rightsRecord.toRow({ ...request, ...none, receivedAt: at, places }), email_key: '' })
    .execute();
}
