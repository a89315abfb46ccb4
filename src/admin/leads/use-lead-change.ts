import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AssigneeDto, LeadChange, LeadDetailDto, LeadPage, LeadRowDto } from '../../contracts/lead.ts';
import type { LeadStatus } from '../../domain/lead/lead-status.ts';
import { callApi } from '../session/api.ts';
import { changeMessage } from '../session/change-message.ts';
import { useLanguage } from '../texts.ts';
import { detailKey, leadPath, listsKey } from './lead-queries.ts';

type Change = { status: LeadStatus } | { assignee: AssigneeDto | null };
type Values = Partial<Pick<LeadRowDto, 'status' | 'assignee'>>;

const mutationKey = ['leads', 'change'];

/** Changes a lead on the screen at once, in the detail and in the list, and takes it back if the server refuses. */
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
      callApi<unknown>('PATCH', leadPath(id), {
        ...('status' in change ? { status: change.status } : { assigneeId: change.assignee?.id ?? null }),
      } satisfies LeadChange),
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
      notifications.show({ message: changeMessage(error, t), color: 'red', autoClose: 5000 });
    },
    onSuccess: () => notifications.show({ message: t.leads.detail.changed, color: 'teal' }),
    onSettled: () => {
      // Asked for again when the last of several changes is through: an answer between them would undo the next one.
      if (client.isMutating({ mutationKey }) === 1) void client.invalidateQueries({ queryKey: ['leads'] });
    },
  });
}
