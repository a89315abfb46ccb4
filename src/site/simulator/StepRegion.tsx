import type { Locale } from '../../domain/locale/locale.ts';
import { type Estimate, estimateCampaign } from '../../domain/simulator/estimate.ts';
import { MIN_BUDGET, regions } from '../../domain/simulator/inputs.ts';
import { formatCostsInEuros } from '../../i18n/format.ts';
import { ChoiceStep } from './ChoiceStep.tsx';
import { budgetOf } from './simulator-state.ts';
import type { StepProps } from './step-props.ts';
import type { SimulatorText } from './texts.ts';

/** Step 4. Each region shows its cost. */
export function StepRegion({ t, messages, locale, answers, errors, onAnswer, table }: StepProps) {
  const { platform = 'youtube', campaignType = 'awareness' } = answers;
  const budget = budgetOf(answers) ?? MIN_BUDGET;
  const estimates = regions.map((country) => ({
    country,
    estimate: estimateCampaign({ platform, campaignType, budget, country }, table),
  }));
  return (
    <ChoiceStep
      name="country"
      {...t.steps.region}
      keys={t.keys}
      choices={estimates.map(({ country, estimate }) => ({
        value: country,
        name: t.regions[country],
        hint: estimate ? costHint(locale, t, estimate) : '',
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
