import type { ShownClaims } from '../../../domain/claims/shown-claims.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { calculators as calculatorsEn } from '../../../i18n/dictionaries/en/calculators.ts';
import { figureTables as figureTablesEn } from '../../../i18n/dictionaries/en/figure-tables.ts';
import { simulator as simulatorEn } from '../../../i18n/dictionaries/en/simulator.ts';
import { calculators as calculatorsEs } from '../../../i18n/dictionaries/es/calculators.ts';
import { figureTables as figureTablesEs } from '../../../i18n/dictionaries/es/figure-tables.ts';
import { simulator as simulatorEs } from '../../../i18n/dictionaries/es/simulator.ts';
import { calculators as calculatorsFr } from '../../../i18n/dictionaries/fr/calculators.ts';
import { figureTables as figureTablesFr } from '../../../i18n/dictionaries/fr/figure-tables.ts';
import { simulator as simulatorFr } from '../../../i18n/dictionaries/fr/simulator.ts';
import { calculators as calculatorsPt } from '../../../i18n/dictionaries/pt/calculators.ts';
import { figureTables as figureTablesPt } from '../../../i18n/dictionaries/pt/figure-tables.ts';
import { simulator as simulatorPt } from '../../../i18n/dictionaries/pt/simulator.ts';
import type { CalculatorsText } from './calculator-definition.ts';
import type { TableWording } from './table-data.ts';

/** The texts for the server. An island loads only its own language: never import this file from an island. */
const calculators: Record<Locale, CalculatorsText> = {
  fr: calculatorsFr,
  en: calculatorsEn,
  es: calculatorsEs,
  pt: calculatorsPt,
};
const tables: Record<Locale, TableWording['t']> = {
  fr: figureTablesFr,
  en: figureTablesEn,
  es: figureTablesEs,
  pt: figureTablesPt,
};
const simulators: Record<Locale, typeof simulatorFr> = {
  fr: simulatorFr,
  en: simulatorEn,
  es: simulatorEs,
  pt: simulatorPt,
};

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
