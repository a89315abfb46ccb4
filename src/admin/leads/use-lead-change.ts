import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { LeadDetailDto, LeadPage, LeadRowDto } from '../../contracts/leads/lead.ts';
import type { LeadChange } from '../../contracts/leads/lead-change.ts';
import { callApi } from '../api/call-api.ts';
import { changeMessage } from '../api/error-message.ts';
import { useLanguage } from '../texts.ts';
import { toastDone, toastFailure } from '../toast.ts';
import { toastWithAction } from '../ui/feedback/action-toast.tsx';
import { detailKey, listsKey } from './lead-queries.ts';
import { toldChange } from './told-change.tsx';

type Values = Partial<
  Pick<
    LeadDetailDto,
    'status' | 'assignee' | 'followUp' | 'lostReason' | 'lostNote' | 'wonValue' | 'name' | 'email' | 'phone'
  >
>;

/** A change made on the screen; the assignee has the name that is shown until the response. */
export type Change = Values;

interface Part {
  leads: readonly (LeadRowDto & Partial<Pick<LeadDetailDto, 'lostNote'>>)[];
  change: Change;
}
/** One change of several leads, or the parts that undo it: the leads may have had different values before. */
interface ChangeOf {
  parts: readonly Part[];
  isUndo: boolean;
}

const mutationKey = ['leads', 'change'];

/**
 * Changes one lead or several. Detail and list show the change at once, and roll it back if the call fails. The toast names
 * the lead and can undo the change.
 */
export function useLeadChange() {
  const { locale, t } = useLanguage();
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: async ({ parts }: ChangeOf) => {
      for (const { leads, change } of parts) {
        const body = toBody(change);
        const [first, ...others] = leads;
        if (first && others.length === 0)
          await callApi('PATCH /leads/{id}', { params: { id: first.id }, body });
        else await callApi('PATCH /leads', { body: { ids: leads.map(({ id }) => id), ...body } });
      }
    },
    onMutate: async ({ parts }) => {
      await Promise.all([
        ...parts
          .flatMap(({ leads }) => leads)
          .map(({ id }) => client.cancelQueries({ queryKey: detailKey(id) })),
        client.cancelQueries({ queryKey: listsKey }),
      ]);
      write(client, valuesOf(parts));
      // Rolls back only the fields of this change: another change may have been made meanwhile.
      return valuesOf(parts, valuesBefore);
    },
    onError: (error, _change, before) => {
      if (before) write(client, before);
      toastFailure(changeMessage(error, t), 'failure');
    },
    onSuccess: (_answer, { parts, isUndo }) => {
      if (isUndo) toastDone(t.leads.work.undone);
      else for (const part of parts) tell(part);
    },
    onSettled: () => {
      // Refetch only after the last of several changes: an earlier response would revert it on the screen.
      if (client.isMutating({ mutationKey }) === 1) void client.invalidateQueries({ queryKey: ['leads'] });
    },
  });
  const tell = (part: Part) => {
    toastWithAction({
      // Only the latest change can be undone: several toasts would cover the panel of the lead.
      about: 'lead',
      message: toldChange(part, locale, t.leads),
      label: t.common.cancel,
      act: () => mutate({ parts: takingBack(part), isUndo: true }),
    });
  };
  return { mutate: (part: Part) => mutate({ parts: [part], isUndo: false }) };
}

/** Returns the parts that undo a change: leads with the same previous values are one part. */
function takingBack({ leads, change }: Part): Part[] {
  const parts = new Map<string, { leads: LeadRowDto[]; change: Change }>();
  for (const lead of leads) {
    const back = { ...valuesBefore(lead, change), ...(change.status && outcomeBefore(lead)) };
    const part = parts.get(JSON.stringify(back)) ?? { leads: [], change: back };
    part.leads.push(lead);
    parts.set(JSON.stringify(back), part);
  }
  return [...parts.values()];
}

/** The previous values that a status change also deleted: the follow-up, and the reason or the amount of the outcome. */
const outcomeBefore = (lead: Part['leads'][number]): Change => ({
  followUp: lead.followUp,
  ...(lead.status === 'lost' && { lostReason: lead.lostReason }),
  ...(lead.status === 'lost' && lead.lostNote !== undefined && { lostNote: lead.lostNote }),
  ...(lead.status === 'won' && { wonValue: lead.wonValue }),
});

const valuesOf = (
  parts: readonly Part[],
  of: (lead: LeadRowDto, change: Change) => Values = (_lead, change) => change,
): ReadonlyMap<string, Values> =>
  new Map(parts.flatMap(({ leads, change }) => leads.map((lead) => [lead.id, of(lead, change)] as const)));

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
