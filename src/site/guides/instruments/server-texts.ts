import type { ShownClaims } from '../../../domain/claims/shown-claims.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { calculators } from '../../../i18n/dictionaries/calculators/index.ts';
import { figureTables as tables } from '../../../i18n/dictionaries/figure-tables/index.ts';
import { simulator as simulators } from '../../../i18n/dictionaries/simulator/index.ts';
import type { CalculatorsText } from './calculator-definition.ts';
import type { TableWording } from './tables/table-data.ts';

/** The texts of the price tables: regions and goals have the simulator's names. */
export const priceWording = (locale: Locale) => ({
  prices: tables[locale].prices,
  regionNames: simulators[locale].regions,
  goalNames: simulators[locale].campaignTypes,
});

export const calculatorTexts = (locale: Locale): CalculatorsText => calculators[locale];

/** Returns the texts with which the tables of a language are built. */
export const tableWording = (locale: Locale, claims: ShownClaims): TableWording => ({
  locale,
  claims,
  t: tables[locale],
  calculators: calculators[locale],
});
