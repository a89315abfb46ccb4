/**
 * The reasons for which a calculator cannot use an input. `missing` occurs only in a form; the others occur also in
 * inputs read from an address.
 */
export const problemCodes = [
  'missing',
  'not-a-number',
  'negative',
  'too-small',
  'too-large',
  'not-whole',
  'not-a-choice',
  'above-impressions',
] as const;
export type ProblemCode = (typeof problemCodes)[number];

export interface Problem {
  ok: false;
  /** The name of the wrong input. */
  field: string;
  code: ProblemCode;
}

/** The result of a calculator, or the first input with which it cannot compute. */
export type Outcome<T> = { ok: true; value: T } | Problem;

export const solved = <T>(value: T): { ok: true; value: T } => ({ ok: true, value });
export const problem = (field: string, code: ProblemCode): Problem => ({ ok: false, field, code });

export interface NumberField {
  kind: 'number';
  unit: 'count' | 'euro' | 'day' | 'month';
  /** Smallest and largest value that is accepted. */
  min: number;
  max: number;
  /** The value that the calculator shows at first, and the value in the worked example of the guide. */
  initial: number;
  example: number;
}

export interface ChoiceField<C extends string = string> {
  kind: 'choice';
  choices: readonly C[];
  initial: NoInfer<C>;
  example: NoInfer<C>;
}

export interface SwitchField {
  kind: 'switch';
  initial: boolean;
  example: boolean;
}

export type Field = NumberField | ChoiceField | SwitchField;
/** The inputs of a calculator by name, in the order in which the form shows them and they are checked. */
export type Fields = Readonly<Record<string, Field>>;
export type InputValue = number | string | boolean;
export type Inputs = Readonly<Record<string, InputValue>>;

type ValueOf<F extends Field> = F extends { choices: readonly (infer C)[] }
  ? C
  : F extends SwitchField
    ? boolean
    : number;
/** The values of a set of fields. */
export type InputsOf<F extends Fields> = { readonly [K in keyof F]: ValueOf<F[K]> };

/** The largest number that is accepted: no campaign has more, so it would be a typing error. */
const MOST = 1_000_000_000;

type Given<F> = Pick<F, 'initial' & keyof F> & Pick<F, 'example' & keyof F>;
type Limits = Partial<Pick<NumberField, 'min' | 'max'>>;
/** A whole number from 1 to a billion, unless other limits are given. */
export const count = (given: Given<NumberField> & Limits): NumberField => ({
  kind: 'number',
  unit: 'count',
  min: 1,
  max: MOST,
  ...given,
});
/** An amount in euros, with cents, from 1 to 100 million, unless other limits are given. */
export const euros = (given: Given<NumberField> & Limits): NumberField => ({
  ...count({ max: MOST / 10, ...given }),
  unit: 'euro',
});
export const choice = <const C extends string>(
  choices: readonly C[],
  given: { initial: NoInfer<C>; example: NoInfer<C> },
): ChoiceField<C> => ({ kind: 'choice', choices, ...given });

/**
 * Returns the problem of a value of a field, or `undefined` when the calculator can use the value. Accepts any value
 * and never throws.
 */
export function problemOf(field: Field, value: unknown): ProblemCode | undefined {
  if (field.kind === 'choice') return field.choices.some((c) => c === value) ? undefined : 'not-a-choice';
  if (field.kind === 'switch') return typeof value === 'boolean' ? undefined : 'not-a-choice';
  if (typeof value !== 'number' || Number.isNaN(value)) return 'not-a-number';
  if (value < 0) return 'negative';
  if (value > field.max) return 'too-large';
  if (value < field.min) return 'too-small';
  // Money has cents; numbers of people, views, days and months are whole.
  return field.unit === 'euro' || Number.isInteger(value) ? undefined : 'not-whole';
}

/** Returns the problem of the first input that the calculator cannot use; `undefined` when it can use all. */
export function firstProblem(fields: Fields, inputs: Inputs): Problem | undefined {
  for (const [name, field] of Object.entries(fields)) {
    const code = problemOf(field, inputs[name]);
    if (code) return problem(name, code);
  }
  return undefined;
}

/** Returns the inputs that the calculator shows at first, or those of the worked example. */
export function givenInputs<F extends Fields>(fields: F, which: 'initial' | 'example'): InputsOf<F> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, field[which]]),
  ) as InputsOf<F>;
}
