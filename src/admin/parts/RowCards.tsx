import { NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { useLanguage } from '../texts.ts';
import './row-cards.css';

interface RowCardsProps<Sort extends string> {
  /** The orders that a row of heads would offer; each is named `column order`. */
  sorts: { value: Sort; label: string }[];
  sortedBy: Sort;
  sort: (by: Sort) => void;
  children: ReactNode;
}

/** The list of a phone: a `RowCard` for each row of the table, and a menu in place of the columns' heads. */
export function RowCards<Sort extends string>({ sorts, sortedBy, sort, children }: RowCardsProps<Sort>) {
  const { t } = useLanguage();
  return (
    <div className="row-cards-list">
      <NativeSelect
        aria-label={t.leads.list.sort}
        data={sorts}
        value={sortedBy}
        onChange={({ currentTarget }) => sort(currentTarget.value as Sort)}
      />
      <ul className="row-cards">{children}</ul>
    </div>
  );
}

interface RowCardProps {
  /** What the row is known by. */
  head: ReactNode;
  /** `wide`: takes the whole width. */
  values: { name: string; label: string; value: ReactNode; wide?: boolean }[];
  className?: string;
}

export function RowCard({ head, values, className = '' }: RowCardProps) {
  return (
    <li className={`row-card ${className}`}>
      <div className="row-card-head">{head}</div>
      <dl>
        {values.map(({ name, label, value, wide = false }) => (
          <div key={name} data-wide={wide || undefined}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
