import type { CostsDto } from '../../../contracts/settings/costs.ts';
import { readTypedNumber } from '../../../domain/guide/typed-number.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { cellName } from '../../../domain/simulator/cost-cells.ts';
import { type CostProblem, costProblem, wrongEnds } from '../../../domain/simulator/cost-rules.ts';
import { numberFormat } from '../../../i18n/format.ts';

/** The typed costs of one combination. */
export interface TypedCost {
  min: string;
  max: string;
}
/** The values of the form as typed. The keys are the names of the combinations: `youtube.europe.awareness`. */
export type CostDraft = Record<string, TypedCost>;

/** Every cost of a view has three decimals, every cost of a thousand impressions at least two, so that a column is easy to compare. */
export function draftOf(locale: Locale, { platforms }: Pick<CostsDto, 'platforms'>): CostDraft {
  return Object.fromEntries(
    platforms.flatMap(({ platform, unit, costs }) => {
      const format = numberFormat(locale, {
        useGrouping: false,
        minimumFractionDigits: unit === 'CPV' ? 3 : 2,
        maximumFractionDigits: 3,
      });
      return costs.map(({ country, campaignType, min, max }) => [
        cellName(platform, country, campaignType),
        { min: format.format(min), max: format.format(max) },
      ]);
    }),
  );
}

/** Returns the table to send: the loaded table with the typed figures, or `NaN` for text that is not a number. */
export function bodyOf(
  locale: Locale,
  { platforms }: Pick<CostsDto, 'platforms'>,
  draft: CostDraft,
): Pick<CostsDto, 'platforms'> {
  return {
    platforms: platforms.map(({ costs, ...platform }) => ({
      ...platform,
      costs: costs.map((cost) => {
        const { min, max } = numbersOf(
          locale,
          draft,
          cellName(platform.platform, cost.country, cost.campaignType),
        );
        return { ...cost, min: min ?? Number.NaN, max: max ?? Number.NaN };
      }),
    })),
  };
}

/** Returns the problem of each wrong combination. */
export function problemsIn(locale: Locale, draft: CostDraft): Record<string, CostProblem> {
  return Object.fromEntries(
    Object.keys(draft).flatMap((name) => {
      const { min, max } = numbersOf(locale, draft, name);
      const problem = costProblem(min, max);
      return problem ? [[name, problem]] : [];
    }),
  );
}

/** Returns which figures of a combination with an error are wrong: both, if only the server knows the error. */
export function wrongIn(locale: Locale, draft: CostDraft, name: string): Record<keyof TypedCost, boolean> {
  const { min, max } = numbersOf(locale, draft, name);
  const wrong = wrongEnds(min, max);
  return wrong.min || wrong.max ? wrong : { min: true, max: true };
}

const numbersOf = (locale: Locale, draft: CostDraft, name: string) => ({
  min: readTypedNumber(locale, draft[name]?.min ?? ''),
  max: readTypedNumber(locale, draft[name]?.max ?? ''),
});
