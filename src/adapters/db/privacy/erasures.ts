import type { Person } from '../../../app/ports/leads.ts';
import type { Erasures } from '../../../app/ports/privacy/erasures.ts';
import { normalizeEmail } from '../../../domain/account/email.ts';
import type { Database } from '../engine/connect.ts';

/** Creates the list of erased persons, on either engine. `Erasures` documents its functions. */
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

    async settle(digests) {
      for (const digest of digests)
        await db.updateTable('erasures').set({ pending: 0 }).where('digest', '=', digest).execute();
    },

    async forget(before) {
      await db.deleteFrom('erasures').where('at', '<', before).execute();
    },
  };
}
