import { Table } from '@mantine/core';
import { useLanguage } from '../texts.ts';
import { Glyph } from './Glyph.tsx';
import { firstOrder, type LeadView } from './lead-view.ts';
import { type Column, sortOf } from './use-columns.ts';
import type { ChangeView } from './use-lead-view.ts';

interface SortHeaderProps {
  column: Column;
  view: LeadView;
  change: ChangeView;
}

/** The head of a column. Where the server can sort by it, a click sorts, and another turns the order round. */
export function SortHeader({ column, view, change }: SortHeaderProps) {
  const { t } = useLanguage();
  const name = t.leads.columns[column];
  const sort = sortOf(column);
  const className = column === 'budget' ? 'leads-number' : undefined;
  if (!sort) return <Table.Th {...(className && { className })}>{name}</Table.Th>;
  const current = view.sort === sort;
  const next = current ? (view.order === 'asc' ? 'desc' : 'asc') : firstOrder[sort];
  return (
    <Table.Th
      aria-sort={current ? (view.order === 'asc' ? 'ascending' : 'descending') : 'none'}
      {...(className && { className })}
    >
      <button type="button" className="leads-sort" onClick={() => change({ sort, order: next })}>
        {name}
        <span data-current={current || undefined}>
          <Glyph name={current ? view.order : firstOrder[sort]} />
        </span>
      </button>
    </Table.Th>
  );
}
