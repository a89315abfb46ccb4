import { estimateCampaign } from '../../domain/simulator/estimate.ts';
import { MAX_BUDGET, MIN_BUDGET, recommendedMinimum, regions } from '../../domain/simulator/inputs.ts';
import { shownFigure } from '../../domain/simulator/shown-figure.ts';
import { fill, formatEuro, formatNumber } from '../../i18n/format.ts';
import { StepHeading, StepText } from './StepHeading.tsx';
import { budgetOf, steppedBudget } from './simulator-state.ts';
import type { StepProps } from './step-props.ts';

const presets = [500, 1000, 2500, 5000, 10_000];

/** Step 3: the budget, typed or chosen, and the views that it buys. */
export function StepBudget(props: StepProps) {
  const { t, messages, locale, answers, errors, onAnswer } = props;
  const budget = budgetOf(answers);
  const error = errors.budget_error && messages[errors.budget_error];
  const valid = budget !== undefined && budget >= MIN_BUDGET && budget <= MAX_BUDGET;
  const advised = answers.platform && recommendedMinimum[answers.platform];
  return (
    <>
      <StepHeading>{t.steps.budget.title}</StepHeading>
      <StepText>{t.steps.budget.text}</StepText>
      <label htmlFor="simulator-budget" className="font-semibold max-md:sr-only">
        {t.budget.label}
      </label>
      <div className="simulator-budget mt-1.5">
        <input
          id="simulator-budget"
          name="budget"
          className="simulator-number figures"
          // Not `type="number"`, which refuses the spaces of grouped thousands in one browser, and reads `1.000` as 1.
          type="text"
          inputMode="decimal"
          required
          autoComplete="off"
          value={answers.budget}
          onChange={(event) => onAnswer({ budget: event.target.value })}
          onKeyDown={(event) => {
            const direction = ({ ArrowUp: 1, ArrowDown: -1 } as const)[event.key];
            if (!direction || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            onAnswer({ budget: steppedBudget(answers, direction) });
          }}
          aria-describedby="simulator-budget-unit simulator-budget-error simulator-budget-preview"
          {...(error && { 'aria-invalid': true })}
        />
        <span id="simulator-budget-unit" className="text-muted">
          {t.budget.unit}
        </span>
      </div>
      <p id="simulator-budget-error" className="field-error mt-2">
        {error}
      </p>
      <fieldset
        aria-label={t.budget.presets}
        className="m-0 mt-3 grid min-w-0 grid-cols-3 gap-2 border-0 p-0 md:grid-cols-5"
      >
        {presets.map((preset) => (
          <button
            key={preset}
            type="button"
            className="simulator-chip figures"
            aria-pressed={budget === preset}
            onClick={() => onAnswer({ budget: String(preset) })}
          >
            {formatEuro(locale, preset)}
          </button>
        ))}
      </fieldset>
      {budget === undefined && <PresetViews {...props} />}
      <div id="simulator-budget-preview" className={budget === undefined ? '' : 'mt-6 min-h-13'}>
        {valid && <BudgetPreview {...props} budget={budget} />}
        {valid && advised && answers.platform && budget < advised && (
          <p className="simulator-notice mt-3">
            {fill(t.budget.underMinimum, {
              platform: t.platforms[answers.platform].name,
              minimum: formatEuro(locale, advised),
            })}
          </p>
        )}
      </div>
    </>
  );
}

/**
 * Returns the views that a budget buys. The region is the next question: before its answer the range covers all regions.
 * `undefined`: the table has no costs for the answers.
 */
function viewsOf({ answers: { platform, campaignType, country }, locale, table }: StepProps, budget: number) {
  if (!platform || !campaignType) return undefined;
  const ranges = (country ? [country] : regions).flatMap(
    (region) => estimateCampaign({ platform, campaignType, budget, country: region }, table)?.range ?? [],
  );
  if (ranges.length === 0) return undefined;
  const low = Math.min(...ranges.map((range) => range.low));
  const high = Math.max(...ranges.map((range) => range.high));
  const shown = (value: number) => formatNumber(locale, shownFigure(value, { low, high }));
  return { low: shown(low), high: shown(high) };
}

/** The platform, the goal and the region of the answers so far. */
const choicesOf = ({ t, answers: { platform, campaignType, country } }: StepProps) => [
  platform && t.platforms[platform].name,
  campaignType && t.campaignTypes[campaignType].name,
  country ? t.regions[country] : t.budget.anyRegion,
];

/** The views for the budget while it is typed. */
function BudgetPreview({ budget, ...props }: StepProps & { budget: number }) {
  const views = viewsOf(props, budget);
  return (
    views && (
      <p>
        <span className="block text-small text-muted">{choicesOf(props).join(' · ')}</span>
        <span className="figures block font-display text-h3 font-bold tracking-tight">
          {fill(props.t.budget.preview, views)}
        </span>
      </p>
    )
  );
}

/** Before an amount is typed: the views for each usual budget. Phones have no space for them. */
function PresetViews(props: StepProps) {
  const { t, locale } = props;
  return (
    <div className="mt-5 max-md:hidden">
      <p className="text-small text-muted">{[...choicesOf(props), t.result.views].join(' · ')}</p>
      <dl className="simulator-presets figures">
        {presets.map((preset) => {
          const views = viewsOf(props, preset);
          return (
            views && (
              <div key={preset}>
                <dt>{formatEuro(locale, preset)}</dt>
                <dd>
                  {views.low} – {views.high}
                </dd>
              </div>
            )
          );
        })}
      </dl>
    </div>
  );
}
