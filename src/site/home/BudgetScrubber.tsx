import { figures } from '../../domain/benchmarks/figures.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { positionOf, SCALE_MAX, SCALE_MIN, SCALE_STEPS } from '../../domain/simulator/budget-scale.ts';
import { NAMED_BUDGET } from '../../domain/simulator/named-campaign.ts';
import { fill, formatEuro } from '../../i18n/format.ts';
import { Bars } from '../../ui/bars.tsx';
import { waveform } from '../../ui/waveform.ts';
import type { ScrubberTexts } from './scrubber-text.ts';

const BAR_COUNT = 72;
const heights = waveform(BAR_COUNT, figures['youtube.costPerView'].value[0]);
/** Three animated layers that take turns: three compositor layers instead of seventy-two animated bars. */
const layers = [0, 1, 2];
const ticks = [SCALE_MIN, 2000, 5000, 20_000, SCALE_MAX];

interface BudgetScrubberProps {
  locale: Locale;
  t: ScrubberTexts;
  /** The initial budget and its views, for a screen reader. */
  value: string;
}

/** The hero's budget meter: a native range input over a waveform, updated by `scrubber.ts`. */
export function BudgetScrubber({ locale, t, value }: BudgetScrubberProps) {
  return (
    <div className="hero-meter">
      <div className="scrubber">
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
        <div className="scrubber-playhead" aria-hidden="true" />
        <input
          type="range"
          className="scrubber-input"
          min={0}
          max={SCALE_STEPS}
          defaultValue={positionOf(NAMED_BUDGET)}
          aria-label={t.label}
          aria-valuetext={value}
          data-range=""
        />
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
