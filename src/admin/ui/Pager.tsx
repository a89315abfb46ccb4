import { NativeSelect, Pagination } from '@mantine/core';
import { useRef } from 'react';
import { pageSizes } from '../../domain/list/list-parameters.ts';
import { fill, formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';

interface PagerProps {
  total: number;
  page: number;
  pageSize: number;
  go: (to: { page?: number; pageSize?: number }) => void;
  /** The name of the list, on a screen with two lists. */
  list?: string;
  /** The label of the page size, for a list of tiles instead of rows. */
  sizeLabel?: string | undefined;
}

/** The range of the shown rows, the buttons to other pages, and the choice of the page size. */
export function Pager({ total, page, pageSize, go, list, sizeLabel }: PagerProps) {
  const { locale, t } = useLanguage();
  const words = t.common.paging;
  const nav = useRef<HTMLElement>(null);
  /** Opens another page and scrolls to its first row. */
  const turn = (to: number) => {
    go({ page: to });
    const rows = nav.current?.parentElement;
    if (rows && rows.getBoundingClientRect().top < 0) rows.scrollIntoView({ block: 'start' });
  };
  const last = Math.max(1, Math.ceil(total / pageSize));
  const shown = {
    first: formatNumber(locale, Math.min((page - 1) * pageSize + 1, total)),
    last: formatNumber(locale, Math.min(page * pageSize, total)),
    total: formatNumber(locale, total),
  };
  return (
    <nav
      ref={nav}
      className="admin-pager"
      aria-label={list === undefined ? words.label : `${words.label} · ${list}`}
    >
      <NativeSelect
        size="sm"
        label={sizeLabel ?? words.size}
        value={String(pageSize)}
        data={pageSizes.map(String)}
        onChange={({ currentTarget }) => go({ pageSize: Number(currentTarget.value) })}
      />
      <span className="admin-figure" aria-live="polite">
        {fill(words.rows, shown)}
      </span>
      <Pagination
        total={last}
        value={page}
        onChange={turn}
        withPages={false}
        getControlProps={(control) => ({ 'aria-label': control === 'next' ? words.next : words.previous })}
      />
    </nav>
  );
}
