import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { useLanguage } from '../texts.ts';
import { FilterForm } from '../ui/FilterForm.tsx';
import { Glyph } from '../ui/Glyph.tsx';
import { FilterInputs } from '../ui/list/FilterInputs.tsx';
import { type LeadFieldName, type LeadListView, leadFilterNames } from './lead-list.tsx';
import { filtersText } from './lead-names.ts';

const inSight = ['q', 'status'] satisfies LeadFieldName[];
const menus = ['kind', 'platform', 'delivery'] satisfies LeadFieldName[];
/** The first and the last day, which stay side by side. */
const days = ['from', 'to'] satisfies LeadFieldName[];
/** Shown by the tabs above. */
const tabs = ['todo'] satisfies LeadFieldName[];
const named: readonly LeadFieldName[] = [...tabs, ...inSight, ...menus, ...days];
const rare = leadFilterNames.filter((name) => !named.includes(name));

/**
 * Search and menus in a row, and the rare filters behind a button that shows the number of active ones. A narrow window
 * also folds the menus.
 */
export function LeadFilters({ list }: { list: LeadListView }) {
  const { t } = useLanguage();
  // In a narrower window, beside the sidebar, the menus would need a row of their own.
  const wide = useMediaQuery('(min-width: 84rem)', undefined, { getInitialValueInEffect: false }) ?? false;
  const always: readonly LeadFieldName[] = wide ? [...inSight, ...menus] : inSight;
  const folded = list.active.filter((name) => ![...tabs, ...always].includes(name)).length;
  const [open, setOpen] = useState(false);
  const [before, setBefore] = useState(0);
  // In a wide window, the rare filters unfold when one of them becomes active, so that it is visible.
  if (folded !== before) {
    setBefore(folded);
    if (wide && before === 0) setOpen(true);
  }
  return (
    <FilterForm className="leads-filters">
      <FilterInputs list={list} names={always} />
      <Button
        variant="default"
        size="sm"
        className="leads-choice"
        data-active={folded > 0 || undefined}
        aria-expanded={open}
        aria-controls="lead-filters"
        rightSection={<Glyph name={open ? 'up' : 'down'} />}
        onClick={() => setOpen(!open)}
      >
        {filtersText(t.leads, folded)}
      </Button>
      <div id="lead-filters" className="leads-filter-row" data-open={open || undefined}>
        {!wide && (
          <div className="leads-menus">
            <FilterInputs list={list} names={menus} />
          </div>
        )}
        <FilterInputs list={list} names={rare} />
        <div className="leads-days">
          <FilterInputs list={list} names={days} />
        </div>
      </div>
    </FilterForm>
  );
}
