import { useQuery } from '@tanstack/react-query';
import type { LeadFilter, LeadRowDto } from '../../../contracts/leads/lead.ts';
import { deliverySummaries } from '../../../domain/delivery/states.ts';
import { contactPlatforms } from '../../../domain/lead/contact-platform.ts';
import { leadKinds, leadSorts, leadStatuses, todos } from '../../../domain/lead/lead-values.ts';
import { SEARCH_MAX_LENGTH } from '../../../domain/list/list-parameters.ts';
import { callApi } from '../../api/call-api.ts';
import { type AdminTexts, useLanguage } from '../../texts.ts';
import { DelayedInput } from '../../ui/fields/DelayedInput.tsx';
import { day, several, sorting, text, whole } from '../../ui/list/fields.ts';
import { dayInput, OneOf, searchInput, wholeInput } from '../../ui/list/inputs.tsx';
import type { Field, SetText } from '../../ui/list/list-state.ts';
import { declareList, type ListOf, useList } from '../../ui/list/use-list.ts';
import { assigneeOptions } from '../assignee-options.ts';
import { sourceOf } from '../lead-names.ts';
import { assigneesQuery, listsKey } from '../lead-queries.ts';
import { ChoiceMenu } from './ChoiceMenu.tsx';

/**
 * Every filter of the list of leads: its name in the address and in the API, its values, its input. A filter that is
 * added here appears behind "more filters", unless LeadFilters.tsx names it.
 */
const fields = {
  q: text(
    SEARCH_MAX_LENGTH,
    searchInput((t) => t.leads.list.search, 'leads-search'),
  ),
  kind: menu(
    leadKinds,
    (t) => t.leads.columns.kind,
    (t) => t.leads.kinds,
  ),
  status: menu(
    leadStatuses,
    (t) => t.leads.columns.status,
    (t) => t.leads.statuses,
  ),
  platform: menu(
    contactPlatforms,
    (t) => t.leads.columns.platform,
    (t) => t.leads.platforms,
  ),
  delivery: menu(
    deliverySummaries,
    (t) => t.leads.columns.delivery,
    (t) => t.leads.deliveries,
  ),
  /** Set by the tabs above the list. */
  todo: several(todos),
  assignee: text(64, (value, set) => <Assignee value={value} set={set} />),
  source: text(200, (value, set) => <Source value={value} set={set} />),
  sourceNot: text(1500, (value, set) => <SourceNot value={value} set={set} />),
  budgetFrom: whole(wholeInput((t) => t.leads.list.budgetFrom)),
  budgetTo: whole(wholeInput((t) => t.leads.list.budgetTo)),
  costVersion: whole(wholeInput((t) => t.leads.list.costVersion)),
  from: day(dayInput((t) => t.leads.list.from)),
  to: day(dayInput((t) => t.leads.list.to)),
  ...sorting(leadSorts, 'created'),
} satisfies Record<keyof LeadFilter, Field<unknown>>;

export type LeadFieldName = keyof typeof fields;
/** The names of the filters in the order of the address, without sort and order. */
export const leadFilterNames = (Object.keys(fields) as LeadFieldName[]).filter(
  (name) => name !== 'sort' && name !== 'order',
);

export const leadList = declareList({
  fields,
  key: listsKey,
  load: (query, signal) => callApi('GET /leads', { query, signal }),
  idOf: ({ id }: LeadRowDto) => id,
});
export type LeadListView = ListOf<typeof leadList>;
export const useLeadList = (): LeadListView => useList(leadList);

/** A filter of several values, whose input is a menu of their names. */
function menu<T extends string>(
  choices: readonly T[],
  label: (t: AdminTexts) => string,
  names: (t: AdminTexts) => Record<T, string>,
): Field<readonly T[]> {
  function Menu({ value, set }: { value: readonly T[]; set: SetText }) {
    const { t } = useLanguage();
    return (
      <ChoiceMenu
        counted
        label={label(t)}
        choices={choices}
        nameOf={(choice) => names(t)[choice]}
        chosen={value}
        onChange={(chosen) => set(chosen.join(','))}
      />
    );
  }
  return several(choices, (value, set) => <Menu value={value} set={set} />);
}

interface TextProps {
  value: string;
  set: SetText;
}

function Assignee({ value, set }: TextProps) {
  const { t } = useLanguage();
  const assignees = useQuery(assigneesQuery).data ?? [];
  return (
    <OneOf
      label={t.leads.columns.assignee}
      value={value}
      set={set}
      options={[
        { value: '', label: t.common.all },
        { value: 'none', label: t.leads.unassigned },
        ...assigneeOptions(assignees),
      ]}
    />
  );
}

function Source({ value, set }: TextProps) {
  const { t } = useLanguage();
  return (
    <DelayedInput
      type="text"
      label={t.leads.columns.source}
      placeholder={t.leads.list.anySource}
      maxLength={200}
      value={value}
      onChange={(source) => set(sourceOf(t.leads, source), true)}
    />
  );
}

function SourceNot({ value, set }: TextProps) {
  const { t } = useLanguage();
  return (
    <DelayedInput
      type="text"
      label={t.leads.list.sourceNot}
      className="leads-sources"
      placeholder={t.leads.list.sourceNotExample}
      maxLength={1500}
      value={value}
      onChange={(typed) =>
        set(
          typed
            .split(',')
            .map((name) => sourceOf(t.leads, name))
            .join(','),
          true,
        )
      }
    />
  );
}
