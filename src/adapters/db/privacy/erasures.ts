import type { Kysely } from 'kysely';
import type { Person } from '../../../app/ports/leads.ts';
import type { Erasures } from '../../../app/ports/privacy/erasures.ts';
import { normalizeEmail } from '../../../domain/account/email.ts';
import type { OwnItemKey } from '../../../domain/own-data/own-data.ts';
import type { Database } from '../engine/connect.ts';
import type { Schema } from '../schema.ts';

/** Creates the list of what was erased, on either engine. `Erasures` documents its functions. */
export function createErasures({ db }: Pick<Database, 'db'>): Erasures {
  return {
    async pending() {
      const rows = await db.selectFrom('erasures').select('digest').where('pending', '=', 1).execute();
      return new Set(rows.map(({ digest }) => digest));
    },

    async persons() {
      const [nameless, ...addressed] = await Promise.all([
        db.selectFrom('leads').select('public_id').where('email_key', '=', '').execute(),
        db.selectFrom('leads').select('email_key as email').distinct().execute(),
        db.selectFrom('reviews').select('email').where('owner', '=', 'site').distinct().execute(),
        db.selectFrom('campaigns').select('client_email as email').distinct().execute(),
        db.selectFrom('mails').select('recipient as email').distinct().execute(),
        db.selectFrom('review_invitations').select('email_key as email').distinct().execute(),
        db.selectFrom('quarantined_forms').select('email_key as email').distinct().execute(),
        db.selectFrom('newsletter_consents').select('email').distinct().execute(),
        db.selectFrom('reminders').select('email').distinct().execute(),
        db.selectFrom('artist_list_entries').select('email').distinct().execute(),
        db.selectFrom('rights_requests').select('email_key as email').distinct().execute(),
        db.selectFrom('watched_plans').select('email').distinct().execute(),
        db.selectFrom('content_reports').select('email_key as email').distinct().execute(),
      ]);
      const addresses = addressed.flat().map(({ email }) => normalizeEmail(email ?? ''));
      return [
        ...[...new Set(addresses)].filter((email) => email !== '').map((email): Person => ({ email })),
        ...nameless.map(({ public_id }): Person => ({ lead: public_id })),
      ];
    },

    async items() {
      const [leads, reminders, lists, watches, reviews] = await Promise.all([
        db.selectFrom('leads').select('public_id').execute(),
        db.selectFrom('reminders').select('public_id').execute(),
        db.selectFrom('artist_list_entries').select('public_id').execute(),
        db.selectFrom('watched_plans').select('public_id').execute(),
        db.selectFrom('reviews').select('public_id').where('owner', '=', 'site').execute(),
      ]);
      const as = (kind: OwnItemKey['kind'], rows: readonly { public_id: string }[]) =>
        rows.map(({ public_id }): OwnItemKey => ({ kind, id: public_id }));
      return [
        ...as('lead', leads),
        ...as('reminder', reminders),
        ...as('list', lists),
        ...as('watch', watches),
        ...as('review', reviews),
      ];
    },

    async settle(digests) {
      for (const digest of digests)
        await db.updateTable('erasures').set({ pending: 0 }).where('digest', '=', digest).execute();
    },

    async forget(before) {
      await db.deleteFrom('erasures').where('at', '<', before).execute();
    },
  };
}

/** Adds a digest to the list, in the transaction that erases. */
export async function recordErasure(trx: Kysely<Schema>, digest: string, at: number): Promise<void> {
  const entry = { at, pending: 0 };
  await trx
    .insertInto('erasures')
    .values({ digest, ...entry })
    .onConflict((conflict) => conflict.column('digest').doUpdateSet(entry))
    .execute();
}
