import { type CSSProperties, useEffect, useRef, useState } from 'react';
import type { Fee } from '../../domain/fee/fee.ts';
import { localizePath } from '../../domain/locale/locale.ts';
import { type Estimate, rangeOfCostText } from '../../domain/simulator/estimate.ts';
import type { CampaignInputs } from '../../domain/simulator/inputs.ts';
import { simulatorHref } from '../../domain/simulator/opener.ts';
import { shownFigure } from '../../domain/simulator/shown-figure.ts';
import { spendHref } from '../../domain/spend/spend-request.ts';
import {
  exchangeWords,
  fill,
  formatCost,
  formatCostRange,
  formatCostsInEuros,
  formatEuro,
  formatNumber,
} from '../../i18n/format.ts';
import { feeSum } from '../../i18n/money/fee-text.ts';
import { CopyLink } from '../../ui/copy-link.tsx';
import { LitBars } from './LitBars.tsx';
import type { Delivery } from './pending-submission.ts';
import { barOfAverage, RANGE_BARS } from './range-bars.ts';
import { PROGRESS_ID, STEP_TITLE_ID } from './StepHeading.tsx';
import { describeCampaign, namesOf, type Wording } from './texts.ts';

/** Before a rounded figure, as in `≈ 40 000`. */
const ABOUT = '≈\u00a0';

interface ResultStepProps extends Wording {
  inputs: CampaignInputs;
  estimate: Estimate;
  delivery: Delivery | undefined;
  fee: Fee;
}

/**
 * Step 6: the views in large type, then range, cost, reach and calculation. The figures are rounded as on the pages; where
 * rounding changes one, a line has those that are stored and sent.
 */
export function ResultStep({ inputs, estimate, delivery, fee, ...wording }: ResultStepProps) {
  const { t, locale } = wording;
  // The estimate is computed here with the server's rules. If the server's figures differ, they are shown and stored.
  const figures = delivery?.state === 'sent' ? delivery.answer : estimate;
  const { views, range, reach, reachRange, cpv } = figures;
  const cost = rangeOfCostText(cpv);
  const number = (value: number) => formatNumber(locale, value);
  const rounded = (value: number) => number(shownFigure(value, range));
  const roundedReach = (value: number) => number(shownFigure(value, reachRange));
  const [low, high] = [rounded(range.low), rounded(range.high)];
  const isRounded =
    [views, range.low, range.high].some((value) => rounded(value) !== number(value)) ||
    roundedReach(reach) !== number(reach);
  const counted = useCountUp(shownFigure(views, range));
  // Without the page's own query, which may contain this visitor's campaign.
  const address = location.origin + location.pathname + simulatorHref(inputs);
  const average = barOfAverage(range.low, views, range.high);
  const size = { '--digits': rounded(views).length + ABOUT.length } as CSSProperties;
  return (
    <>
      <p className="text-body text-muted md:text-lead">{describeCampaign(wording, inputs)}</p>
      <h2
        id={STEP_TITLE_ID}
        className="@container mt-1"
        tabIndex={-1}
        data-step-heading=""
        aria-describedby={PROGRESS_ID}
      >
        <span className="simulator-figure figures block" style={size} aria-hidden="true" translate="no">
          {ABOUT + number(counted)}
        </span>
        <span className="sr-only">{`${ABOUT}${rounded(views)}\u00a0`}</span>
        <span className="mt-1 block font-text text-lead font-normal tracking-normal text-muted">
          {t.result.views}
          {low !== high && `, ${fill(t.result.between, { low, high })}`}
        </span>
      </h2>
      <div
        role="img"
        aria-label={fill(t.result.picture, {
          low,
          views: rounded(views),
          high,
        })}
      >
        <LitBars
          count={RANGE_BARS}
          toneOf={(index) => (index === average ? 'mark' : 'lit')}
          className="simulator-range mt-5 h-12 gap-[2px] md:h-16 md:gap-1"
        />
      </div>
      <p className="figures mt-2 flex justify-between gap-4 text-small text-muted">
        <span>
          {t.result.low} <b className="text-ink">{low}</b>
        </span>
        <span className="text-right">
          {t.result.high} <b className="text-ink">{high}</b>
        </span>
      </p>
      <dl className="simulator-facts figures">
        <div>
          <dt>{t.result.cost}</dt>
          <dd>
            {cost ? formatCostRange(locale, cost, figures.unit) : cpv}{' '}
            <small>{figures.unit === 'CPV' ? t.result.costPerView : t.result.costPerThousand}</small>
          </dd>
          {cost && (
            <dd>
              {fill(t.result.costInEuros, {
                costs: formatCostsInEuros(locale, cost),
                ...exchangeWords(locale),
              })}
            </dd>
          )}
        </div>
        <div>
          <dt>{inputs.platform === 'youtube' ? t.result.reach.youtube : t.result.reach.impressions}</dt>
          <dd>{roundedReach(reach)}</dd>
          <dd>
            {roundedReach(reachRange.low)} – {roundedReach(reachRange.high)}
          </dd>
        </div>
      </dl>
      {isRounded && (
        <p className="figures mt-2 text-small text-muted">
          {fill(inputs.platform === 'youtube' ? t.result.exact.youtube : t.result.exact.impressions, {
            views: number(views),
            low: number(range.low),
            high: number(range.high),
            reach: number(reach),
          })}
        </p>
      )}
      <p className="figures mt-4" data-fee="">
        {feeSum(locale, t.fee, fee, inputs.budget)}
      </p>
      {fee.kind === 'percentage' && (
        <p className="text-small text-muted">{fill(t.fee.covers, { covers: fee.covers[locale] })}</p>
      )}
      <div className="flex flex-wrap items-center gap-x-4 text-small">
        <p className="basis-full py-2 text-muted">{t.result.disclaimer}</p>
        {/* The calculation uses this page's cost table, so it is hidden when the server's figures differ. */}
        {cpv === estimate.cpv && views === estimate.views && (
          <Calculation {...wording} inputs={inputs} estimate={estimate} />
        )}
        <CopyLink address={address} t={t.result} />
        <a className="link inline-flex min-h-11 items-center" href={localizePath(locale, spendHref(inputs))}>
          {t.result.budgets}
        </a>
      </div>
    </>
  );
}

interface CalculationProps extends Wording {
  inputs: CampaignInputs;
  estimate: Estimate;
}

/** The formula with this campaign's figures, and the row of the cost table that contains them. */
function Calculation({ inputs, estimate, ...wording }: CalculationProps) {
  const { t, locale } = wording;
  const { min, max, average } = estimate.cost;
  const cost = (value: number) => formatCost(locale, value, estimate.unit);
  return (
    <details className="open:basis-full">
      <summary className="link w-fit inline-flex items-center min-h-11">{t.result.formula.show}</summary>
      <div className="figures mt-1 mb-3 grid gap-2 border-l-2 border-signal pl-4 text-small">
        <p>
          {fill(estimate.unit === 'CPV' ? t.result.formula.cpv : t.result.formula.cpm, {
            budget: formatEuro(locale, inputs.budget),
            average: cost(average),
            views: formatNumber(locale, estimate.views),
            reach: formatNumber(locale, estimate.reach),
          })}
        </p>
        <p className="text-muted">
          {fill(t.result.formula.row, {
            ...namesOf(wording, inputs),
            min: cost(min),
            max: cost(max),
            average: cost(average),
          })}
        </p>
      </div>
    </details>
  );
}

const DURATION_MS = 550;

/** Counts from the shown figure to a new one; without counting if the visitor prefers reduced motion. */
function useCountUp(target: number): number {
  const [shown, setShown] = useState(0);
  const current = useRef(0);
  useEffect(() => {
    const show = (value: number) => {
      current.current = value;
      setShown(value);
    };
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      show(target);
      return;
    }
    const from = current.current;
    const start = performance.now();
    const step = (now: number) => {
      const share = Math.min(Math.max((now - start) / DURATION_MS, 0), 1);
      show(Math.round(from + (target - from) * (1 - (1 - share) ** 3)));
      if (share < 1) frame = requestAnimationFrame(step);
    };
    let frame = requestAnimationFrame(step);
    // Animation frames stop in a hidden tab, but the figure must still be shown.
    const end = setTimeout(() => show(target), DURATION_MS);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(end);
    };
  }, [target]);
  return shown;
}
