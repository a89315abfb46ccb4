import type { Generated } from 'kysely';
import type { HeldKind, QuarantinedForm } from '../../../app/ports/quarantine.ts';
import type { LeadKind } from '../../../app/ports.ts';

/** A submission of a visitor that looks like spam. */
export interface QuarantinedFormRow {
  id: Generated<number>;
  public_id: string;
  held: HeldKind;
  /** The form: the kind of its leads, or `review`. */
  kind: LeadKind | 'review';
  created_at: number;
  sign: QuarantinedForm['sign'];
  idempotency_key: string;
  /** The address in `form`, as `normalizeEmail` spells it; empty: the author left no address. */
  email_key: string;
  /** JSON of `QuarantinedForm.form`. */
  form: string;
}
