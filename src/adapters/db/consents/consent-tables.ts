import type { Generated } from 'kysely';
import type { StoredConsent } from '../../../app/ports/consents.ts';
import { flag, json, type RowOf, recordOf } from '../engine/record.ts';

export const proofRecord = recordOf<StoredConsent>()({
  id: 'public_id',
  record: json('record'),
  textVersion: 'text_version',
  locale: 'locale',
  objected: flag('objected'),
  replaces: 'replaces',
  scope: 'scope',
  asked: json('asked'),
  createdAt: 'created_at',
});

/** The proof of a cookie choice. */
export interface ConsentRow extends RowOf<typeof proofRecord> {
  id: Generated<number>;
  /** Whether the record accepts advertising (0 or 1): the list filters by it, and the rates count it. */
  marketing: number;
}
