import { Button, NativeSelect } from '@mantine/core';
import type { CampaignPage } from '../../contracts/campaign.ts';
import { fill, formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { type ChangeFilter, pageSizes } from './filter.ts';

/** Which rows are shown, of how many, and the way to the others. */
export function Pager({ shown, change }: { shown: CampaignPage; change: ChangeFilter }) {
  const { locale, t } = useLanguage();
  const { page, pageSize, total, items } = shown;
  const texts = t.campaigns.paging;
  const first = (page - 1) * pageSize + 1;
  const figure = (value: number) => formatNumber(locale, value);
  return (
    <nav className="campaigns-pager" aria-label={texts.label}>
      <p className="admin-muted" aria-live="polite">
        {fill(texts.rows, {
          first: figure(first),
          last: figure(first + items.length - 1),
          total: figure(total),
        })}
      </p>
      {total > pageSizes[0] && (
        <>
          <NativeSelect
            size="xs"
            aria-label={texts.size}
            value={pageSize}
            data={pageSizes.map(String)}
            onChange={({ currentTarget }) => change({ pageSize: Number(currentTarget.value) })}
          />
          <Button size="xs" variant="default" disabled={page <= 1} onClick={() => change({ page: page - 1 })}>
            {texts.previous}
          </Button>
          <Button
            size="xs"
            variant="default"
            disabled={page * pageSize >= total}
            onClick={() => change({ page: page + 1 })}
          >
            {texts.next}
          </Button>
        </>
      )}
    </nav>
  );
}
