import type { Selectable } from 'kysely';
import type { LeadState } from '../../../app/ports/leads.ts';
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
  'phone',
] as const;
/** The columns that change with the telephone. */
export const phoneColumns = ['kind', 'name', 'email', 'fields'] as const;

type StateRow = Pick<Selectable<LeadRow>, (typeof stateColumns)[number]>;
type PhoneRow = Pick<Selectable<LeadRow>, (typeof phoneColumns)[number]>;

export const stateOf = (row: StateRow): LeadState => ({
  status: row.status,
  assigneeId: row.assignee_id,
  followUp: row.follow_up === null ? null : dayName(row.follow_up),
  lostReason: row.lost_reason,
  lostNote: row.lost_note,
  wonValue: row.won_value,
  phone: row.phone,
});

export const columnsOf = (state: LeadState): StateRow => ({
  status: state.status,
  assignee_id: state.assigneeId,
  follow_up: state.followUp === null ? null : dayNumber(state.followUp),
  lost_reason: state.lostReason,
  lost_note: storableText(state.lostNote),
  won_value: state.wonValue,
  phone: state.phone,
});

/** The columns that repeat a lead's telephone: the search text, and the fields of a lead that the agency typed. */
export const phoneCopies = ({ kind, name, email, fields }: PhoneRow, phone: string | null) => ({
  search: searchText({ name, email, phone }),
  fields: kind === 'manual' ? JSON.stringify({ ...JSON.parse(fields), phone: phone ?? '' }) : fields,
});
