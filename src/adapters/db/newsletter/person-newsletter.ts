import type { Kysely } from 'kysely';
import type { PersonNewsletter } from '../../../app/ports/leads.ts';
import type { Schema } from '../schema.ts';
import { newsletterRecord } from './newsletter-tables.ts';

/** Returns the consent to the newsletter of an address, in the spelling of `normalizeEmail`: none or one. */
export async function newsletterOf(trx: Kysely<Schema>, email: string): Promise<PersonNewsletter[]> {
  if (email === '') return [];
  const rows = await trx
    .selectFrom('newsletter_consents')
    .select(newsletterRecord.columns)
    .where('email', '=', email)
    .execute();
  return rows.map((row) => {
    const { form, locale, textVersion, askedAt, confirmedAt, questionAt } = newsletterRecord.toRecord(row);
    return { form, locale, textVersion, askedAt, confirmedAt, questionAt };
  });
}
