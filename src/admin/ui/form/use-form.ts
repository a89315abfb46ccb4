import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../api/call-api.ts';
import { useFocusOnWrong } from '../fields/use-focus-on-wrong.ts';
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
import { keepDraft, keptDraft } from './kept-draft.ts';

/** The draft is not based on the latest version: another user has saved since. */
const CONFLICT = 409;

interface FormOptions<Values, Draft> extends FormRules<Draft> {
  /** The stored values, as last loaded. */
  latest: Values;
  draftOf: (values: Values) => Draft;
  /** Stores a draft that is based on `version`, and returns the stored values. @throws ApiError */
  send: (draft: Draft, version: number) => Promise<Values>;
  onSaved: (values: Values, sent: Draft) => void;
  /** Refetches `latest`: there is a newer version. */
  refresh: () => void;
  /** Shows the part of the form with this field, such as a tab; the field then gets the focus. */
  reveal?: (field: string) => void;
  /** Parts of the draft without a field: a message about one is shown as the reason of the failure. */
  withoutField?: readonly string[];
  /** Name under which typed values survive a reload of the tab; absent if a field contains a secret. */
  keep?: string;
}

/** The form as screens use it. */
export interface Form<Draft> {
  draft: Draft;
  change: (change: Partial<Draft>) => void;
  /** The props of a text field, except its label. */
  field: <Name extends TextField<Draft>>(name: Name) => FieldProps<Name>;
  /** Call it on blur of a field: from then on the field is validated while typing. */
  check: (field: string) => void;
  /** The messages to show at the fields. */
  errors: FieldErrors;
  /** The errors of the last attempt to save, also of fields that were changed since. */
  wrong: FieldErrors;
  unsaved: boolean;
  saving: boolean;
  /** The reason why the last attempt to save failed; null for a conflict, and if every message is at its field. */
  failure: Error | null;
  /** Another user has saved since this draft was begun, and the draft has changes too. */
  conflict: boolean;
  keepMine: () => void;
  takeTheirs: () => void;
  /** The fields contain values typed before a reload, which are not stored yet. */
  restored: boolean;
  /** Discards the restored values. Returns a function that restores them. */
  drop: () => () => void;
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
 * The form of stored values (decision record 0034). A newer version replaces the values while nothing is typed; otherwise
 * the user decides. A conflict, a failed save or a refetch of the stored values never loses typed values.
 */
export function useForm<Values extends { version: number }, Draft extends object>({
  latest,
  draftOf,
  send,
  onSaved,
  refresh,
  reveal,
  withoutField = [],
  keep,
  ...rules
}: FormOptions<Values, Draft>): Form<Draft> {
  const stored = (values: Values): Stored<Draft> => ({ version: values.version, draft: draftOf(values) });
  const [kept] = useState(() =>
    keep === undefined ? undefined : keptDraft<{ base: Stored<Draft>; draft: Draft }>(keep),
  );
  const [state, setState] = useState(() =>
    kept ? typed(opened(kept.base), kept.draft) : opened(stored(latest)),
  );
  /** Whether the draft continues one that was restored after a reload. */
  const [isRestored, setRestored] = useState(kept !== undefined);
  const element = useRef<HTMLFormElement>(null);
  const { draft, base, attempt } = state;
  const unsaved = isUnsaved(state);
  useEffect(() => {
    if (keep !== undefined) keepDraft(keep, unsaved ? { base, draft } : undefined);
  }, [keep, unsaved, base, draft]);
  useEffect(() => (keep === undefined ? undefined : () => keepDraft(keep, undefined)), [keep]);
  // The draft equals the stored values again, so the next edit starts a new draft.
  if (isRestored && !unsaved) setRestored(false);
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
  // An error path such as `legalForm.fr` belongs to the part `legalForm` of the draft.
  const parts = Object.keys(attempt.wrong).map((path) => path.split('.')[0] ?? path);
  const isAtFields = parts.length > 0 && parts.every((part) => part in draft && !withoutField.includes(part));
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
    failure: conflict || isAtFields ? null : error,
    conflict,
    restored: isRestored && unsaved && !conflict,
    drop: () => {
      setState(opened(stored(latest)));
      reset();
      return () => {
        setState(state);
        setRestored(true);
      };
    },
    keepMine: () => {
      setState((now) => keptMine(now, stored(latest)));
      setRestored(false);
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
