import type { Selectable } from 'kysely';
import type { LeadState } from '../../../app/ports/leads.ts';
import { normalizeEmail } from '../../../domain/account/email.ts';
import { withPerson } from '../../../domain/lead/person.ts';
import { dayName, dayNumber } from '../../../domain/time/agency-day.ts';
import { storableText } from '../engine/storable-text.ts';
import { searchText } from './lead-columns.ts';
import type { LeadRow } from './lead-tables.ts';

/** The columns that hold the part of a lead that the agency changes. */
export const stateColumns = [
  'status',
  'assignee_id',
  'follow_up',
  'lost_reason',
  'lost_note',
  'won_value',
  'name',
  'email',
  'phone',
] as const;
/** The columns that repeat name, address and telephone, besides those that are derived from them. */
export const copiedColumns = ['fields'] as const;

type StateRow = Pick<Selectable<LeadRow>, (typeof stateColumns)[number]>;
type CopiedRow = Pick<Selectable<LeadRow>, (typeof copiedColumns)[number]>;
type Contact = Pick<LeadState, 'name' | 'email' | 'phone'>;

export const stateOf = (row: StateRow): LeadState => ({
  status: row.status,
  assigneeId: row.assignee_id,
  followUp: row.follow_up === null ? null : dayName(row.follow_up),
  lostReason: row.lost_reason,
  lostNote: row.lost_note,
  wonValue: row.won_value,
  name: row.name,
  email: row.email,
  phone: row.phone,
});

export const columnsOf = (state: LeadState): StateRow => ({
  status: state.status,
  assignee_id: state.assigneeId,
  follow_up: state.followUp === null ? null : dayNumber(state.followUp),
  lost_reason: state.lostReason,
  lost_note: storableText(state.lostNote),
  won_value: state.wonValue,
  name: storableText(state.name),
  email: storableText(state.email),
  phone: state.phone,
});

/** Whether a change corrects the name, the address or the telephone. */
export const isCorrected = (before: Contact, after: Contact): boolean =>
  before.name !== after.name || before.email !== after.email || before.phone !== after.phone;

/**
 * The columns that repeat a lead's name, address and telephone: the search text, the key of the address, and the fields of
 * the form, so that a corrected value is in no list, export or search any more. Deliveries keep what they were made with.
 */
export function copiesOf({ fields }: CopiedRow, { name, email, phone }: Contact) {
  return {
    search: searchText({ name, email, phone }),
    email_key: storableText(normalizeEmail(email)),
    fields: JSON.stringify(withPerson(JSON.parse(fields), { name, email, phone })),
  };
}
