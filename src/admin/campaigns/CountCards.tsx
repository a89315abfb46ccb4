import type { CampaignPage } from '../../contracts/campaign.ts';
import { campaignStatuses } from '../../domain/campaign/campaign-values.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import type { CampaignListView } from './campaign-list.tsx';

interface CountCardsProps {
  counts: CampaignPage['counts'];
  list: CampaignListView;
}

const bars = Array.from({ length: 16 }, (_, bar) => bar);

/** The number of campaigns of each status. A click on a card filters by its status; a second click shows all again. */
export function CountCards({ counts, list: { state, set } }: CountCardsProps) {
  const { locale, t } = useLanguage();
  const all = campaignStatuses.reduce((sum, status) => sum + counts[status], 0);
  return (
    <fieldset className="campaigns-counts">
      <legend className="admin-hidden">{t.campaigns.counts.label}</legend>
      {campaignStatuses.map((status) => {
        const lit = all === 0 ? 0 : Math.ceil((counts[status] / all) * bars.length);
        return (
          <button
            key={status}
            type="button"
            className="campaigns-count"
            aria-pressed={state.status === status}
            onClick={() => set({ status: state.status === status ? '' : status })}
          >
            <span>{t.campaigns.counts[status]}</span>
            <strong>{formatNumber(locale, counts[status])}</strong>
            <svg viewBox="0 0 94 14" width="94" height="14" aria-hidden="true">
              {bars.map((bar) => (
                <rect
                  key={bar}
                  className={bar < lit ? 'range-lit' : 'range-rest'}
                  x={bar * 6}
                  y={10 - bar * 0.6}
                  width="4"
                  height={4 + bar * 0.6}
                  rx="1"
                />
              ))}
            </svg>
          </button>
        );
      })}
    </fieldset>
  );
}
