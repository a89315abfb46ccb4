import { type RawBuilder, sql } from 'kysely';
import type { ConsentAnswers, ConsentStore, ListedProof, ProofFilter } from '../../../app/ports/consents.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import type { Database } from '../engine/connect.ts';
import { proofRecord } from './consent-tables.ts';
import { laterRefusal, namesFormer } from './later-refusal.ts';
import { giveChoice } from './lead-choice.ts';

/** The choice that replaced a proof: the first one, should two tabs have answered at once. */
const later = (column: string) =>
  sql<number | null>`(select min(${sql.ref(`later.${column}`)}) from consents as later
    where later.replaces = consents.public_id)`;
const isWithdrawn = sql<boolean>`consents.marketing = 1 and ${later('marketing')} = 0`;

/** The number of acts that platforms were told under a proof, which a send names in this column. */
const told = (column: 'proof_id' | 'artist_proof_id') =>
  sql<number>`(select count(*) from conversion_sends as told
    where ${sql.ref(`told.${column}`)} = consents.public_id and told.state in ('sent', 'unclear'))`;

/** Creates the store of the proofs of cookie choices, on either engine. `ConsentStore` documents its functions. */
export function createConsentStore({ db }: Database): ConsentStore {
  const matching = ({ id, locale, choice }: ProofFilter): RawBuilder<boolean> => {
    const conditions = [
      // Ids are hexadecimal: nothing of a search is a wildcard.
      ...(id ? [sql`consents.public_id like ${`${id.toLowerCase().replaceAll(/[^\da-f-]/g, '')}%`}`] : []),
      ...(locale ? [sql`consents.locale = ${locale}`] : []),
      ...(choice === 'marketing' ? [sql`consents.marketing = 1`] : []),
      ...(choice === 'objected' ? [sql`consents.objected = 1`] : []),
      ...(choice === 'withdrawn' ? [isWithdrawn] : []),
    ];
    return conditions.length > 0 ? sql`(${sql.join(conditions, sql` and `)})` : sql`1 = 1`;
  };

  return {
    async save(proof) {
      await db.transaction().execute(async (trx) => {
        await trx
          .insertInto('consents')
          .values({ ...proofRecord.toRow(proof), marketing: proof.record.marketing ? 1 : 0 })
          .onConflict((conflict) => conflict.column('public_id').doNothing())
          .execute();
        // Its report may have arrived first.
        await giveChoice(trx, proof.id);
        const { replaces } = proof;
        if (replaces === null) return;
        // What waits under the former choices is not sent any more where advertising is refused, by this one or by a later one
        // that arrived first; its identifiers are gone with this commit.
        const { refused } = await trx
          .selectNoFrom(laterRefusal(proof.id).as('refused'))
          .executeTakeFirstOrThrow();
        if (!proof.record.marketing || proof.objected || refused !== null)
          await trx
            .updateTable('conversion_sends')
            .set({
              ...{ state: 'unsent', reason: 'replaced', sealed: null, next_attempt_at: null },
              settled_at: proof.createdAt,
            })
            .where(({ or }) =>
              or([namesFormer('proof_id', replaces), namesFormer('artist_proof_id', replaces)]),
            )
            .where('state', 'in', ['waiting', 'dead'])
            .execute();
      });
      const row = await db
        .selectFrom('consents')
        .selectAll()
        .where('public_id', '=', proof.id)
        .executeTakeFirstOrThrow();
      return proofRecord.toRecord(row);
    },

    async forget(before) {
      await db.deleteFrom('consents').where('created_at', '<', before).execute();
    },

    async list(filter, limit, from) {
      const rows = await db
        .selectFrom('consents')
        .selectAll()
        .select([
          later('created_at').as('replaced_at'),
          sql<number>`case when ${isWithdrawn} then 1 else 0 end`.as('withdrawn'),
          // An artist's own answer is the second proof of a send.
          sql<number>`${told('proof_id')} + ${told('artist_proof_id')}`.as('used'),
        ])
        .where(matching(filter))
        .orderBy('consents.created_at', 'desc')
        .orderBy('consents.id', 'desc')
        .limit(limit)
        .offset(from)
        .execute();
      return rows.map(
        ({ replaced_at, withdrawn, used, ...row }): ListedProof => ({
          ...proofRecord.toRecord(row),
          replacedAt: replaced_at === null ? null : Number(replaced_at),
          withdrawn: Number(withdrawn) === 1,
          used: Number(used),
        }),
      );
    },

    async counts(filter) {
      const count = async (choice: ProofFilter['choice']) => {
        const { total } = await db
          .selectFrom('consents')
          .select(({ fn }) => fn.countAll<number>().as('total'))
          .where(matching({ ...filter, choice }))
          .executeTakeFirstOrThrow();
        return Number(total);
      };
      return {
        all: await count(undefined),
        marketing: await count('marketing'),
        objected: await count('objected'),
        withdrawn: await count('withdrawn'),
      };
    },

    async answers(starts, until) {
      const [first] = starts;
      if (first === undefined) return [];
      // From the last week to the first: the first start that is not after an answer is that of its week.
      const cases = starts
        .map((start, week) => sql`when created_at >= ${start} then ${sql.lit(week)}`)
        .reverse();
      const { rows } = await sql<{
        week: number;
        locale: Locale;
        text_version: string;
        objected: number;
        answers: number;
        accepted: number;
      }>`select case ${sql.join(cases, sql` `)} end as week, locale, text_version, objected, count(*) as answers,
          sum(marketing) as accepted from consents
        where created_at >= ${first} and created_at < ${until} and replaces is null and scope is null
        group by 1, locale, text_version, objected`.execute(db);
      return rows.map(
        (row): ConsentAnswers => ({
          week: Number(row.week),
          locale: row.locale,
          textVersion: row.text_version,
          objected: row.objected === 1,
          answers: Number(row.answers),
          accepted: Number(row.accepted),
        }),
      );
    },

    async shown(firstDay, lastDay) {
      const rows = await db
        .selectFrom('visit_counts')
        .select(['day', 'name as locale', 'count'])
        .where('kind', '=', 'banner')
        .where('day', '>=', firstDay)
        .where('day', '<=', lastDay)
        .execute();
      return rows;
    },
  };
}
