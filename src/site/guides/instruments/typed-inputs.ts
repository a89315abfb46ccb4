import {
  type Field,
  type Fields,
  type Inputs,
  type InputValue,
  type ProblemCode,
  problemOf,
} from '../../../domain/guide/calculator-fields.ts';
import { readTypedNumber } from '../../../domain/guide/typed-number.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { fill, formatNumber, numberFormat } from '../../../i18n/format.ts';
import { formatAmount } from '../../../i18n/format-figure.ts';
import type { Part, Reading, Wording } from './calculator-definition.ts';
import { writeMoney } from './write-amount.ts';

/** The exact texts of the fields, by name. A switch is `yes` or `no`. */
export type Typed = Readonly<Record<string, string>>;
export type Problems = Readonly<Record<string, ProblemCode>>;

/** Returns the texts of the fields for given inputs in a language: `100 000`, `rockMetal`, `yes`. */
export function typedFrom(locale: Locale, inputs: Inputs): Typed {
  const numbers = numberFormat(locale, { maximumFractionDigits: 6 });
  const typed = (value: InputValue) => {
    if (typeof value === 'boolean') return value ? 'yes' : 'no';
    return typeof value === 'number' ? numbers.format(value).replaceAll('\u202f', '\u00a0') : value;
  };
  return Object.fromEntries(Object.entries(inputs).map(([name, value]) => [name, typed(value)]));
}

/** Returns the valid inputs, and the problems of the fields that are empty or invalid. */
export function readTyped(
  locale: Locale,
  fields: Fields,
  typed: Typed,
): { inputs: Inputs; problems: Problems } {
  const inputs: Record<string, InputValue> = {};
  const problems: Record<string, ProblemCode> = {};
  for (const [name, field] of Object.entries(fields)) {
    const text = typed[name] ?? '';
    const value = typedValue(locale, field, text);
    const code = field.kind === 'number' && text.trim() === '' ? 'missing' : problemOf(field, value);
    if (code) problems[name] = code;
    else if (value !== undefined) inputs[name] = value;
  }
  return { inputs, problems };
}

function typedValue(locale: Locale, field: Field, text: string): InputValue | undefined {
  if (field.kind === 'choice') return text;
  if (field.kind === 'switch') return text === 'yes';
  return readTypedNumber(locale, text, field.unit !== 'euro');
}

/** Returns the result of a part for the typed texts, or the problems. */
export function readPart(
  wording: Wording,
  part: Part,
  typed: Typed,
): { reading: Reading | undefined; problems: Problems } {
  const { inputs, problems } = readTyped(wording.locale, part.fields, typed);
  if (Object.keys(problems).length > 0) return { reading: undefined, problems };
  const outcome = part.read(wording, inputs);
  if (outcome.ok) return { reading: outcome.value, problems };
  return { reading: undefined, problems: { [outcome.field]: outcome.code } };
}

/** Formats an input for display: `50 000`, `1 000 €`, `3 mois`, the name of a choice. */
export function writeInput(
  { locale, t }: Wording,
  field: Field,
  value: InputValue,
  choices: Readonly<Record<string, string>> = {},
): string {
  if (typeof value === 'boolean') return value ? t.yes : t.no;
  if (typeof value === 'string' || field.kind !== 'number') return choices[String(value)] ?? String(value);
  if (field.unit === 'euro') return writeMoney(locale, value);
  return field.unit === 'count' ? formatNumber(locale, value) : formatAmount(locale, field.unit, value);
}

/** Returns the error message for a field. */
export function writeProblem(wording: Wording, field: Field, code: ProblemCode): string {
  const limit = (which: 'min' | 'max') =>
    field.kind === 'number' ? writeInput(wording, field, field[which]) : '';
  return fill(wording.t.problems[code], { min: limit('min'), max: limit('max') });
}
