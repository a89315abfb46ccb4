import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { AuditPage } from '../../contracts/audit.ts';
import { type AuditAction, auditActions } from '../../domain/account/audit-action.ts';
import { FilterForm } from '../parts/FilterForm.tsx';
import { useLanguage } from '../texts.ts';
import { type ChangeJournal, isNarrowed, type JournalView } from './journal-view.ts';

interface JournalFiltersProps {
  view: JournalView;
  accounts: AuditPage['accounts'];
  change: ChangeJournal;
  clear: () => void;
}

/** Whose entries, of what kind, on which day. */
export function JournalFilters({ view, accounts, change, clear }: JournalFiltersProps) {
  const { locale, t } = useLanguage();
  const words = t.journal.filter;
  // A link may name an account that is not, or not yet, in the menu: it must not read as all of them.
  const unknown = !['', 'none', ...accounts.map(({ id }) => id)].includes(view.account);
  const actions = auditActions
    .map((value) => ({ value, label: t.journal.actions[value] }))
    .sort((a, b) => a.label.localeCompare(b.label, locale));
  return (
    <FilterForm className="journal-filters">
      <NativeSelect
        label={words.account}
        value={view.account}
        onChange={({ currentTarget }) => change({ account: currentTarget.value })}
        data={[
          { value: '', label: words.everybody },
          { value: 'none', label: t.journal.system },
          ...accounts.map(({ id, email }) => ({ value: id, label: email })),
          ...(unknown ? [{ value: view.account, label: view.account }] : []),
        ]}
      />
      <NativeSelect
        label={words.action}
        value={view.action}
        onChange={({ currentTarget }) => change({ action: currentTarget.value as AuditAction | '' })}
        data={[{ value: '', label: words.anything }, ...actions]}
      />
      <DayInput label={words.day} day={view.day} choose={(day) => change({ day }, true)} />
      {isNarrowed(view) && (
        <Button variant="subtle" onClick={clear}>
          {words.clear}
        </Button>
      )}
    </FilterForm>
  );
}

interface DayInputProps {
  label: string;
  /** What the address says. */
  day: string;
  choose: (day: string) => void;
}

/** Keeps what is typed by itself: the year 20 of a day that is being typed is nothing to ask for. */
function DayInput({ label, day, choose }: DayInputProps) {
  const [typed, setTyped] = useState(day);
  const [known, setKnown] = useState(day);
  if (day !== known) {
    setKnown(day);
    setTyped(day);
  }
  return (
    <TextInput
      type="date"
      label={label}
      value={typed}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        if (value === '' || value >= '2000') choose(value);
      }}
    />
  );
}
