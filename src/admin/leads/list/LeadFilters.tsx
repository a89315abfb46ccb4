import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useLanguage } from '../../texts.ts';
import { FilterForm } from '../../ui/fields/FilterForm.tsx';
import { FilterInputs } from '../../ui/list/FilterInputs.tsx';
import { MoreFilters } from '../../ui/list/MoreFilters.tsx';
import { SortMenu } from '../../ui/SortMenu.tsx';
import { useNarrow } from '../../ui/use-narrow.ts';
import { type LeadFieldName, type LeadListView, leadFilterNames } from './lead-list.tsx';

const menus = ['kind', 'platform', 'delivery'] satisfies LeadFieldName[];
/** The first and the last day, always side by side. */
const days = ['from', 'to'] satisfies LeadFieldName[];
/** Shown by the tabs above. */
const tabs = ['todo'] satisfies LeadFieldName[];
const named: readonly LeadFieldName[] = [...tabs, 'q', 'status', ...menus, ...days];
const rare = leadFilterNames.filter((name) => !named.includes(name));

/** The visible filters; the others are folded. */
function inSight(wide: boolean, narrow: boolean): readonly LeadFieldName[] {
  if (narrow) return ['q'];
  return wide ? ['q', 'status', ...menus] : ['q', 'status'];
}

interface LeadFiltersProps {
  list: LeadListView;
  /** Controls in the row of the button that unfolds the rare filters. */
  beside?: ReactNode;
}

/**
 * Search and menus in a row, and the rare filters folded. A narrower window also folds the menus, a phone the order as
 * well.
 */
export function LeadFilters({ list, beside }: LeadFiltersProps) {
  const { t } = useLanguage();
  const narrow = useNarrow();
  // In a narrower window, beside the sidebar, the menus would need a row of their own.
  const wide = useMediaQuery('(min-width: 84rem)', undefined, { getInitialValueInEffect: false }) ?? false;
  const always = inSight(wide, narrow);
  const folded = list.active.filter((name) => ![...tabs, ...always].includes(name)).length;
  return (
    <FilterForm className="list-filters leads-filters">
      <FilterInputs list={list} names={always} />
      <MoreFilters id="lead-filters" count={folded} unfolds={wide} beside={beside}>
        {!wide && (
          <div className="leads-menus">
            <FilterInputs list={list} names={narrow ? ['status', ...menus] : menus} />
            {narrow && <SortMenu names={t.leads.list.sorts} sorting={list.state} change={list.set} />}
          </div>
        )}
        <FilterInputs list={list} names={rare} />
        <div className="list-days">
          <FilterInputs list={list} names={days} />
        </div>
      </MoreFilters>
    </FilterForm>
  );
}
