import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Empty } from '../parts/Empty.tsx';
import { Failed } from '../parts/Failed.tsx';
import { Pager } from '../parts/Pager.tsx';
import { useNarrow } from '../parts/use-narrow.ts';
import { Waiting } from '../parts/Waiting.tsx';
import { useLanguage } from '../texts.ts';
import { ChoiceMenu } from './ChoiceMenu.tsx';
import { ExportButton } from './ExportButton.tsx';
import { LeadCards } from './LeadCards.tsx';
import { LeadFilters } from './LeadFilters.tsx';
import { LeadTable } from './LeadTable.tsx';
import { countText } from './lead-names.ts';
import { leadListQuery } from './lead-queries.ts';
import { isFiltered, withoutFilter } from './lead-view.ts';
import { NoLeads } from './NoLeads.tsx';
import { choosable, useColumns } from './use-columns.ts';
import { useLeadView } from './use-lead-view.ts';

/** The leads of the address: filters, count, rows, pages. */
export function LeadList() {
  const { locale, t } = useLanguage();
  const words = t.leads.list;
  const [view, change] = useLeadView();
  const [columns, choose] = useColumns();
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery(leadListQuery(view));

  // Rows can go while a page is looked at, and a link can outlive them: then the last page is the one meant.
  const last = data && !isPlaceholderData ? Math.max(1, Math.ceil(data.total / view.pageSize)) : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change is of this very view
  useEffect(() => {
    if (last !== undefined && view.page > last) change({ page: last }, true);
  }, [last, view.page]);

  const Rows = useNarrow() ? LeadCards : LeadTable;
  return (
    <div className="leads-list">
      <LeadFilters view={view} change={change} />
      <div className="leads-bar">
        <div className="admin-actions">
          <p role="status" className="leads-total">
            {data && countText(locale, t.leads, data.total)}
          </p>
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
        </div>
        <div className="admin-actions">
          <ChoiceMenu
            label={words.columns}
            choices={choosable}
            nameOf={(column) => t.leads.columns[column]}
            chosen={choosable.filter((column) => columns.includes(column))}
            onChange={choose}
          />
          <ExportButton view={view} />
        </div>
      </div>
      {isPending && <Waiting />}
      {error && <Failed error={error} retry={refetch} />}
      {data && data.total === 0 && !isFiltered(view) && <NoLeads />}
      {data && data.total === 0 && isFiltered(view) && (
        <Empty title={t.leads.empty.filteredTitle} text={t.leads.empty.filteredText}>
          <Button variant="default" onClick={() => change(withoutFilter(view))}>
            {words.clear}
          </Button>
        </Empty>
      )}
      {data && data.total > 0 && (
        <div className="leads-rows" aria-busy={isPlaceholderData}>
          <Rows leads={data.items} columns={columns} view={view} change={change} />
          <Pager total={data.total} page={view.page} pageSize={view.pageSize} go={change} />
        </div>
      )}
    </div>
  );
}
