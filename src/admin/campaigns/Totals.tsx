import type { CampaignTotals } from '../../contracts/campaign.ts';
import { formatEuro, formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';

/** The sums over all campaigns that the filter leaves. A dash stands for a figure that no campaign has. */
export function Totals({ totals }: { totals: CampaignTotals }) {
  const { locale, t } = useLanguage();
  const words = t.campaigns.totals;
  const { budget, spent, estimatedViews, actualViews, streams, costPerView } = totals;
  const count = (value: number) => (value === 0 ? '–' : formatNumber(locale, value));
  const facts = [
    { label: words.budget, value: formatEuro(locale, Math.round(budget)) },
    { label: words.spent, value: spent === 0 ? '–' : formatEuro(locale, Math.round(spent)) },
    { label: words.estimated, value: count(estimatedViews) },
    { label: words.actual, value: count(actualViews) },
    ...(streams > 0 ? [{ label: words.streams, value: formatNumber(locale, streams) }] : []),
    {
      label: words.costPerView,
      value: costPerView === null ? '–' : formatEuro(locale, costPerView),
    },
  ];
  return (
    <section aria-label={words.label}>
      <dl className="campaigns-totals">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
