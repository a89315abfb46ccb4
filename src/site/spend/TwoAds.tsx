import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import { viewsOfBudget } from '../../domain/simulator/estimate.ts';
import { shownFigure } from '../../domain/simulator/shown-figure.ts';
import type { PlannedBudget } from '../../domain/spend/spend-plan.ts';
import { AD_MAX, adFields, ads, SPEND_PATH, type SpendRequest } from '../../domain/spend/spend-request.ts';
import { AD_SHARE, compareAds } from '../../domain/spend/two-ads.ts';
import { fill, formatEuro, formatNumber, numberFormat } from '../../i18n/format.ts';
import { formatFigure } from '../../i18n/format-figure.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { spendTexts } from './texts.ts';

interface TwoAdsProps {
  locale: Locale;
  request: SpendRequest;
  planned: readonly PlannedBudget[];
}

/** Two ads with a quarter of the budget each, and a form that compares what they did. */
export function TwoAds({ locale, request, planned }: TwoAdsProps) {
  const t = spendTexts[locale].ads;
  return (
    <section aria-labelledby="spend-ads" className="spend-ads">
      <div>
        <h2 id="spend-ads" className="text-h3">
          {t.title}
        </h2>
        <p>{fill(t.text, { chance: formatFigure(locale, 'spend.chance') })}</p>
        <ul className="spend-shares figures">
          {planned.map((one) => (
            <li key={one.budget}>{shareOf(locale, one)}</li>
          ))}
        </ul>
      </div>
      <form
        method="get"
        action={`${localizePath(locale, SPEND_PATH)}#spend-verdict`}
        className="spend-compare"
        aria-label={t.compare}
      >
        {(['platform', 'campaignType', 'country'] as const).map((name) => (
          <input key={name} type="hidden" name={name} value={request[name]} />
        ))}
        {request.budget !== undefined && <input type="hidden" name="budget" value={request.budget} />}
        {request.rate !== undefined && <input type="hidden" name="rate" value={request.rate * 100} />}
        {ads.map((ad) => (
          <fieldset key={ad}>
            <legend>{t.names[ad]}</legend>
            {adFields.map((field) => (
              <Field
                key={field}
                label={fieldLabel(t, request, field)}
                id={`spend-${ad}${field}`}
                name={`${ad}${field}`}
                required
                defaultValue={request.results ? String(request.results[ad][keyOf[field]]) : undefined}
              >
                {(control) => (
                  <input
                    type="number"
                    min={field === 'Cost' ? '0.01' : '1'}
                    max={AD_MAX[field]}
                    step={field === 'Cost' ? '0.01' : '1'}
                    {...control}
                  />
                )}
              </Field>
            ))}
          </fieldset>
        ))}
        <Button type="submit" tone="quiet" className="justify-self-start">
          {t.judge}
        </Button>
        {request.results && <Verdict locale={locale} results={request.results} />}
      </form>
    </section>
  );
}

const keyOf = { Days: 'days', Cost: 'cost', Units: 'units' } as const;

function fieldLabel(
  t: (typeof spendTexts)['fr']['ads'],
  { platform }: SpendRequest,
  field: (typeof adFields)[number],
): string {
  if (field === 'Units') return platform === 'youtube' ? t.views : t.impressions;
  return field === 'Days' ? t.days : t.cost;
}

/** Returns what a quarter of a budget buys: `1 500 € : 375 € chacune, de 9 400 à 38 000 vues.` */
function shareOf(locale: Locale, { budget, estimate: { cost, unit } }: PlannedBudget): string {
  const views = viewsOfBudget(budget * AD_SHARE, [cost.min, cost.max], unit);
  const shown = (value: number) => formatNumber(locale, shownFigure(value, views));
  return fill(spendTexts[locale].ads.share, {
    budget: formatEuro(locale, budget),
    share: formatEuro(locale, budget * AD_SHARE),
    low: shown(views.low),
    high: shown(views.high),
  });
}

function Verdict({
  locale,
  results: { a, b },
}: {
  locale: Locale;
  results: NonNullable<SpendRequest['results']>;
}) {
  const t = spendTexts[locale].ads;
  const { cheaper, saving, chance, clear } = compareAds(a, b);
  // No digits behind the point: the noise of a day is an assumption. Never a certainty either.
  const percent = (share: number) =>
    numberFormat(locale, { style: 'percent', maximumFractionDigits: 0 })
      .format(Math.min(share, 0.99))
      .replaceAll('\u202f', '\u00a0');
  return (
    <p className="spend-verdict" id="spend-verdict" tabIndex={-1} role="status">
      {fill(clear ? t.better : t.equal, {
        ad: cheaper.toUpperCase(),
        saving: percent(saving),
        chance: percent(chance),
      })}
    </p>
  );
}
