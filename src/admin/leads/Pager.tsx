import { ActionIcon, NativeSelect } from '@mantine/core';
import { fill, formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { Glyph } from './Glyph.tsx';
import { sizes } from './lead-values.ts';
import type { LeadView } from './lead-view.ts';
import type { ChangeView } from './use-lead-view.ts';

interface PagerProps {
  total: number;
  view: LeadView;
  change: ChangeView;
}

/** Which rows of how many, the pages beside them, and how long a page is. */
export function Pager({ total, view, change }: PagerProps) {
  const { locale, t } = useLanguage();
  const words = t.leads.list;
  const { page, pageSize } = view;
  const last = Math.max(1, Math.ceil(total / pageSize));
  const shown = {
    first: formatNumber(locale, (page - 1) * pageSize + 1),
    last: formatNumber(locale, Math.min(page * pageSize, total)),
    total: formatNumber(locale, total),
  };
  return (
    <nav className="leads-pager" aria-label={words.pages}>
      <NativeSelect
        size="sm"
        className="leads-page-size"
        label={words.pageSize}
        value={String(pageSize)}
        data={sizes.map(String)}
        onChange={({ currentTarget }) => change({ pageSize: Number(currentTarget.value) })}
      />
      <span className="admin-figure">{fill(words.range, shown)}</span>
      <span className="admin-actions">
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={words.previous}
          disabled={page <= 1}
          onClick={() => change({ page: page - 1 })}
        >
          <Glyph name="left" />
        </ActionIcon>
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={words.next}
          disabled={page >= last}
          onClick={() => change({ page: page + 1 })}
        >
          <Glyph name="right" />
        </ActionIcon>
      </span>
    </nav>
  );
}
