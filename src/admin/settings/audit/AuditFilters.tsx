import { useLanguage } from '../../texts.ts';
import { FilterForm } from '../../ui/FilterForm.tsx';
import { ClearFilters, FilterInputs } from '../../ui/list/FilterInputs.tsx';
import { OneOf } from '../../ui/list/inputs.tsx';
import type { AuditListView } from './audit-list.ts';

/** The filters by account, action and day. The response with the entries contains the accounts. */
export function AuditFilters({ list }: { list: AuditListView }) {
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
