import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AssigneeDto, LeadDetailDto, LeadPage, LeadRowDto } from '../../contracts/lead.ts';
import type { LeadStatus } from '../../domain/lead/lead-status.ts';
import { callApi } from '../api/call-api.ts';
import { changeMessage } from '../api/error-message.ts';
import { useLanguage } from '../texts.ts';
import { toastDone, toastFailure } from '../toast.ts';
import { detailKey, listsKey } from './lead-queries.ts';

type Change = { status: LeadStatus } | { assignee: AssigneeDto | null };
type Values = Partial<Pick<LeadRowDto, 'status' | 'assignee'>>;

const mutationKey = ['leads', 'change'];

/** Changes a lead. Detail and list show the change at once, and roll it back if the call fails. */
export function useLeadChange(lead: LeadDetailDto) {
  const { t } = useLanguage();
  const client = useQueryClient();
  const { id } = lead;
  const write = (values: Values) => {
    client.setQueryData<LeadDetailDto>(detailKey(id), (kept) => kept && { ...kept, ...values });
    client.setQueriesData<LeadPage>(
      { queryKey: listsKey },
      (kept) =>
        kept && { ...kept, items: kept.items.map((row) => (row.id === id ? { ...row, ...values } : row)) },
    );
  };
  return useMutation({
    mutationKey,
    mutationFn: (change: Change) =>
      callApi('PATCH /leads/{id}', {
        params: { id },
        body: 'status' in change ? { status: change.status } : { assigneeId: change.assignee?.id ?? null },
      }),
    onMutate: async (change) => {
      await Promise.all([
        client.cancelQueries({ queryKey: detailKey(id) }),
        client.cancelQueries({ queryKey: listsKey }),
      ]);
      const before: Values = 'status' in change ? { status: lead.status } : { assignee: lead.assignee };
      write(change);
      return before;
    },
    onError: (error, _change, before) => {
      if (before) write(before);
      toastFailure(changeMessage(error, t), 'failure');
    },
    onSuccess: () => toastDone(t.leads.detail.changed),
    onSettled: () => {
      // Load again only after the last of several changes: a response before it would undo it on the screen.
      if (client.isMutating({ mutationKey }) === 1) void client.invalidateQueries({ queryKey: ['leads'] });
    },
  });
}
