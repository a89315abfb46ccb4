/** Why an input cannot be computed with. `missing` is what a form sees; the others may also come from an address. */
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
  /** The name of the input that is wrong. */
  field: string;
  code: ProblemCode;
}

/** What a calculator gives: its figures, or the first input that makes them impossible. */
export type Outcome<T> = { ok: true; value: T } | Problem;

export const solved = <T>(value: T): { ok: true; value: T } => ({ ok: true, value });
export const problem = (field: string, code: ProblemCode): Problem => ({ ok: false, field, code });

export interface NumberField {
  kind: 'number';
  unit: 'count' | 'euro' | 'day' | 'month';
  /** Both ends belong to what is accepted. */
  min: number;
  max: number;
  /** What the calculator opens with, and what the guide's worked example computes with. */
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
/** A calculator's inputs by name, in the order in which they are asked and checked. */
export type Fields = Readonly<Record<string, Field>>;
export type InputValue = number | string | boolean;
export type Inputs = Readonly<Record<string, InputValue>>;

type ValueOf<F extends Field> = F extends { choices: readonly (infer C)[] }
  ? C
  : F extends SwitchField
    ? boolean
    : number;
/** The values that a set of fields asks for. */
export type InputsOf<F extends Fields> = { readonly [K in keyof F]: ValueOf<F[K]> };

/** More than any campaign holds: beyond it lies a slip of the finger. */
const MOST = 1_000_000_000;

type Given<F> = Pick<F, 'initial' & keyof F> & Pick<F, 'example' & keyof F>;
type Limits = Partial<Pick<NumberField, 'min' | 'max'>>;
export const count = (given: Given<NumberField> & Limits): NumberField => ({
  kind: 'number',
  unit: 'count',
  min: 1,
  max: MOST,
  ...given,
});
export const euros = (given: Given<NumberField> & Limits): NumberField => ({
  ...count({ max: MOST / 10, ...given }),
  unit: 'euro',
});
export const choice = <const C extends string>(
  choices: readonly C[],
  given: { initial: NoInfer<C>; example: NoInfer<C> },
): ChoiceField<C> => ({ kind: 'choice', choices, ...given });

/** What is wrong with a value of a field; `undefined` when it can be computed with. Takes anything, throws nothing. */
export function problemOf(field: Field, value: unknown): ProblemCode | undefined {
  if (field.kind === 'choice') return field.choices.some((c) => c === value) ? undefined : 'not-a-choice';
  if (field.kind === 'switch') return typeof value === 'boolean' ? undefined : 'not-a-choice';
  if (typeof value !== 'number' || Number.isNaN(value)) return 'not-a-number';
  if (value < 0) return 'negative';
  if (value > field.max) return 'too-large';
  if (value < field.min) return 'too-small';
  // Money has cents; people, views, days and months come whole.
  return field.unit === 'euro' || Number.isInteger(value) ? undefined : 'not-whole';
}

/** The first input that cannot be computed with. */
export function firstProblem(fields: Fields, inputs: Inputs): Problem | undefined {
  for (const [name, field] of Object.entries(fields)) {
    const code = problemOf(field, inputs[name]);
    if (code) return problem(name, code);
  }
  return undefined;
}

/** What the calculator opens with, or what the worked example computes with. */
export function givenInputs<F extends Fields>(fields: F, which: 'initial' | 'example'): InputsOf<F> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, field[which]]),
  ) as InputsOf<F>;
}
