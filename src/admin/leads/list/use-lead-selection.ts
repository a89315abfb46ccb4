import { useSelection } from '../../ui/list/use-selection.ts';
import type { LeadListView } from './lead-list.tsx';

/** The selected rows of the list of leads. */
export function useLeadSelection(list: LeadListView) {
  const present = list.rows.filter((lead) => !list.isGone(lead));
  const { selected, ...rest } = useSelection(
    list.address,
    present.map(({ id }) => id),
  );
  return {
    ...rest,
    leads: present.filter(({ id }) => selected.includes(id)),
    has: (id: string) => selected.includes(id),
    all: present.length > 0 && selected.length === present.length,
  };
}
export type LeadSelection = ReturnType<typeof useLeadSelection>;
