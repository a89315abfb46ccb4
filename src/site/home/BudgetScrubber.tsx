import type { SiteFacts } from '../../contracts/site.ts';
import { figures } from '../../domain/benchmarks/figures.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { positionOf, SCALE_MAX, SCALE_MIN, SCALE_STEPS } from '../../domain/simulator/budget-scale.ts';
import { NAMED_BUDGET, namedCampaign } from '../../domain/simulator/named-campaign.ts';
import { namedCosts } from '../../domain/simulator/named-views.ts';
import { simulatorHref } from '../../domain/simulator/opener.ts';
import type { PageDictionary } from '../../i18n/dictionary.ts';
import { fill, formatEuro } from '../../i18n/format.ts';
import { Bars } from '../../ui/bars.tsx';
import { waveform } from '../../ui/waveform.ts';
import { describeBudget } from './scrubber-text.ts';

const BAR_COUNT = 72;
const heights = waveform(BAR_COUNT, figures['youtube.costPerView'].value[0]);
/** Three animated layers that take turns: three compositor layers instead of seventy-two animated bars. */
const layers = [0, 1, 2];
const ticks = [SCALE_MIN, 2000, 5000, 20_000, SCALE_MAX];

interface BudgetScrubberProps {
  locale: Locale;
  costs: SiteFacts['costs'];
  t: PageDictionary['home']['hero']['scrubber'];
}

/**
 * The hero's budget meter: a native range input over a waveform. The server renders it for 1 000 €; `scrubber.ts`
 * updates it, with the texts and costs from the data attributes.
 */
export function BudgetScrubber({ locale, costs, t }: BudgetScrubberProps) {
  const range = namedCosts(costs);
  const position = positionOf(NAMED_BUDGET);
  const shown = describeBudget(locale, NAMED_BUDGET, range, t);
  return (
    <div className="page-width">
      <div
        className="scrubber"
        data-scrubber=""
        data-texts={JSON.stringify(t)}
        data-costs={JSON.stringify(range)}
        data-locale={locale}
      >
        <div className="scrubber-wave">
          <Waveform />
        </div>
        <div className="scrubber-wave is-lit">
          <Waveform />
        </div>
        <svg className="absolute size-0" aria-hidden="true" focusable="false">
          <linearGradient id="glow" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" className="glow-top" />
            <stop offset="1" className="glow-bottom" />
          </linearGradient>
        </svg>
        <div className="scrubber-playhead" data-playhead="" aria-hidden="true" />
        <input
          type="range"
          className="scrubber-input"
          min={0}
          max={SCALE_STEPS}
          defaultValue={position}
          aria-label={t.label}
          aria-valuetext={shown.value}
          data-range=""
        />
        <a
          className="scrubber-chip figures"
          data-chip=""
          href={simulatorHref({ ...namedCampaign, budget: NAMED_BUDGET })}
        >
          <span className="block text-small" data-context="">
            {shown.context}
          </span>
          <span className="block font-display text-h4 font-bold" data-views="">
            {shown.views}
          </span>
          <span className="block text-small" data-between="">
            {shown.between}
          </span>
          <span className="mt-0.5 block text-small font-semibold underline underline-offset-2" data-action="">
            {shown.simulate}
          </span>
        </a>
      </div>
      <ol className="scrubber-ticks figures" aria-hidden="true">
        {ticks.map((budget) => (
          <li key={budget} className={`at-${positionOf(budget)}`}>
            {budget === SCALE_MAX
              ? fill(t.perMonth, { budget: formatEuro(locale, budget) })
              : formatEuro(locale, budget)}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Rendered twice: at rest, and lit up to the playhead (`home.css`). */
function Waveform() {
  return layers.map((layer) => (
    <Bars
      key={layer}
      heights={heights.map((height, index) => (index % layers.length === layer ? height : 0))}
      className="scrubber-layer"
    />
  ));
}
