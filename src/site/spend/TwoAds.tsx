import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import { viewsOfBudget } from '../../domain/simulator/estimate.ts';
import { shownFigure } from '../../domain/simulator/shown-figure.ts';
import type { PlannedBudget } from '../../domain/spend/spend-plan.ts';
import {
  AD_MAX,
  type Ad,
  adFields,
  ads,
  SPEND_PATH,
  type SpendRequest,
} from '../../domain/spend/spend-request.ts';
import { AD_SHARE, compareAds, LEAST_RESULT } from '../../domain/spend/two-ads.ts';
import { fill, formatEuro, formatNumber, intlTag, numberFormat, pluralForm } from '../../i18n/format.ts';
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
        {request.results && <Verdict locale={locale} request={request} results={request.results} />}
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
  request: { platform },
  results: { a, b },
}: {
  locale: Locale;
  request: SpendRequest;
  results: NonNullable<SpendRequest['results']>;
}) {
  const t = spendTexts[locale].ads;
  const { cheaper, saving, chance, clear, missing } = compareAds(a, b);
  // No digits behind the point: the noise of a day is an assumption. Never a certainty either.
  const percent = (share: number) =>
    numberFormat(locale, { style: 'percent', maximumFractionDigits: 0 })
      .format(Math.min(share, 0.99))
      .replaceAll('\u202f', '\u00a0');
  return (
    <p className="spend-verdict" id="spend-verdict" tabIndex={-1} role="status">
      {missing.length > 0
        ? earlyText(locale, platform, missing)
        : fill(clear ? t.better : t.equal, {
            ad: cheaper.toUpperCase(),
            saving: percent(saving),
            chance: percent(chance),
          })}
    </p>
  );
}

/** Returns what is missing before two ads are judged: `Trop tôt pour le dire : il manque 4 jours et 999 vues à l’annonce B.` */
function earlyText(
  locale: Locale,
  platform: SpendRequest['platform'],
  missing: readonly { ad: Ad; days: number; units: number }[],
): string {
  const { early, missing: lacks } = spendTexts[locale].ads;
  const kind = platform === 'youtube' ? 'views' : 'impressions';
  const counted = (what: 'days' | 'views' | 'impressions', count: number) =>
    fill(pluralForm(locale, early[what], count), { count: formatNumber(locale, count) });
  // A list of lists: French has a space before its semicolon.
  const joint = locale === 'fr' ? '\u00a0; ' : '; ';
  const list = new Intl.ListFormat(intlTag(locale));
  const parts = missing.map(({ ad, days, units }) => {
    const what = [days > 0 && counted('days', days), units > 0 && counted(kind, units)];
    return fill(lacks, { what: list.format(what.filter((one) => one !== false)), ad: ad.toUpperCase() });
  });
  return fill(early.text, {
    missing: parts.join(joint),
    days: counted('days', LEAST_RESULT.days),
    units: counted(kind, LEAST_RESULT.units),
  });
}
