import type { Kysely } from 'kysely';
import type {
  PersonLinkKey,
  PersonLinkKind,
  PersonLinkStore,
} from '../../../../app/ports/privacy/person-links.ts';
import { pauseOf } from '../../../../domain/own-data/own-data.ts';
import { appendAudit } from '../../audit/audit-log.ts';
import type { Database } from '../../engine/connect.ts';
import { appendMail } from '../../mail/mail-queue.ts';
import type { Schema } from '../../schema.ts';

/** Creates the store of links to a person's own data, on either engine. `PersonLinkStore` documents its functions. */
export function createPersonLinkStore({ db }: Pick<Database, 'db'>): PersonLinkStore {
  return {
    issue: ({ kind, addressDigest, link, at }, mail, { since, most }) =>
      db.transaction().execute(async (trx) => {
        const { count } = await trx
          .selectFrom('person_links')
          .select(({ fn }) => fn.countAll().as('count'))
          .where('kind', '=', kind)
          .where('address_digest', '=', addressDigest)
          .where('created_at', '>', since)
          .executeTakeFirstOrThrow();
        if (Number(count) >= most) return false;
        const stored = await trx
          .insertInto('person_links')
          .values({
            kind,
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
          .onConflict((conflict) => conflict.columns(['kind', 'address_digest', 'pause']).doNothing())
          .returning('id')
          .executeTakeFirst();
        if (!stored) return false;
        await appendMail(trx, mail, mail.id, at, at, link?.codeDigest);
        return true;
      }),

    spend: (kind, key, at, session) =>
      db.transaction().execute(async (trx) => {
        const id = 'codeDigest' in key ? await byCode(trx, kind, key, at) : await byTyped(trx, kind, key, at);
        if (id === undefined) return undefined;
        const link = await trx
          .updateTable('person_links')
          .set({
            opened_at: at,
            session_digest: session?.digest ?? null,
            session_ends_at: session?.endsAt ?? null,
          })
          .where('id', '=', id)
          // Of two simultaneous presses, the second one waits for the first one's row, and finds it spent.
          .where('opened_at', 'is', null)
          .returning('email')
          .executeTakeFirst();
        if (!link?.email) return undefined;
        if (session) await appendAudit(trx, session.entry);
        return link.email;
      }),

    async find(sessionDigest, now) {
      const row = await db
        .selectFrom('person_links')
        .select(['email', 'opened_at', 'session_ends_at'])
        .where('session_digest', '=', sessionDigest)
        .where('session_ends_at', '>', now)
        .executeTakeFirst();
      return row?.email && row.opened_at && row.session_ends_at
        ? { email: row.email, openedAt: row.opened_at, endsAt: row.session_ends_at }
        : undefined;
    },

    async prolong(sessionDigest, now, { byMs, longestMs }) {
      await db
        .updateTable('person_links')
        .set((eb) => ({ session_ends_at: eb('session_ends_at', '+', byMs) }))
        .where('session_digest', '=', sessionDigest)
        .where('session_ends_at', '>', now)
        .where((eb) => eb(eb('session_ends_at', '-', eb.ref('opened_at')), '<=', longestMs - byMs))
        .execute();
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

async function byCode(
  trx: Kysely<Schema>,
  kind: PersonLinkKind,
  { codeDigest }: Extract<PersonLinkKey, { codeDigest: string }>,
  at: number,
): Promise<number | undefined> {
  const link = await trx
    .selectFrom('person_links')
    .select('id')
    .where('kind', '=', kind)
    .where('code_digest', '=', codeDigest)
    .where('opened_at', 'is', null)
    .where('expires_at', '>', at)
    .executeTakeFirst();
  return link?.id;
}

/** Counts the attempt first: of simultaneous guesses, each waits for the count of the one before. */
async function byTyped(
  trx: Kysely<Schema>,
  kind: PersonLinkKind,
  { addressDigests, typedDigests, mostTries }: Exclude<PersonLinkKey, { codeDigest: string }>,
  at: number,
): Promise<number | undefined> {
  const tried = await trx
    .updateTable('person_links')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('kind', '=', kind)
    .where('address_digest', 'in', [...addressDigests])
    .where('opened_at', 'is', null)
    .where('expires_at', '>', at)
    .where('tries', '<', mostTries)
    .returning(['id', 'typed_digest'])
    .execute();
  return tried.find(({ typed_digest }) => typedDigests.includes(typed_digest ?? ''))?.id;
}
