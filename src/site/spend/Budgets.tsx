import { figures } from '../../domain/benchmarks/figures.ts';
import type { Fee } from '../../domain/fee/fee.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { shownFigure } from '../../domain/simulator/shown-figure.ts';
import { type PlannedBudget, rateRange } from '../../domain/spend/spend-plan.ts';
import type { SpendRequest } from '../../domain/spend/spend-request.ts';
import { fill, formatEuro, formatNumber, formatPercent } from '../../i18n/format.ts';
import { describeViews } from '../../i18n/money/budget-views-text.ts';
import { feeSum } from '../../i18n/money/fee-text.ts';
import { feeTexts } from '../../i18n/money/fee-texts.ts';
import { namesInWords, roughly, spendTexts } from './texts.ts';

interface BudgetsProps {
  locale: Locale;
  request: SpendRequest;
  planned: readonly PlannedBudget[];
  rate: number;
  fee: Fee;
  /** The version of the cost table. */
  version: number;
}

/** What each budget buys: views as the simulator says them, clicks, and whether these are enough to judge. */
export function Budgets({ locale, request, planned, rate, fee, version }: BudgetsProps) {
  const t = spendTexts[locale].budgets;
  const percent = (share: number) => formatPercent(locale, share);
  const ends = rateRange(rate);
  const most = Math.max(...planned.map(({ estimate }) => estimate.range.high));
  return (
    <section aria-labelledby="spend-budgets">
      <h2 id="spend-budgets" className="text-h3" tabIndex={-1}>
        {fill(t.title, namesInWords(locale, request))}
      </h2>
      {planned.length === 0 ? (
        <p>{t.none}</p>
      ) : (
        <ul className="spend-budgets">
          {planned.map((one) => (
            <Budget
              key={one.budget}
              {...{ locale, planned: one, fee, most }}
              own={one.budget === request.budget}
            />
          ))}
        </ul>
      )}
      <div className="spend-notes">
        {planned.length > 0 && <p>{t.band}</p>}
        <p>{fill(t.source, { version })}</p>
        <p>{fill(t.assumed, { rate: percent(rate), low: percent(ends.low), high: percent(ends.high) })}</p>
      </div>
    </section>
  );
}

interface BudgetProps {
  locale: Locale;
  planned: PlannedBudget;
  fee: Fee;
  /** The most views of all budgets: the end of the scale. */
  most: number;
  own: boolean;
}

function Budget({ locale, planned: { budget, estimate, clicks, few }, fee, most, own }: BudgetProps) {
  const { budgets: t, views: words } = spendTexts[locale];
  const { views, range, reach, reachRange, unit } = estimate;
  const said = describeViews(locale, { views, ...range }, words);
  const shown = (value: number) => formatNumber(locale, shownFigure(value, reachRange));
  const sum = feeSum(locale, feeTexts(locale), fee, budget);
  const total = sum.includes('=') ? sum.slice(sum.indexOf('=')) : '';
  return (
    <li className="spend-budget">
      <h3>
        {formatEuro(locale, budget)} {own && <span>{t.own}</span>}
      </h3>
      <dl className="figures">
        <div>
          <dt>{t.views}</dt>
          <dd>
            <b>≈&nbsp;{said.views}</b>
            {said.between}
          </dd>
        </div>
        {unit === 'CPM' && (
          <div>
            <dt>{t.impressions}</dt>
            <dd>
              <b>≈&nbsp;{shown(reach)}</b>
              {fill(t.range, { low: shown(reachRange.low), high: shown(reachRange.high) })}
            </dd>
          </div>
        )}
        <div>
          <dt>{t.clicks}</dt>
          <dd>
            <b>{fill(t.range, { low: roughly(locale, clicks.low), high: roughly(locale, clicks.high) })}</b>
            {few
              ? fill(t.few, { least: formatNumber(locale, figures['spend.leastClicks'].value) })
              : t.enough}
          </dd>
        </div>
      </dl>
      <p className="spend-fee figures" data-fee="">
        {sum.slice(0, sum.length - total.length)}
        {total && <b>{total}</b>}
      </p>
      <Band {...range} views={views} most={most} />
    </li>
  );
}

interface BandProps {
  low: number;
  high: number;
  views: number;
  most: number;
}

/** The range of views on the scale of all budgets. Hidden from screen readers: the row has the numbers. */
function Band({ low, high, views, most }: BandProps) {
  const at = (value: number) => Math.round((value / most) * 1000) / 10;
  return (
    <svg className="spend-band" aria-hidden="true" focusable="false">
      <rect x={`${at(low)}%`} width={`${Math.max(0.4, at(high) - at(low))}%`} height="100%" />
      <rect x={`${at(views)}%`} width="3" height="100%" />
    </svg>
  );
}
