import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useRef, useState } from 'react';
import { ApiError } from '../../api/call-api.ts';
import { useFocusOnWrong } from '../use-focus-on-wrong.ts';
import {
  attempted,
  checked,
  errorsIn,
  type FieldErrors,
  type FormRules,
  isUnsaved,
  keptMine,
  opened,
  type Stored,
  saved,
  typed,
} from './form-state.ts';

/** The version that a draft is based on is not the latest: another person saved since. */
const CONFLICT = 409;

interface FormOptions<Values, Draft> extends FormRules<Draft> {
  /** What the server holds, as it was read last. */
  latest: Values;
  draftOf: (values: Values) => Draft;
  /** Stores a draft that is based on `version`, and gives what the server then holds. @throws ApiError */
  send: (draft: Draft, version: number) => Promise<Values>;
  onSaved: (values: Values, sent: Draft) => void;
  /** Reads `latest` again: the server holds a newer version. */
  refresh: () => void;
  /** Shows the part of the form that has this field, a tab for instance; the focus goes there afterwards. */
  reveal?: (field: string) => void;
}

/** What a screen draws of a form. */
export interface Form<Draft> {
  draft: Draft;
  change: (change: Partial<Draft>) => void;
  /** Everything that a field of text needs beside its label. */
  field: <Name extends TextField<Draft>>(name: Name) => FieldProps<Name>;
  /** From now on the field is checked as it is typed: call it when the field is left. */
  check: (field: string) => void;
  /** The sentences to show at the fields now. */
  errors: FieldErrors;
  /** What the last attempt to save found, also of fields that were changed since. */
  wrong: FieldErrors;
  unsaved: boolean;
  saving: boolean;
  /** Why the last attempt to save failed, unless there is a conflict to decide. */
  failure: Error | null;
  /** Another person saved since this draft was begun, and both have changes. */
  conflict: boolean;
  keepMine: () => void;
  takeTheirs: () => void;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

type TextField<Draft> = {
  [Name in keyof Draft & string]: string extends Draft[Name] ? Name : never;
}[keyof Draft & string];

interface FieldProps<Name> {
  name: Name;
  value: string;
  error: string | undefined;
  onChange: (event: { currentTarget: { value: string } }) => void;
}

/**
 * The one form of stored values (decision record 0034). A newer version is taken over while nothing is typed; after that
 * it waits for a decision. What is typed is never lost: not by a conflict, a failed attempt to save, nor a later read.
 */
export function useForm<Values extends { version: number }, Draft extends object>({
  latest,
  draftOf,
  send,
  onSaved,
  refresh,
  reveal,
  ...rules
}: FormOptions<Values, Draft>): Form<Draft> {
  const stored = (values: Values): Stored<Draft> => ({ version: values.version, draft: draftOf(values) });
  const [state, setState] = useState(() => opened(stored(latest)));
  const element = useRef<HTMLFormElement>(null);
  const { draft, base, attempt } = state;
  const unsaved = isUnsaved(state);
  const isNewer = latest.version > base.version;
  if (isNewer && !unsaved) setState(opened(stored(latest)));

  const settle = (sent: Draft, wrong: FieldErrors) => {
    setState((now) => attempted(now, sent, wrong));
    const [first] = Object.keys(wrong);
    if (first !== undefined) reveal?.(first);
  };
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (sent: Draft) => send(sent, base.version),
    onSuccess: (values, sent) => {
      setState((now) => saved(now, sent, stored(values)));
      onSaved(values, sent);
    },
    onError: (failure, sent) => {
      if (!(failure instanceof ApiError)) return;
      settle(sent, failure.fields);
      if (failure.status === CONFLICT) refresh();
    },
  });
  useFocusOnWrong(element, attempt.wrong);

  const change = (changed: Partial<Draft>) => setState((now) => typed(now, changed));
  const errors = errorsIn(state, rules);
  const conflict = isNewer && unsaved;
  return {
    draft,
    change,
    field: (name) => ({
      name,
      value: String(draft[name]),
      error: errors[name],
      onChange: ({ currentTarget }) => change({ [name]: currentTarget.value } as Partial<Draft>),
    }),
    check: (field) => setState((now) => checked(now, [field])),
    errors,
    wrong: attempt.wrong,
    unsaved,
    saving: isPending,
    failure: conflict ? null : error,
    conflict,
    keepMine: () => {
      setState((now) => keptMine(now, stored(latest)));
      reset();
    },
    takeTheirs: () => {
      setState(opened(stored(latest)));
      reset();
    },
    onSubmit: (event) => {
      event.preventDefault();
      element.current = event.currentTarget;
      if (isPending) return;
      const found = rules.problems?.(draft) ?? {};
      settle(draft, found);
      if (Object.keys(found).length === 0) mutate(draft);
    },
  };
}
