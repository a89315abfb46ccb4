import { isSame } from '../../../domain/value/is-same.ts';

/** The values on the server, as a form shows them, and their version. */
export interface Stored<Draft> {
  version: number;
  draft: Draft;
}

/** The error message of each wrong field. */
export type FieldErrors = Record<string, string>;

/** The immutable state of a form of stored values. */
export interface FormState<Draft> {
  /** The stored values that the draft is based on. The server rejects a draft based on an older version than its own. */
  base: Stored<Draft>;
  draft: Draft;
  /** Fields that are validated while typing: they were blurred once, or were wrong in an attempt to save. */
  checked: ReadonlySet<string>;
  /** The last attempt to save: the draft of that moment, and its errors. */
  attempt: { draft: Draft; wrong: FieldErrors };
}

/** Returns the state of a form that was just loaded. */
export const opened = <Draft>(stored: Stored<Draft>): FormState<Draft> => ({
  base: stored,
  draft: stored.draft,
  checked: new Set(),
  attempt: { draft: stored.draft, wrong: {} },
});

export const isUnsaved = <Draft>({ base, draft }: FormState<Draft>): boolean => !isSame(base.draft, draft);

/** Returns the state with changed values. */
export const typed = <Draft>(state: FormState<Draft>, change: Partial<Draft>): FormState<Draft> => ({
  ...state,
  draft: { ...state.draft, ...change },
});

/** Returns the state in which these fields are validated while typing. */
export const checked = <Draft>(state: FormState<Draft>, fields: readonly string[]): FormState<Draft> => ({
  ...state,
  checked: new Set([...state.checked, ...fields]),
});

/** Records an attempt to save `draft`; nothing typed since is lost. `wrong` is empty if no field caused the failure. */
export const attempted = <Draft>(
  state: FormState<Draft>,
  draft: Draft,
  wrong: FieldErrors,
): FormState<Draft> => ({ ...checked(state, Object.keys(wrong)), attempt: { draft, wrong } });

/** Records that the server stored `sent` as `stored`; a field that has changed since keeps its typed value. */
export const saved = <Draft extends object>(
  state: FormState<Draft>,
  sent: Draft,
  stored: Stored<Draft>,
): FormState<Draft> => ({ ...state, base: stored, draft: merged(sent, state.draft, stored.draft) });

/** Rebases the draft on another person's values; a field that was changed here keeps its typed value. */
export const keptMine = <Draft extends object>(
  state: FormState<Draft>,
  theirs: Stored<Draft>,
): FormState<Draft> => saved(state, state.base.draft, theirs);

export interface FormRules<Draft> {
  /** Validates a draft in the browser; returns the message of each wrong field. */
  problems?: (draft: Draft) => FieldErrors;
  /** Field → other fields that the server's message about it depends on: the order of two days depends on both. */
  about?: Readonly<Record<string, readonly string[]>>;
}

/**
 * Returns the messages to show now. A validated field has one as long as it is wrong. A message of the server is hidden
 * while the value that it is about is changed.
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
