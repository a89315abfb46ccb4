import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import { campaignTypes, MAX_BUDGET, MIN_BUDGET, platforms, regions } from '../../domain/simulator/inputs.ts';
import { SPEND_PATH, type SpendRequest } from '../../domain/spend/spend-request.ts';
import { fill, formatEuro, formatPercent } from '../../i18n/format.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { choiceNames, spendTexts } from './texts.ts';

interface CampaignFormProps {
  locale: Locale;
  request: SpendRequest;
  /** The click rate that the page counts with, from 0 to 1. */
  rate: number;
}

/** The campaign of the page. The form asks for the page again, with the answers in its address. */
export function CampaignForm({ locale, request, rate }: CampaignFormProps) {
  const t = spendTexts[locale].campaign;
  const names = choiceNames[locale];
  const unit = request.platform === 'youtube' ? 'youtube' : 'impressions';
  const selects = [
    {
      name: 'platform',
      options: platforms.map((value) => [value, names.platforms[value].name] as const),
    },
    {
      name: 'campaignType',
      options: campaignTypes.map((value) => [value, names.campaignTypes[value].name] as const),
    },
    { name: 'country', options: regions.map((value) => [value, names.regions[value]] as const) },
  ] as const;
  return (
    <form
      className="spend-form"
      method="get"
      action={`${localizePath(locale, SPEND_PATH)}#spend-budgets`}
      aria-label={t.title}
    >
      {selects.map(({ name, options }) => (
        <Field key={name} label={t[name]} id={`spend-${name}`} name={name} defaultValue={request[name]}>
          {(control) => (
            <select {...control}>
              {options.map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </Field>
      ))}
      <Field
        label={t.budget}
        id="spend-budget"
        name="budget"
        hint={fill(t.budgetHint, { minimum: formatEuro(locale, MIN_BUDGET) })}
        hintBelow
        defaultValue={request.budget === undefined ? '' : String(request.budget)}
      >
        {(control) => <input type="number" min={MIN_BUDGET} max={MAX_BUDGET} step="any" {...control} />}
      </Field>
      <Field
        label={t.rate[unit]}
        id="spend-rate"
        name="rate"
        hint={t.rateHint[unit]}
        defaultValue={request.rate === undefined ? '' : String(Math.round(rate * 100_000) / 1000)}
      >
        {(control) => (
          <input
            type="number"
            min="0.01"
            max="100"
            step="any"
            placeholder={formatPercent(locale, rate)}
            {...control}
          />
        )}
      </Field>
      <Button type="submit">{t.show}</Button>
    </form>
  );
}
