import { ActionIcon, NativeSelect } from '@mantine/core';
import { useRef } from 'react';
import { pageSizes } from '../../domain/list/page-sizes.ts';
import { fill, formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { Glyph } from './Glyph.tsx';

interface PagerProps {
  total: number;
  page: number;
  pageSize: number;
  go: (to: { page?: number; pageSize?: number }) => void;
  /** Which list, where a screen has two. */
  list?: string;
}

/** Which rows of how many, the pages beside them, and how long a page is. */
export function Pager({ total, page, pageSize, go, list }: PagerProps) {
  const { locale, t } = useLanguage();
  const words = t.common.paging;
  const nav = useRef<HTMLElement>(null);
  /** Another page is read from its first row. */
  const turn = (to: number) => {
    go({ page: to });
    const rows = nav.current?.parentElement;
    if (rows && rows.getBoundingClientRect().top < 0) rows.scrollIntoView({ block: 'start' });
  };
  const last = Math.max(1, Math.ceil(total / pageSize));
  const shown = {
    first: formatNumber(locale, (page - 1) * pageSize + 1),
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
        label={words.size}
        value={String(pageSize)}
        data={pageSizes.map(String)}
        onChange={({ currentTarget }) => go({ pageSize: Number(currentTarget.value) })}
      />
      <span className="admin-figure" aria-live="polite">
        {fill(words.rows, shown)}
      </span>
      <span className="admin-actions">
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={words.previous}
          disabled={page <= 1}
          onClick={() => turn(page - 1)}
        >
          <Glyph name="left" />
        </ActionIcon>
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={words.next}
          disabled={page >= last}
          onClick={() => turn(page + 1)}
        >
          <Glyph name="right" />
        </ActionIcon>
      </span>
    </nav>
  );
}
