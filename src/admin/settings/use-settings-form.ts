import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useRef, useState } from 'react';
import { atLeast } from '../parts/at-least.ts';
import { useFocusOnWrong } from '../parts/use-focus-on-wrong.ts';
import { useUnsavedGuard } from '../parts/use-unsaved-guard.ts';
import { ApiError, callApi } from '../session/api.ts';
import { settingsKey } from './settings-query.ts';
import { useSettingsTexts } from './settings-texts.ts';

const SETTINGS_CONFLICT = 409;

interface SettingsFormOptions<T, Draft> {
  /** Below `/settings`. */
  name: string;
  /** What the server holds, as it was read last. */
  latest: T;
  draftOf: (settings: T) => Draft;
  /** The body to send, apart from the version. */
  bodyOf: (draft: Draft) => object;
  /** What is wrong before anything is sent, by field. */
  problems?: (draft: Draft) => Record<string, string>;
  said?: string;
}

/** A form of settings: what is typed, what it is based on, and how it is saved. */
export interface SettingsFormState<Draft> {
  draft: Draft;
  change: (change: Partial<Draft>) => void;
  unsaved: boolean;
  saving: boolean;
  /** The sentence for each wrong field. */
  errors: Record<string, string>;
  error: Error | null;
  /** Somebody else saved since this form was filled. */
  conflict: boolean;
  keepMine: () => void;
  takeTheirs: () => void;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

/**
 * What somebody else saves is taken over while nothing is typed. After that it waits for a decision, and nothing typed is
 * lost: the server refuses what is based on an older version.
 */
export function useSettingsForm<T extends { version: number }, Draft extends object>({
  name,
  latest,
  draftOf,
  bodyOf,
  problems = () => ({}),
  said,
}: SettingsFormOptions<T, Draft>): SettingsFormState<Draft> {
  const words = useSettingsTexts();
  const queries = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [base, setBase] = useState(latest);
  const [draft, setDraft] = useState(() => draftOf(latest));
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const unsaved = !isSame(draft, draftOf(base));
  const isNewer = latest.version > base.version;
  const rebase = (on: T, typed: Draft) => {
    setBase(on);
    setDraft(typed);
  };
  if (isNewer && !unsaved) rebase(latest, draftOf(latest));
  useUnsavedGuard(unsaved, words.form.leave, `/settings/${name}`);

  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (sent: Draft) =>
      atLeast(callApi<T>('PUT', `/settings/${name}`, { ...bodyOf(sent), version: base.version })),
    onSuccess: (answer, sent) => {
      queries.setQueryData(settingsKey(name), answer);
      setBase(answer);
      // What was typed meanwhile stays.
      setDraft((now) => (isSame(now, sent) ? draftOf(answer) : now));
      notifications.show({ message: said ?? words.form.saved, color: 'teal', autoClose: 3000 });
      void queries.invalidateQueries({ queryKey: ['settings-beside'] });
    },
    onError: (failure) => {
      if (!(failure instanceof ApiError)) return;
      setWrong(failure.fields);
      if (failure.status === SETTINGS_CONFLICT)
        void queries.invalidateQueries({ queryKey: settingsKey(name) });
    },
  });
  useFocusOnWrong(form, wrong);

  const refused = error instanceof ApiError && error.status === SETTINGS_CONFLICT;
  return {
    draft,
    change: (change) => setDraft((now) => ({ ...now, ...change })),
    unsaved,
    saving: isPending,
    errors: wrong,
    error: refused ? null : error,
    conflict: isNewer && unsaved,
    // Of each field what was typed here, or else what they saved.
    keepMine: () => {
      rebase(latest, merged(draftOf(base), draft, draftOf(latest)));
      reset();
    },
    takeTheirs: () => {
      rebase(latest, draftOf(latest));
      setWrong({});
      reset();
    },
    onSubmit: (event) => {
      event.preventDefault();
      form.current = event.currentTarget;
      if (isPending) return;
      const found = problems(draft);
      setWrong(found);
      if (Object.keys(found).length === 0) mutate(draft);
    },
  };
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

function merged<Draft extends object>(base: Draft, typed: Draft, theirs: Draft): Draft {
  const fields = Object.keys(theirs) as (keyof Draft)[];
  const kept = fields.map((field) => [field, (isSame(base[field], typed[field]) ? theirs : typed)[field]]);
  return Object.fromEntries(kept) as Draft;
}
