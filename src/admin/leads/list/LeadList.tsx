import { Group, Stack } from '@mantine/core';
import { useRef, useState } from 'react';
import { type LeadStatus, leadStatuses } from '../../../domain/lead/lead-values.ts';
import { callForBody } from '../../api/call-api.ts';
import { useLanguage } from '../../texts.ts';
import { ExportMenu } from '../../ui/ExportMenu.tsx';
import { Empty } from '../../ui/feedback/Empty.tsx';
import { ClearFilters } from '../../ui/list/FilterInputs.tsx';
import { ListBody } from '../../ui/list/ListBody.tsx';
import { Records } from '../../ui/list/Records.tsx';
import { ShortcutHelp } from '../../ui/list/ShortcutHelp.tsx';
import { useShortcutSwitch, useShortcuts } from '../../ui/list/use-shortcuts.ts';
import { SimulatorAddress } from '../../ui/SimulatorAddress.tsx';
import { SortMenu } from '../../ui/SortMenu.tsx';
import { useNarrow } from '../../ui/use-narrow.ts';
import { countText } from '../lead-names.ts';
import { useSetStatus } from '../StatusChanges.tsx';
import { ChoiceMenu } from './ChoiceMenu.tsx';
import { LeadBulkBar } from './LeadBulkBar.tsx';
import { LeadFilters } from './LeadFilters.tsx';
import { LeadViews, useViews } from './LeadViews.tsx';
import { leadFolds, useChosenColumns, useLeadColumns } from './lead-columns.tsx';
import { leadKeys } from './lead-keys.ts';
import { useLeadList } from './lead-list.tsx';
import { ManageViews } from './ManageViews.tsx';
import { TodoTabs } from './TodoTabs.tsx';
import { useLeadSelection } from './use-lead-selection.ts';

const statusOfKey = (key: string): LeadStatus | undefined => leadStatuses[Number(key) - 1];

/** The leads that the address filters: tabs, filters, count, rows, pages. */
export function LeadList() {
  const { locale, t } = useLanguage();
  const words = t.leads.list;
  const list = useLeadList();
  const narrow = useNarrow();
  const selection = useLeadSelection(list);
  const { shown, choices, chosen, choose } = useChosenColumns(useLeadColumns(selection));
  const setStatus = useSetStatus();
  const [lettersOn, turnLetters] = useShortcutSwitch();
  useShortcuts(leadKeys, lettersOn, (key) => {
    const status = statusOfKey(key);
    if (status === undefined) {
      if (key === 'x') tickFocused();
      else stepRows(key === 'j' ? 1 : -1);
      return;
    }
    const focused = list.rows.filter(({ id }) => id === focusedLead());
    // The row may be removed from a filtered list, and the focus with it.
    const mayLeave = list.state.status.length > 0 || list.state.todo.length > 0;
    setStatus(
      selection.leads.length > 0 ? selection.leads : focused,
      status,
      mayLeave ? () => stepRows(1) : undefined,
    );
  });
  const [managing, setManaging] = useState(false);
  const viewsButton = useRef<HTMLButtonElement>(null);
  const { views, present } = useViews(list);
  const tools = (
    <>
      <LeadViews list={list} button={viewsButton} manage={() => setManaging(true)} />
      {!narrow && (
        <ChoiceMenu
          label={words.columns}
          choices={choices}
          nameOf={(column) => t.leads.columns[column]}
          chosen={chosen}
          onChange={choose}
        />
      )}
      <ExportMenu
        name={words.export.file}
        words={words.export}
        rows={list.page && countText(locale, t.leads, list.page.total)}
        load={(format) =>
          callForBody(`GET /leads.${format}`, {
            query: new URLSearchParams(list.addressOf({ page: 1, pageSize: 25 })),
          })
        }
      />
    </>
  );
  return (
    // Not a grid: there the sticky selection bar could only stick within its own row.
    <Stack className="leads-list" gap="sm">
      <TodoTabs list={list} />
      <LeadFilters list={list} beside={narrow && tools} />
      <Group className="leads-bar" gap="0.5rem 1rem" justify="space-between">
        <div className="admin-actions">
          <p role="status" className="leads-total">
            {list.page && countText(locale, t.leads, list.page.total)}
          </p>
          <ClearFilters list={list} label={words.clear} className="leads-clear" />
        </div>
        {!narrow && (
          <div className="admin-actions">
            <SortMenu names={words.sorts} sorting={list.state} change={list.set} />
            {tools}
          </div>
        )}
      </Group>
      {/* Not inside the tools: they are remounted when the width of the window changes, and a typed name would be lost. */}
      {managing && (
        <ManageViews
          query={present}
          views={views}
          close={() => {
            setManaging(false);
            viewsButton.current?.focus();
          }}
        />
      )}
      <LeadBulkBar selection={selection} list={list} />
      <ListBody
        list={list}
        className="leads-rows"
        empty={<NoLeads />}
        none={{
          title: t.leads.empty.filteredTitle,
          text: t.leads.empty.filteredText,
          clear: words.clear,
        }}
        foot={<ShortcutHelp keys={leadKeys} words={t.leads.work.keys} on={lettersOn} turn={turnLetters} />}
      >
        <Records
          label={t.leads.title}
          className="leads-records"
          list={list}
          columns={shown}
          folds={leadFolds}
        />
      </ListBody>
    </Stack>
  );
}

/** The empty list: the address of the simulator, which generates leads. */
function NoLeads() {
  const { title, text } = useLanguage().t.leads.empty;
  return (
    <Empty title={title} text={text}>
      <SimulatorAddress />
    </Empty>
  );
}

/** Keyboard focus on the rows of the list. The browser owns the focus, so it is read and set in the DOM. */

const rows = () => [...document.querySelectorAll<HTMLElement>('.leads-records .record:not([data-gone])')];
const currentRow = () => document.activeElement?.closest<HTMLElement>('.leads-records .record') ?? undefined;

/** Moves the focus to the next or the previous row; to the first row if no row has the focus. */
function stepRows(step: 1 | -1): void {
  const all = rows();
  const current = currentRow();
  const next = current ? all[all.indexOf(current) + step] : all[0];
  next?.querySelector<HTMLElement>('.leads-link')?.focus();
}

/** Returns the id of the lead whose row has the focus. */
const focusedLead = (): string | undefined => currentRow()?.dataset['record'];

/** Clicks the box that selects the row with the focus. */
const tickFocused = (): void => currentRow()?.querySelector<HTMLElement>('.leads-tick input')?.click();
