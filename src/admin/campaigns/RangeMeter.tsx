import { Group } from '@mantine/core';
import type { CampaignDto } from '../../contracts/campaign.ts';
import { BARS, scaleOf } from '../../domain/campaign/range-bars.ts';
import { fill, formatNumber, pluralForm } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { verdictOf } from './range-scale.ts';

const STEP = 5;
const HEIGHT = 22;
/** The bars rise to the right, like the level meter of a mixing desk: more views, louder. */
const heightOf = (bar: number) => 6 + (bar / (BARS - 1)) * 12;

/** A campaign's result against its estimate: the range as lit bars, the actual views as a mark, and both in words. */
export function RangeMeter({ campaign }: { campaign: CampaignDto }) {
  const { locale, t } = useLanguage();
  const texts = t.campaigns.range;
  const { estimate } = campaign;
  if (estimate === null) return <Unestimated campaign={campaign} />;
  const finished = { ...campaign, estimate };
  const { low, high } = estimate;
  const bounds = { low: formatNumber(locale, low), high: formatNumber(locale, high) };
  if (campaign.status !== 'finished')
    return <span className="range-planned admin-muted">{fill(texts.planned, bounds)}</span>;
  const { actualViews } = campaign;
  const { lit, mark } = scaleOf(low, high, actualViews);
  const x = (mark ?? 0) * BARS * STEP;
  return (
    <div className="range-meter">
      {/* The verdict is beside its meter, so that a judged campaign is as high as any other. */}
      <Group gap="0 0.625rem" align="flex-end">
        <svg viewBox={`0 0 ${BARS * STEP} ${HEIGHT}`} width={BARS * STEP} height={HEIGHT} aria-hidden="true">
          {lit.map((inside, bar) => (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: a bar has no identity but its position
              key={bar}
              className={inside ? 'range-lit' : 'range-rest'}
              x={bar * STEP}
              y={HEIGHT - heightOf(bar)}
              width="3"
              height={heightOf(bar)}
              rx="1"
            />
          ))}
          {mark !== undefined && <path className="range-mark" d={`M${x - 3.5} 0h7l-2.5 5V${HEIGHT}h-2V5z`} />}
        </svg>
        <strong>{texts[verdictOf(finished)]}</strong>
      </Group>
      <p className="admin-muted">
        {actualViews === null
          ? fill(texts.estimate, bounds)
          : fill(texts.figures, { ...bounds, views: formatNumber(locale, actualViews) })}
      </p>
    </div>
  );
}

/** A campaign on a platform that the simulator does not estimate: its streams, once they are known. */
function Unestimated({ campaign: { actualViews } }: { campaign: CampaignDto }) {
  const { locale, t } = useLanguage();
  const { notEstimated, streams } = t.campaigns.range;
  return (
    <span className="range-planned admin-muted">
      {actualViews === null
        ? notEstimated
        : fill(pluralForm(locale, streams, actualViews), { count: formatNumber(locale, actualViews) })}
    </span>
  );
}
