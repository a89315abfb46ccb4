import { Button, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { leadStatuses } from '../../domain/lead/lead-status.ts';
import { DelayedInput } from '../parts/DelayedInput.tsx';
import { FilterForm } from '../parts/FilterForm.tsx';
import { Glyph } from '../parts/Glyph.tsx';
import { useLanguage } from '../texts.ts';
import { ChoiceMenu } from './ChoiceMenu.tsx';
import { filtersText } from './lead-names.ts';
import { assigneesQuery } from './lead-queries.ts';
import { deliverySummaries, kinds, leadPlatforms } from './lead-values.ts';
import { foldedFilters, isFiltered, type LeadView, withoutFilter } from './lead-view.ts';
import type { ChangeView } from './use-lead-view.ts';

/** Which leads: search and status always, the rest in a narrow window behind a button that says how many of them are on. */
export function LeadFilters({ view, change }: { view: LeadView; change: ChangeView }) {
  const { t } = useLanguage();
  const words = t.leads.list;
  const { columns } = t.leads;
  const assignees = useQuery(assigneesQuery).data ?? [];
  // A link may name somebody who is not, or not yet, in the menu: it must not read as everybody.
  const unknown = !['', 'none', ...assignees.map(({ id }) => id)].includes(view.assignee);
  const [open, setOpen] = useState(false);
  const folded = foldedFilters(view);
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
        label={columns.status}
        choices={leadStatuses}
        nameOf={(status) => t.leads.statuses[status]}
        chosen={view.status}
        onChange={(status) => change({ status })}
      />
      <Button
        variant="default"
        size="sm"
        className="leads-choice leads-more"
        data-active={folded > 0 || undefined}
        aria-expanded={open}
        aria-controls="lead-filters"
        rightSection={<Glyph name={open ? 'up' : 'down'} />}
        onClick={() => setOpen(!open)}
      >
        {filtersText(t.leads, folded)}
      </Button>
      {isFiltered(view) && (
        <Button
          variant="subtle"
          size="sm"
          className="leads-clear"
          onClick={() => change(withoutFilter(view))}
        >
          {words.clear}
        </Button>
      )}
      <div id="lead-filters" className="leads-filter-row" data-open={open || undefined}>
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
        <NativeSelect
          size="sm"
          label={columns.assignee}
          value={view.assignee}
          onChange={({ currentTarget }) => change({ assignee: currentTarget.value })}
          data={[
            { value: '', label: t.common.all },
            { value: 'none', label: t.leads.nobody },
            ...assignees.map(({ id, email }) => ({ value: id, label: email })),
            ...(unknown ? [{ value: view.assignee, label: view.assignee }] : []),
          ]}
        />
        <DelayedInput
          type="text"
          label={columns.source}
          placeholder={words.anySource}
          maxLength={120}
          value={view.source}
          onChange={(source) => change({ source }, true)}
        />
        {(
          [
            ['budgetFrom', words.budgetFrom],
            ['budgetTo', words.budgetTo],
            ['costVersion', words.costVersion],
          ] as const
        ).map(([name, label]) => (
          <DelayedInput
            key={name}
            type="text"
            inputMode="numeric"
            label={label}
            maxLength={9}
            value={view[name]}
            onChange={(value) => change({ [name]: value.replaceAll(/\D/g, '') }, true)}
          />
        ))}
        <DelayedInput
          type="date"
          label={words.from}
          value={view.from}
          onChange={(from) => change({ from }, true)}
        />
        <DelayedInput type="date" label={words.to} value={view.to} onChange={(to) => change({ to }, true)} />
      </div>
    </FilterForm>
  );
}
