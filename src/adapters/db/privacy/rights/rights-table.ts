import type { Generated } from 'kysely';
import type { RightsRequest } from '../../../../app/ports/privacy/rights-requests.ts';
import { json, type RowOf, recordOf, text } from '../../engine/record.ts';

export const rightsRecord = recordOf<Omit<RightsRequest, 'number'>>()({
  kind: 'kind',
  origin: 'origin',
  email: text('email'),
  locale: 'locale',
  receivedAt: 'received_at',
  prolongedAt: 'prolonged_at',
  reason: 'reason',
  places: json('places'),
  closedAt: 'closed_at',
  closedBy: 'closed_by',
});

/** A person's request that staff answer. */
export interface RightsRequestRow extends RowOf<typeof rightsRecord> {
  /** Its number. */
  id: Generated<number>;
  email_key: string;
}
