import type { HTMLAttributes, ReactNode } from 'react';
import { type Fact, Facts } from './Facts.tsx';
import './row-cards.css';

interface RowCardProps {
  /** What the row is known by. */
  head: ReactNode;
  facts?: Fact[];
  className?: string;
  /** Further attributes of the row. */
  row?: HTMLAttributes<HTMLLIElement>;
  children?: ReactNode;
}

/** A row of a table in a narrow window, in a `ul.row-cards`: what it is known by, and below it the other columns as facts, or drawn by the caller. */
export function RowCard({ head, facts, className = '', row, children }: RowCardProps) {
  return (
    <li className={`row-card ${className}`} {...row}>
      <div className="row-card-head">{head}</div>
      {facts && <Facts facts={facts} />}
      {children}
    </li>
  );
}
