import type { Fields, InputsOf, Outcome } from '../../../domain/guide/calculator-fields.ts';
import type { CalculatorId } from '../../../domain/guide/guides.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import type { calculators } from '../../../i18n/dictionaries/calculators/fr.ts';

/** The texts of all calculators in one language. */
export type CalculatorsText = typeof calculators;

/** The language and the texts with which a calculator is written. */
export interface Wording {
  locale: Locale;
  t: CalculatorsText;
}

export interface ChartRow {
  label: string;
  /** The figure, formatted. */
  text: string;
  /** In the unit of the chart, at least zero: the largest amount sets the scale. */
  amount: number;
  /** Whether the row has the brand's colour; `note` is the same for screen readers. */
  lit: boolean;
  note?: string;
}

export interface Fact {
  label: string;
  text: string;
  target: string;
  reached: boolean;
}

/** A result as formatted texts. */
export interface Reading {
  /** The main number, and its label. */
  figure: string;
  caption: string;
  /** The result as one sentence that is complete without the figure. */
  sentence: string;
  /** The formula with its numbers. */
  working: readonly string[];
  /** Further figures, each with its target. */
  facts: readonly Fact[];
  chart: { title: string; rows: readonly ChartRow[] };
}

/** The labels of a part. */
export interface PartTexts {
  /** Present only if the calculator has several parts. */
  title?: string;
  fields: Readonly<Record<string, string>>;
  /** The names of the options, by field and value. */
  choices: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The fixed values of the formula, shown beside the fields. */
  constants: readonly { label: string; text: string }[];
}

/** A group of fields with its own result. */
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

/** Checks a part against the type of its own fields, and returns it with the type that all parts share. */
export const definePart = <F extends Fields>(part: Part<F>): Part => part;

/** All fields of a calculator, by name. A name is unique among its parts. */
export const fieldsOf = ({ parts }: Calculator): Fields =>
  Object.assign({}, ...parts.map((part) => part.fields));
