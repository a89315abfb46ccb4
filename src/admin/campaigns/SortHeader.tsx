import { Table } from '@mantine/core';
import type { CampaignFilter, ChangeFilter } from './filter.ts';

interface SortHeaderProps {
  by: CampaignFilter['sort'];
  label: string;
  filter: CampaignFilter;
  change: ChangeFilter;
}

/** The head of a column that can be sorted. Names begin with A, figures and days with the greatest. */
export function SortHeader({ by, label, filter, change }: SortHeaderProps) {
  const current = filter.sort === by ? filter.order : undefined;
  const first = by === 'artist' ? 'asc' : 'desc';
  const next = current === undefined ? first : current === 'asc' ? 'desc' : 'asc';
  return (
    <Table.Th scope="col" aria-sort={current && (current === 'asc' ? 'ascending' : 'descending')}>
      <button type="button" className="campaigns-sort" onClick={() => change({ sort: by, order: next })}>
        {label}
        <svg viewBox="0 0 8 12" width="8" height="12" aria-hidden="true">
          <path className={current === 'asc' ? 'range-lit' : 'range-rest'} d="M4 0l4 5H0z" />
          <path className={current === 'desc' ? 'range-lit' : 'range-rest'} d="M4 12l4-5H0z" />
        </svg>
      </button>
    </Table.Th>
  );
}
