import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { DelayedInput } from '../parts/DelayedInput.tsx';
import { useLanguage } from '../texts.ts';
import { sourceOf } from './lead-names.ts';
import { assigneesQuery } from './lead-queries.ts';
import type { LeadView } from './lead-view.ts';
import type { ChangeView } from './use-lead-view.ts';

/** The filters that most days pass without, each with its name above it. */
export function RareFilters({ view, change }: { view: LeadView; change: ChangeView }) {
  const { t } = useLanguage();
  const words = t.leads.list;
  const { columns } = t.leads;
  const assignees = useQuery(assigneesQuery).data ?? [];
  // A link may name somebody who is not, or not yet, in the menu: it must not read as everybody.
  const unknown = !['', 'none', ...assignees.map(({ id }) => id)].includes(view.assignee);
  return (
    <>
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
        maxLength={200}
        value={view.source}
        onChange={(source) => change({ source: sourceOf(t.leads, source) }, true)}
      />
      <DelayedInput
        type="text"
        label={words.sourceNot}
        className="leads-sources"
        placeholder={words.sourceNotExample}
        maxLength={1500}
        value={view.sourceNot}
        onChange={(typed) => {
          const names = typed.split(',').map((name) => sourceOf(t.leads, name));
          change({ sourceNot: names.join(',') }, true);
        }}
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
      <div className="leads-days">
        {(['from', 'to'] as const).map((name) => (
          <DelayedInput
            key={name}
            type="date"
            label={words[name]}
            value={view[name]}
            onChange={(day) => change({ [name]: day }, true)}
          />
        ))}
      </div>
    </>
  );
}
