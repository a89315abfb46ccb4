import type { Kysely } from 'kysely';
import type { AuditEntry } from '../../../../app/ports/audit.ts';
import type { ErasureNotice } from '../../../../app/ports/privacy/erasure-notice.ts';
import type { PersonConsent } from '../../../../domain/own-data/own-data.ts';
import { appendAudit } from '../../audit/audit-log.ts';
import type { Engine } from '../../engine/connect.ts';
import { deleteConsent, switchBoxesOff } from '../../newsletter/end-consent.ts';
import type { Schema } from '../../schema.ts';
import { recordErasure } from '../erasures.ts';

/** See `People.withdrawConsents`. */
export async function withdrawConsents(
  trx: Kysely<Schema>,
  engine: Engine,
  email: string,
  consents: ReadonlyMap<PersonConsent, string>,
  notice: ErasureNotice,
  entryOf: (leads: string[]) => AuditEntry,
): Promise<void> {
  const changed = new Set<string>();
  let ended = false;
  if (consents.has('newsletter')) {
    const row = await deleteConsent(trx, { email }, notice.at);
    ended = row !== undefined;
    // All boxes: the person wants no newsletter, whichever box asked for it.
    const all = row && { ...row, confirmed_at: row.confirmed_at ?? notice.at };
    for (const id of await switchBoxesOff(trx, engine, email, notice, all)) changed.add(id);
  }
  if (consents.has('advertising'))
    for (const id of await switchAdvertisingOff(trx, engine, email)) changed.add(id);
  if (changed.size === 0 && !ended) return;
  for (const digest of consents.values()) await recordErasure(trx, digest, notice.at);
  await appendAudit(trx, entryOf([...changed]));
}

/** Switches the advertising choice off in the leads of an address, and returns the public ids of the changed ones. */
async function switchAdvertisingOff(trx: Kysely<Schema>, engine: Engine, email: string): Promise<string[]> {
  const leads = await trx
    .selectFrom('leads')
    .select(['id', 'public_id', 'consent'])
    .where('email_key', '=', email)
    .where('consent', 'is not', null)
    .orderBy('id')
    // A simultaneous correction of a lead writes the same row.
    .$if(engine === 'postgres', (query) => query.forNoKeyUpdate())
    .execute();
  const advertised = leads.filter(({ consent }) => JSON.parse(consent ?? '{}').marketing === true);
  for (const { id, consent } of advertised)
    await trx
      .updateTable('leads')
      .set({ consent: JSON.stringify({ ...JSON.parse(consent ?? ''), marketing: false }) })
      .where('id', '=', id)
      .execute();
  return advertised.map(({ public_id }) => public_id);
}
