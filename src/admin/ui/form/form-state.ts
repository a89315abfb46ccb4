import { isSame } from '../../../domain/value/is-same.ts';

/** The values that the server holds, as a form shows them, and the version that names them. */
export interface Stored<Draft> {
  version: number;
  draft: Draft;
}

/** The sentence for each wrong field. */
export type FieldErrors = Record<string, string>;

/** Everything that a form of stored values remembers. A change gives a new state. */
export interface FormState<Draft> {
  /** The stored values that the draft began with. The server refuses a draft of an older version than it holds. */
  base: Stored<Draft>;
  draft: Draft;
  /** Fields that are checked as they are typed: they were left once, or an attempt to save found them wrong. */
  checked: ReadonlySet<string>;
  /** The last attempt to save: the draft of that moment, and its errors. */
  attempt: { draft: Draft; wrong: FieldErrors };
}

export const opened = <Draft>(stored: Stored<Draft>): FormState<Draft> => ({
  base: stored,
  draft: stored.draft,
  checked: new Set(),
  attempt: { draft: stored.draft, wrong: {} },
});

export const isUnsaved = <Draft>({ base, draft }: FormState<Draft>): boolean => !isSame(base.draft, draft);

export const typed = <Draft>(state: FormState<Draft>, change: Partial<Draft>): FormState<Draft> => ({
  ...state,
  draft: { ...state.draft, ...change },
});

export const checked = <Draft>(state: FormState<Draft>, fields: readonly string[]): FormState<Draft> => ({
  ...state,
  checked: new Set([...state.checked, ...fields]),
});

/** After an attempt to save `draft`; nothing typed since is lost. `wrong` is empty where no field is to blame. */
export const attempted = <Draft>(
  state: FormState<Draft>,
  draft: Draft,
  wrong: FieldErrors,
): FormState<Draft> => ({ ...checked(state, Object.keys(wrong)), attempt: { draft, wrong } });

/** `sent` is stored as `stored`; a field that was changed since keeps its typed value. */
export const saved = <Draft extends object>(
  state: FormState<Draft>,
  sent: Draft,
  stored: Stored<Draft>,
): FormState<Draft> => ({ ...state, base: stored, draft: merged(sent, state.draft, stored.draft) });

/** Goes on from the values of another person; a field that was changed here keeps its typed value. */
export const keptMine = <Draft extends object>(
  state: FormState<Draft>,
  theirs: Stored<Draft>,
): FormState<Draft> => saved(state, state.base.draft, theirs);

export interface FormRules<Draft> {
  /** Checks a draft in the browser; returns the message for each wrong field. */
  problems?: (draft: Draft) => FieldErrors;
  /** Field → other fields that the server's message about it depends on: the order of two days depends on both. */
  about?: Readonly<Record<string, readonly string[]>>;
}

/**
 * Returns the messages to show now. A checked field has one as long as it is wrong. A message of the server disappears
 * when the value that it is about changes, and returns with that value.
 */
export function errorsIn<Draft>(
  { draft, checked, attempt }: FormState<Draft>,
  { problems = () => ({}), about = {} }: FormRules<Draft>,
): FieldErrors {
  const stands = (field: string) =>
    [field, ...(about[field] ?? [])].every((name) =>
      isSame(fieldIn(draft, name), fieldIn(attempt.draft, name)),
    );
  const told = Object.entries(attempt.wrong).filter(([field]) => stands(field));
  const found = checked.size === 0 ? [] : Object.entries(problems(draft));
  return Object.fromEntries([...told, ...found.filter(([field]) => checked.has(field))]);
}

const fieldIn = (draft: unknown, field: string): unknown => (draft as Record<string, unknown>)[field];

/** Returns for each field the value typed since `before`, or else the stored value. */
function merged<Draft extends object>(before: Draft, draft: Draft, stored: Draft): Draft {
  const fields = Object.keys(stored) as (keyof Draft)[];
  return Object.fromEntries(
    fields.map((field) => [field, (isSame(before[field], draft[field]) ? stored : draft)[field]]),
  ) as Draft;
}
