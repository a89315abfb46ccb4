import { useLanguage } from '../texts.ts';
import { ClearFilters } from '../ui/list/FilterInputs.tsx';
import { ListBody } from '../ui/list/ListBody.tsx';
import { useNarrow } from '../ui/use-narrow.ts';
import { ChoiceMenu } from './ChoiceMenu.tsx';
import { ExportButton } from './ExportButton.tsx';
import { LeadCards } from './LeadCards.tsx';
import { LeadFilters } from './LeadFilters.tsx';
import { LeadTable } from './LeadTable.tsx';
import { useLeadList } from './lead-list.tsx';
import { countText } from './lead-names.ts';
import { NoLeads } from './NoLeads.tsx';
import { choosable, useColumns } from './use-columns.ts';

/** The leads that the address filters: filters, count, rows, pages. */
export function LeadList() {
  const { locale, t } = useLanguage();
  const words = t.leads.list;
  const list = useLeadList();
  const [columns, choose] = useColumns();
  const Rows = useNarrow() ? LeadCards : LeadTable;
  return (
    <div className="leads-list">
      <LeadFilters list={list} />
      <div className="leads-bar">
        <div className="admin-actions">
          <p role="status" className="leads-total">
            {list.page && countText(locale, t.leads, list.page.total)}
          </p>
          <ClearFilters list={list} label={words.clear} className="leads-clear" />
        </div>
        <div className="admin-actions">
          <ChoiceMenu
            label={words.columns}
            choices={choosable}
            nameOf={(column) => t.leads.columns[column]}
            chosen={choosable.filter((column) => columns.includes(column))}
            onChange={choose}
          />
          <ExportButton query={list.addressOf({ page: 1, pageSize: 25 })} />
        </div>
      </div>
      <ListBody
        list={list}
        className="leads-rows"
        empty={<NoLeads />}
        none={{
          title: t.leads.empty.filteredTitle,
          text: t.leads.empty.filteredText,
          clear: words.clear,
        }}
      >
        <Rows list={list} columns={columns} />
      </ListBody>
    </div>
  );
}
