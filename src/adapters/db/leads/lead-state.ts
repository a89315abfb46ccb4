import type { Selectable } from 'kysely';
import type { LeadState } from '../../../app/ports/leads.ts';
import { normalizeEmail } from '../../../domain/account/email.ts';
import { withPerson } from '../../../domain/lead/person.ts';
import { dayName, dayNumber } from '../../../domain/time/agency-day.ts';
import { recordOf, text } from '../engine/record.ts';
import { storableText } from '../engine/storable-text.ts';
import { searchText } from './lead-columns.ts';
import type { LeadRow } from './lead-tables.ts';

/** An agency's day, stored as `dayNumber` numbers it. */
export const followUp = {
  column: 'follow_up',
  encode: (day: string | null) => (day === null ? null : dayNumber(day)) as number,
  decode: (stored: number | null) => (stored === null ? null : dayName(stored)),
} as const;

/** The part of a lead that the agency changes. */
export const stateRecord = recordOf<LeadState>()({
  status: 'status',
  assigneeId: 'assignee_id',
  followUp,
  lostReason: 'lost_reason',
  lostNote: text('lost_note'),
  wonValue: 'won_value',
  name: text('name'),
  email: text('email'),
  phone: 'phone',
});
/** The columns that repeat name, address and telephone, besides those that are derived from them. */
export const copiedColumns = ['fields'] as const;

type CopiedRow = Pick<Selectable<LeadRow>, (typeof copiedColumns)[number]>;
type Contact = Pick<LeadState, 'name' | 'email' | 'phone'>;

/** Whether a change corrects the name, the address or the telephone. */
export const isCorrected = (before: Contact, after: Contact): boolean =>
  before.name !== after.name || before.email !== after.email || before.phone !== after.phone;

/**
 * The columns that repeat a lead's name, address and telephone: the search text, the key of the address, and the fields
 * of the form, so that a corrected value is in no list, export or search any more. Deliveries keep the values with
 * which they were created.
 */
export function copiesOf({ fields }: CopiedRow, { name, email, phone }: Contact) {
  return {
    search: searchText({ name, email, phone }),
    email_key: storableText(normalizeEmail(email)),
    fields: JSON.stringify(withPerson(JSON.parse(fields), { name, email, phone })),
  };
}
