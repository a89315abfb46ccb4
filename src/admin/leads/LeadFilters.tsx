import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { leadStatuses } from '../../domain/lead/lead-status.ts';
import { DelayedInput } from '../parts/DelayedInput.tsx';
import { FilterForm } from '../parts/FilterForm.tsx';
import { Glyph } from '../parts/Glyph.tsx';
import { useLanguage } from '../texts.ts';
import { ChoiceMenu } from './ChoiceMenu.tsx';
import { filtersText } from './lead-names.ts';
import { deliverySummaries, kinds, leadPlatforms } from './lead-values.ts';
import { foldedFilters, type LeadView } from './lead-view.ts';
import { RareFilters } from './RareFilters.tsx';
import type { ChangeView } from './use-lead-view.ts';

interface LeadFiltersProps {
  view: LeadView;
  change: ChangeView;
}

/** Which leads: search and menus in a row, what is rarely asked for behind a button that says how much of it is on. A narrow window folds the menus too. */
export function LeadFilters({ view, change }: LeadFiltersProps) {
  const { t } = useLanguage();
  const words = t.leads.list;
  // Beside the sidebar the menus would need a row of their own.
  const wide = useMediaQuery('(min-width: 84rem)', undefined, { getInitialValueInEffect: false }) ?? false;
  const folded = foldedFilters(view, wide);
  const [open, setOpen] = useState(false);
  const [before, setBefore] = useState(0);
  // Where they take one row, none that narrows the list is out of sight, unless somebody folds them.
  if (folded !== before) {
    setBefore(folded);
    if (wide && before === 0) setOpen(true);
  }
  return (
    <FilterForm className="leads-filters">
      <DelayedInput
        type="search"
        label={words.search}
        bare
        placeholder={words.search}
        maxLength={120}
        className="leads-search"
        value={view.q}
        onChange={(q) => change({ q }, true)}
      />
      <ChoiceMenu
        counted
        label={t.leads.columns.status}
        choices={leadStatuses}
        nameOf={(status) => t.leads.statuses[status]}
        chosen={view.status}
        onChange={(status) => change({ status })}
      />
      {wide && <Menus view={view} change={change} />}
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
            <Menus view={view} change={change} />
          </div>
        )}
        <RareFilters view={view} change={change} />
      </div>
    </FilterForm>
  );
}

/** What a lead is, what it is about, and whether it reached its automation. */
function Menus({ view, change }: LeadFiltersProps) {
  const { t } = useLanguage();
  const { columns } = t.leads;
  return (
    <>
      <ChoiceMenu
        counted
        label={columns.kind}
        choices={kinds}
        nameOf={(kind) => t.leads.kinds[kind]}
        chosen={view.kind}
        onChange={(kind) => change({ kind })}
      />
      <ChoiceMenu
        counted
        label={columns.platform}
        choices={leadPlatforms}
        nameOf={(platform) => t.leads.platforms[platform]}
        chosen={view.platform}
        onChange={(platform) => change({ platform })}
      />
      <ChoiceMenu
        counted
        label={columns.delivery}
        choices={deliverySummaries}
        nameOf={(state) => t.leads.deliveries[state]}
        chosen={view.delivery}
        onChange={(delivery) => change({ delivery })}
      />
    </>
  );
}
