import { calledName } from '../../../domain/account/name.ts';
import { useLanguage } from '../../texts.ts';
import { Empty } from '../../ui/feedback/Empty.tsx';
import { FilterForm } from '../../ui/fields/FilterForm.tsx';
import { ClearFilters, FilterInputs } from '../../ui/list/FilterInputs.tsx';
import { OneOf } from '../../ui/list/inputs.tsx';
import { ListBody } from '../../ui/list/ListBody.tsx';
import { AuditEntry } from './AuditEntry.tsx';
import { type AuditListView, auditList, useAuditList } from './audit-list.ts';

/** The audit log, for administrators: every change with its account, time and values. */
export function AuditLog() {
  const { t } = useLanguage();
  const words = t.audit;
  const list = useAuditList();
  const names = new Map(list.page?.accounts.map((account) => [account.id, calledName(account)]));
  return (
    <div className="admin-stack">
      <p className="admin-muted">{words.text}</p>
      <AuditFilters list={list} />
      <ListBody
        list={list}
        className="admin-stack"
        empty={<Empty title={words.empty.title} text={words.empty.text} />}
        none={{ title: words.none.title, text: words.none.text, clear: words.filter.clear }}
      >
        <ol className="audit" aria-label={words.title}>
          {list.rows.map((entry) => (
            <AuditEntry key={auditList.idOf(entry)} entry={entry} names={names} row={list.rowProps(entry)} />
          ))}
        </ol>
      </ListBody>
    </div>
  );
}

/** The filters by account, action and day. The response with the entries contains the accounts. */
function AuditFilters({ list }: { list: AuditListView }) {
  const { t } = useLanguage();
  const words = t.audit.filter;
  return (
    <FilterForm className="list-filters audit-filters">
      <OneOf
        label={words.account}
        value={list.state.account}
        set={(account) => list.set({ account })}
        options={[
          { value: '', label: words.everybody },
          { value: 'none', label: t.audit.system },
          ...(list.page?.accounts ?? []).map(({ id, email, name }) => ({
            value: id,
            label: name ? `${name} · ${email}` : email,
          })),
        ]}
      />
      <FilterInputs list={list} names={['action', 'day']} />
      <ClearFilters list={list} label={words.clear} />
    </FilterForm>
  );
}
