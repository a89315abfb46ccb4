import { Button, Flex } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type LeadStatus, leadStatuses } from '../../../domain/lead/lead-values.ts';
import { fill, formatNumber } from '../../../i18n/format.ts';
import { callForBody } from '../../api/call-api.ts';
import { useLanguage } from '../../texts.ts';
import { ExportMenu } from '../../ui/ExportMenu.tsx';
import { DayField } from '../../ui/fields/DayField.tsx';
import { SteppedSelect } from '../../ui/fields/SteppedSelect.tsx';
import { SelectionBar } from '../../ui/list/SelectionBar.tsx';
import { assigneeOptions } from '../assignee-options.ts';
import { isFollowUpDay } from '../detail/FollowUpField.tsx';
import { assigneesQuery } from '../lead-queries.ts';
import { useSetStatus } from '../StatusChanges.tsx';
import { useLeadChange } from '../use-lead-change.ts';
import type { LeadListView } from './lead-list.tsx';
import type { LeadSelection } from './use-lead-selection.ts';

interface LeadBulkBarProps {
  selection: LeadSelection;
  list: LeadListView;
}

/** Changes the status, the assignee or the follow-up of all selected leads at once, and exports only them. */
export function LeadBulkBar({ selection, list }: LeadBulkBarProps) {
  const { locale, t } = useLanguage();
  const words = t.leads.work.bulk;
  const count = selection.leads.length;
  const text = count === 1 ? words.one : fill(words.many, { count: formatNumber(locale, count) });
  return (
    <SelectionBar className="leads-bulk" label={words.label} count={count} text={text}>
      <Controls selection={selection} list={list} count={text} />
    </SelectionBar>
  );
}

function Controls({ selection, list, count }: LeadBulkBarProps & { count: string }) {
  const { t } = useLanguage();
  const words = t.leads.work.bulk;
  const { leads } = selection;
  const assignees = useQuery(assigneesQuery).data ?? [];
  const setStatus = useSetStatus();
  const { mutate } = useLeadChange();
  const [day, setDay] = useState('');
  const assign = (id: string) => {
    const assignee = id === 'none' ? null : assignees.find((known) => known.id === id);
    if (assignee !== undefined) mutate({ leads, change: { assignee } });
  };
  return (
    <>
      <SteppedSelect
        size="sm"
        aria-label={t.leads.work.status.choose}
        value=""
        data={[
          { value: '', label: t.leads.columns.status },
          ...leadStatuses.map((value) => ({ value, label: t.leads.statuses[value] })),
        ]}
        choose={(value) => setStatus(leads, value as LeadStatus)}
      />
      <SteppedSelect
        size="sm"
        aria-label={words.assignee}
        value=""
        data={[
          { value: '', label: words.assignee },
          { value: 'none', label: t.leads.unassigned },
          ...assigneeOptions(assignees),
        ]}
        choose={assign}
      />
      <Flex
        className="leads-bulk-day"
        component="form"
        gap={8}
        onSubmit={(event) => {
          event.preventDefault();
          if (isFollowUpDay(day)) mutate({ leads, change: { followUp: day } });
        }}
      >
        <DayField size="sm" required aria-label={words.followUp} value={day} onChange={setDay} />
        <Button type="submit" size="sm" variant="default">
          {words.setFollowUp}
        </Button>
      </Flex>
      <ExportMenu
        name={t.leads.list.export.file}
        size="sm"
        words={t.leads.list.export}
        rows={count}
        load={(format) =>
          callForBody(`GET /leads.${format}`, {
            query: new URLSearchParams({
              ids: leads.map(({ id }) => id).join(','),
              sort: list.state.sort,
              order: list.state.order,
            }),
          })
        }
      />
      <Button size="sm" variant="subtle" onClick={() => selection.selectAll(false)}>
        {words.clear}
      </Button>
    </>
  );
}
