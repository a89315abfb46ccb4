import { NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { useLanguage } from '../texts.ts';
import { type Fact, Facts } from './Facts.tsx';
import './row-cards.css';

interface Sorting<Sort extends string> {
  sort: Sort;
  order: 'asc' | 'desc';
}

interface RowCardsProps<Sort extends string> {
  /** The orders that a row of heads would offer. */
  sortings: (Sorting<Sort> & { label: string })[];
  sorting: Sorting<Sort>;
  change: (to: Sorting<Sort>) => void;
  children: ReactNode;
}

const nameOf = ({ sort, order }: Sorting<string>) => `${sort} ${order}`;

/** The list of a phone: a `RowCard` for each row of the table, and a menu in place of the columns' heads. */
export function RowCards<Sort extends string>({ sortings, sorting, change, children }: RowCardsProps<Sort>) {
  const { t } = useLanguage();
  const choose = (name: string) => {
    const chosen = sortings.find((one) => nameOf(one) === name);
    if (chosen) change({ sort: chosen.sort, order: chosen.order });
  };
  return (
    <div className="row-cards-list">
      <NativeSelect
        aria-label={t.leads.list.sort}
        data={sortings.map((one) => ({ value: nameOf(one), label: one.label }))}
        value={nameOf(sorting)}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      <ul className="row-cards">{children}</ul>
    </div>
  );
}

interface RowCardProps {
  /** What the row is known by. */
  head: ReactNode;
  facts?: Fact[];
  className?: string;
  children?: ReactNode;
}

/** A row of the table: what it is known by, and below it the other columns as facts, or drawn by the caller. */
export function RowCard({ head, facts, className = '', children }: RowCardProps) {
  return (
    <li className={`row-card ${className}`}>
      <div className="row-card-head">{head}</div>
      {facts && <Facts facts={facts} />}
      {children}
    </li>
  );
}
