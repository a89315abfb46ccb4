import type { ClaimChange, ClaimDto } from '../../contracts/claim.ts';
import type { CustomUnit } from '../../domain/claims/declared-claims.ts';
import { readTypedNumber } from '../../domain/guide/typed-number.ts';
import { type Locale, locales } from '../../domain/locale/locale.ts';
import { numberFormat } from '../../i18n/format.ts';

type ClaimBody = Omit<ClaimChange, 'version'>;

/** A figure of the form. */
export interface FormFigure {
  name: string;
  unit: string;
  label: string;
}

/** The texts of a claim, each in four languages. */
export const textNames = ['label', 'scope', 'basis'] as const;
export type TextName = (typeof textNames)[number];

/** The values of the form as typed text: figures as `values.<name>`, texts as `label.fr`. */
export interface ClaimValues extends Record<`${TextName}.${Locale}`, string> {
  [figure: `values.${string}`]: string;
  upwards: boolean;
  unit: CustomUnit;
  kind: 'none' | 'text' | 'link' | 'file';
  url: string;
  file: string;
  validUntil: string;
}

/** Shares are typed in percent. */
const isShare = (unit: string) => unit === 'percent' || unit === 'change';

const textsOf = <Name extends TextName>(name: Name, texts: Record<Locale, string> | null | undefined) =>
  Object.fromEntries(locales.map((locale) => [`${name}.${locale}`, texts?.[locale] ?? ''])) as Record<
    `${Name}.${Locale}`,
    string
  >;

/**
 * Returns the initial values of the form; without a claim, those of an empty one. Figures are text in the format of the
 * language, shares in percent.
 */
export function valuesOf(claim: ClaimDto | undefined, locale: Locale): ClaimValues {
  const typed = numberFormat(locale, { useGrouping: false, maximumFractionDigits: 4 });
  const figures = claim?.figures.map(({ name, unit, value }) => [
    `values.${name}`,
    typed.format(isShare(unit) ? value * 100 : value),
  ]) ?? [['values.value', '']];
  return {
    ...(Object.fromEntries(figures) as Record<`values.${string}`, string>),
    ...textsOf('label', claim?.label),
    ...textsOf('scope', claim?.scope),
    ...textsOf('basis', claim?.basis?.text),
    upwards: claim?.upwards ?? false,
    unit: 'count',
    kind: claim?.basis?.kind ?? 'none',
    url: claim?.basis?.url ?? '',
    file: claim?.basis?.file ?? '',
    validUntil: claim?.validUntil ?? '',
  };
}

/** Parses a typed figure; `undefined` if it is not a number. */
export function amountOf(typed: string | undefined, unit: string, locale: Locale): number | undefined {
  const number = readTypedNumber(locale, typed ?? '');
  // Shares are typed in percent; rounding removes the floating-point error of the division.
  return number === undefined || !isShare(unit) ? number : Math.round(number * 1e6) / 1e8;
}

/** Returns the request body. The figures of the form must be numbers; the server validates the rest. */
export function bodyOf(values: ClaimValues, figures: readonly FormFigure[], locale: Locale): ClaimBody {
  const texts = (name: TextName) => ({
    fr: values[`${name}.fr`],
    en: values[`${name}.en`],
    es: values[`${name}.es`],
    pt: values[`${name}.pt`],
  });
  return {
    values: Object.fromEntries(
      figures.map(({ name, unit }) => [name, amountOf(values[`values.${name}`], unit, locale) ?? 0]),
    ),
    upwards: values.upwards,
    label: texts('label'),
    scope: texts('scope'),
    basis:
      values.kind === 'none'
        ? null
        : {
            kind: values.kind,
            text: texts('basis'),
            url: values.kind === 'link' ? values.url : null,
            file: values.kind === 'file' ? values.file : null,
          },
    validUntil: values.validUntil || null,
  };
}
