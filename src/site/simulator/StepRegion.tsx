import type { Locale } from '../../domain/locale/locale.ts';
import { type Estimate, estimateCampaign } from '../../domain/simulator/estimate.ts';
import { MIN_BUDGET, regions } from '../../domain/simulator/inputs.ts';
import { formatCostsInEuros } from '../../i18n/format.ts';
import { ChoiceMark } from './ChoiceMark.tsx';
import { ChoiceStep } from './ChoiceStep.tsx';
import { budgetOf } from './simulator-state.ts';
import type { StepProps } from './step-props.ts';
import type { SimulatorText } from './texts.ts';

const rising = [0.3, 0.45, 0.62, 0.8, 1];

/** Step 4. Each region shows its cost; the more views the budget buys there, the more bars are lit. */
export function StepRegion({ t, messages, locale, answers, errors, onAnswer, table }: StepProps) {
  const { platform = 'youtube', campaignType = 'awareness' } = answers;
  const budget = budgetOf(answers) ?? MIN_BUDGET;
  const estimates = regions.map((country) => ({
    country,
    estimate: estimateCampaign({ platform, campaignType, budget, country }, table),
  }));
  const views = estimates.map(({ estimate }) => estimate?.views ?? 0).sort((a, b) => a - b);
  return (
    <ChoiceStep
      name="country"
      {...t.steps.region}
      keys={t.keys}
      choices={estimates.map(({ country, estimate }) => ({
        value: country,
        name: t.regions[country],
        hint: estimate ? costHint(locale, t, estimate) : '',
        mark: <ChoiceMark heights={rising} lit={views.indexOf(estimate?.views ?? 0) + 1} />,
      }))}
      chosen={answers.country}
      error={errors.region_error && messages[errors.region_error]}
      onChoose={(country) => onAnswer({ country })}
    />
  );
}

/** Returns `0,01 à 0,04 € par vue`. */
function costHint(locale: Locale, { result }: SimulatorText, { cost: { min, max }, unit }: Estimate): string {
  const per = unit === 'CPV' ? result.costPerView : result.costPerThousand;
  return `${formatCostsInEuros(locale, [min, max])} ${per}`;
}
