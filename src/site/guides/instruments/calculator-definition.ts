import type { Fields, InputsOf, Outcome } from '../../../domain/guide/calculator-fields.ts';
import type { CalculatorId } from '../../../domain/guide/guides.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import type { calculators } from '../../../i18n/dictionaries/fr/calculators.ts';

/** One language's texts of all calculators. */
export type CalculatorsText = typeof calculators;

/** What every part of a calculator is written with. */
export interface Wording {
  locale: Locale;
  t: CalculatorsText;
}

export interface ChartRow {
  label: string;
  /** The row's figure, as it is read. */
  text: string;
  /** In the chart's unit, zero at least: the longest row is the scale. */
  amount: number;
  /** Whether it is drawn in the brand's colour, and what a screen reader is told about it. */
  lit: boolean;
  note?: string;
}

export interface Fact {
  label: string;
  text: string;
  target: string;
  reached: boolean;
}

/** A result, ready to be read. */
export interface Reading {
  /** The number people came for, and what it is. */
  figure: string;
  caption: string;
  /** The result as one sentence, complete in itself. */
  sentence: string;
  /** The formula with the numbers put in. */
  working: readonly string[];
  /** Further figures, each beside its target. */
  facts: readonly Fact[];
  chart: { title: string; rows: readonly ChartRow[] };
}

/** What the fields of a part are called. */
export interface PartTexts {
  /** Only where a calculator has several parts. */
  title?: string;
  fields: Readonly<Record<string, string>>;
  /** Names of the choices, by field. */
  choices: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** What the formula takes as given, shown beside the fields. */
  constants: readonly { label: string; text: string }[];
}

/** Fields with one result of their own. */
export interface Part<F extends Fields = Fields> {
  name: string;
  fields: F;
  texts(wording: Wording): PartTexts;
  read(wording: Wording, inputs: InputsOf<F>): Outcome<Reading>;
}

export interface Calculator {
  id: CalculatorId;
  title(t: CalculatorsText): string;
  parts: readonly Part[];
}

/** Checks a part against its own fields, then forgets which they are, so that parts of any kind stand in one list. */
export const definePart = <F extends Fields>(part: Part<F>): Part => part;

/** Every field of a calculator, by name. Names are unique among its parts. */
export const fieldsOf = ({ parts }: Calculator): Fields =>
  Object.assign({}, ...parts.map((part) => part.fields));
