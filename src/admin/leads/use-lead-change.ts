import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { LeadDetailDto, LeadPage, LeadRowDto } from '../../contracts/lead.ts';
import type { LeadChange } from '../../contracts/lead-change.ts';
import { fill, formatNumber, pluralForm } from '../../i18n/format.ts';
import { callApi } from '../api/call-api.ts';
import { changeMessage } from '../api/error-message.ts';
import { useLanguage } from '../texts.ts';
import { toastDone, toastFailure } from '../toast.ts';
import { detailKey, listsKey } from './lead-queries.ts';

type Values = Partial<
  Pick<
    LeadDetailDto,
    'status' | 'assignee' | 'followUp' | 'lostReason' | 'lostNote' | 'wonValue' | 'name' | 'email' | 'phone'
  >
>;

/** A change as the screen makes it: the assignee with the name that is shown until the server has answered. */
export type Change = Values;

interface ChangeOf {
  leads: readonly LeadRowDto[];
  change: Change;
}

const mutationKey = ['leads', 'change'];

/** Changes one lead or several. Detail and list show the change at once, and roll it back if the call fails. */
export function useLeadChange() {
  const { locale, t } = useLanguage();
  const client = useQueryClient();
  return useMutation({
    mutationKey,
    mutationFn: async ({ leads, change }: ChangeOf) => {
      const body = toBody(change);
      const [first, ...others] = leads;
      if (first && others.length === 0)
        await callApi('PATCH /leads/{id}', { params: { id: first.id }, body });
      else await callApi('PATCH /leads', { body: { ids: leads.map(({ id }) => id), ...body } });
    },
    onMutate: async ({ leads, change }) => {
      await Promise.all([
        ...leads.map(({ id }) => client.cancelQueries({ queryKey: detailKey(id) })),
        client.cancelQueries({ queryKey: listsKey }),
      ]);
      write(client, new Map(leads.map(({ id }) => [id, change])));
      // Only the fields of this change are put back: another change may have been made meanwhile.
      return new Map(leads.map((lead) => [lead.id, valuesBefore(lead, change)]));
    },
    onError: (error, _change, before) => {
      if (before) write(client, before);
      toastFailure(changeMessage(error, t), 'failure');
    },
    onSuccess: (_answer, { leads: { length: count }, change: { status } }) => {
      const { done, doneStatus } = t.leads.work.bulk;
      toastDone(
        count === 1
          ? t.leads.detail.changed
          : fill(pluralForm(locale, status ? doneStatus : done, count), {
              count: formatNumber(locale, count),
              status: status ? t.leads.statuses[status] : '',
            }),
      );
    },
    onSettled: () => {
      // Load again only after the last of several changes: a response before it would undo it on the screen.
      if (client.isMutating({ mutationKey }) === 1) void client.invalidateQueries({ queryKey: ['leads'] });
    },
  });
}

const toBody = ({ assignee, ...change }: Change): LeadChange =>
  assignee === undefined ? change : { ...change, assigneeId: assignee?.id ?? null };

const valuesBefore = (lead: LeadRowDto, change: Change): Values =>
  Object.fromEntries(Object.entries(lead).filter(([name]) => name in change));

function write(client: QueryClient, values: ReadonlyMap<string, Values>): void {
  for (const [id, own] of values)
    client.setQueryData<LeadDetailDto>(detailKey(id), (kept) => kept && { ...kept, ...own });
  client.setQueriesData<LeadPage>(
    { queryKey: listsKey },
    (kept) => kept && { ...kept, items: kept.items.map((row) => ({ ...row, ...values.get(row.id) })) },
  );
}
