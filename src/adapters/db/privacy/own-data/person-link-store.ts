import type { NewSession, PersonLinkStore } from '../../../../app/ports/privacy/person-links.ts';
import { pauseOf } from '../../../../domain/own-data/own-data.ts';
import { appendAudit } from '../../audit/audit-log.ts';
import type { Database } from '../../engine/connect.ts';
import { appendMail } from '../../mail/mail-queue.ts';

/** Creates the store of links to a person's own data, on either engine. `PersonLinkStore` documents its functions. */
export function createPersonLinkStore({ db }: Pick<Database, 'db'>): PersonLinkStore {
  const opening = ({ digest, at, endsAt }: NewSession) => ({
    opened_at: at,
    session_digest: digest,
    session_ends_at: endsAt,
  });
  return {
    issue: ({ addressDigest, link, at }, mail, { since, most }) =>
      db.transaction().execute(async (trx) => {
        const { count } = await trx
          .selectFrom('person_links')
          .select(({ fn }) => fn.countAll().as('count'))
          .where('address_digest', '=', addressDigest)
          .where('created_at', '>', since)
          .executeTakeFirstOrThrow();
        if (Number(count) >= most) return false;
        const stored = await trx
          .insertInto('person_links')
          .values({
            address_digest: addressDigest,
            pause: pauseOf(at),
            email: link?.email ?? null,
            code_digest: link?.codeDigest ?? null,
            typed_digest: link?.typedDigest ?? null,
            created_at: at,
            expires_at: link?.expiresAt ?? at,
            opened_at: null,
            session_digest: null,
            session_ends_at: null,
          })
          // Two simultaneous requests for one address: one of them sends a mail.
          .onConflict((conflict) => conflict.columns(['address_digest', 'pause']).doNothing())
          .returning('id')
          .executeTakeFirst();
        if (!stored) return false;
        await appendMail(trx, mail, mail.id, at, at, link?.codeDigest);
        return true;
      }),

    open: (codeDigest, session) =>
      db.transaction().execute(async (trx) => {
        const link = await trx
          .updateTable('person_links')
          .set(opening(session))
          .where('code_digest', '=', codeDigest)
          .where('opened_at', 'is', null)
          .where('expires_at', '>', session.at)
          .returning('email')
          .executeTakeFirst();
        if (!link?.email) return undefined;
        await appendAudit(trx, session.entry);
        return { email: link.email, endsAt: session.endsAt };
      }),

    openTyped: ({ addressDigests, typedDigests, mostTries }, session) =>
      db.transaction().execute(async (trx) => {
        // The attempt is counted first: of simultaneous guesses, each waits for the count of the one before.
        const tried = await trx
          .updateTable('person_links')
          .set((eb) => ({ tries: eb('tries', '+', 1) }))
          .where('address_digest', 'in', [...addressDigests])
          .where('opened_at', 'is', null)
          .where('expires_at', '>', session.at)
          .where('tries', '<', mostTries)
          .returning(['id', 'email', 'typed_digest'])
          .execute();
        const link = tried.find(({ typed_digest }) => typedDigests.includes(typed_digest ?? ''));
        if (!link?.email) return undefined;
        await trx.updateTable('person_links').set(opening(session)).where('id', '=', link.id).execute();
        await appendAudit(trx, session.entry);
        return { email: link.email, endsAt: session.endsAt };
      }),

    async find(sessionDigest, now) {
      const row = await db
        .selectFrom('person_links')
        .select(['email', 'session_ends_at'])
        .where('session_digest', '=', sessionDigest)
        .where('session_ends_at', '>', now)
        .executeTakeFirst();
      return row?.email && row.session_ends_at
        ? { email: row.email, endsAt: row.session_ends_at }
        : undefined;
    },

    async close(sessionDigest) {
      await db
        .updateTable('person_links')
        .set({ session_digest: null, email: null })
        .where('session_digest', '=', sessionDigest)
        .execute();
    },

    async forget(before, now) {
      await db.deleteFrom('person_links').where('created_at', '<=', before).execute();
      await db
        .updateTable('person_links')
        .set({ email: null })
        .where('email', 'is not', null)
        .where('expires_at', '<=', now)
        .where(({ or, eb }) => or([eb('session_ends_at', 'is', null), eb('session_ends_at', '<=', now)]))
        .execute();
    },
  };
}
