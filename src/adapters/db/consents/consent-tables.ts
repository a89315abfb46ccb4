import type { Generated } from 'kysely';
import type { StoredConsent } from '../../../app/ports.ts';
import { flag, json, type RowOf, recordOf } from '../engine/record.ts';

export const proofRecord = recordOf<StoredConsent>()({
  id: 'public_id',
  record: json('record'),
  textVersion: 'text_version',
  locale: 'locale',
  objected: flag('objected'),
  createdAt: 'created_at',
});

/** The proof of a cookie choice. */
export interface ConsentRow extends RowOf<typeof proofRecord> {
  id: Generated<number>;
}
