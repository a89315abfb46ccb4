import type { HTMLAttributes, ReactNode } from 'react';
import { type Fact, Facts } from './Facts.tsx';

interface RowCardProps {
  /** The title of the row. */
  head: ReactNode;
  facts?: Fact[];
  className?: string;
  /** More attributes of the list item. */
  row?: HTMLAttributes<HTMLLIElement> & Readonly<Record<`data-${string}`, string>>;
  children?: ReactNode;
}

/** A row of a table in a narrow window, in a `ul.row-cards`: its title, and below it the other columns or the children. */
export function RowCard({ head, facts, className = '', row, children }: RowCardProps) {
  return (
    <li className={`row-card ${className}`} {...row}>
      <div className="row-card-head">{head}</div>
      {facts && <Facts facts={facts} />}
      {children}
    </li>
  );
}
