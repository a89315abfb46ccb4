import type { AuditEntryDto } from '../../../contracts/audit.ts';
import { auditActions } from '../../../domain/account/audit-action.ts';
import { momentsOfDays } from '../../../domain/time/agency-day.ts';
import { callApi } from '../../api/call-api.ts';
import { day, one, text } from '../../ui/list/fields.ts';
import { dayInput, selectInput } from '../../ui/list/inputs.tsx';
import { declareList, type ListOf, useList } from '../../ui/list/use-list.ts';

/** The audit log: its filters in the address, their inputs, its rows. AuditLog.tsx sets `account`. */
export const auditList = declareList({
  fields: {
    /** An account's id; `none` for actions of the system, without a signed-in account. */
    account: text(64),
    action: one(
      auditActions,
      '',
      selectInput((t, locale) => ({
        label: t.audit.filter.action,
        options: [
          { value: '', label: t.audit.filter.anything },
          ...auditActions
            .map((value) => ({ value, label: t.audit.actions[value] }))
            .sort((a, b) => a.label.localeCompare(b.label, locale)),
        ],
      })),
    ),
    day: day(dayInput((t) => t.audit.filter.day)),
  },
  key: ['audit'],
  // The API takes two instants, since an agency's day lasts 23 or 25 hours when the clocks change.
  request: (query) => {
    const day = query.get('day');
    if (day === null) return;
    query.delete('day');
    for (const [name, moment] of Object.entries(momentsOfDays(day, day)))
      query.set(name, new Date(moment).toISOString());
  },
  load: (query, signal) => callApi('GET /audit', { query, signal }),
  idOf: ({ at, requestId, action, subject }: AuditEntryDto) => [at, requestId, action, subject?.id].join(' '),
});
export type AuditListView = ListOf<typeof auditList>;
export const useAuditList = (): AuditListView => useList(auditList);
