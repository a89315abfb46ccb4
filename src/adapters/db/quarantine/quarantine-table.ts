import type { Generated } from 'kysely';
import type { HeldKind, QuarantinedForm } from '../../../app/ports/quarantine.ts';
import type { LeadKind } from '../../../app/ports.ts';
import { json, type RowOf, recordOf, text } from '../engine/record.ts';

export const formRecord = recordOf<QuarantinedForm>()({
  id: 'public_id',
  createdAt: 'created_at',
  sign: 'sign',
  key: text('idempotency_key'),
  form: json('form'),
});

/** A submission of a visitor that looks like spam. */
export interface QuarantinedFormRow extends RowOf<typeof formRecord> {
  id: Generated<number>;
  held: HeldKind;
  /** The form: the kind of its leads, or `review`. */
  kind: LeadKind | 'review';
  /** The address in `form`, as `normalizeEmail` spells it; empty: the author left no address. */
  email_key: string;
}
