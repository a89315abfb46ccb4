import { useQueryClient } from '@tanstack/react-query';
import { toastDone } from '../toast.ts';
import type { LeaveQuestion } from '../ui/feedback/use-unsaved-guard.ts';
import { useUnsavedGuard } from '../ui/feedback/use-unsaved-guard.ts';
import type { FormRules } from '../ui/form/form-state.ts';
import { type Form, useForm } from '../ui/form/use-form.ts';
import { atLeast } from '../ui/time/at-least.ts';
import { type SettingsName, settingsKey } from './settings-query.ts';

export interface SettingsFormState<Draft> extends Form<Draft> {
  /** The texts of the dialog before typed values are lost. */
  guard: LeaveQuestion;
}

interface SettingsFormOptions<Settings, Draft> extends FormRules<Draft> {
  name: SettingsName;
  /** The settings as they were last loaded. */
  latest: Settings;
  draftOf: (settings: Settings) => Draft;
  /** Stores a draft that is based on `version`, and returns the stored settings. @throws ApiError */
  send: (draft: Draft, version: number) => Promise<Settings>;
  reveal?: (field: string) => void;
  /** The text of the toast after a successful save. */
  said: string;
  /** Name under which typed values survive a reload; absent if a field contains a secret. */
  keep?: string;
}

/** The form state of a group of settings: saves it as a whole, and asks for confirmation before typed text is lost. */
export function useSettingsForm<Settings extends { version: number }, Draft extends object>({
  name,
  send,
  said,
  ...options
}: SettingsFormOptions<Settings, Draft>): SettingsFormState<Draft> {
  const queries = useQueryClient();
  const form = useForm<Settings, Draft>({
    ...options,
    send: (draft, version) => atLeast(send(draft, version)),
    onSaved: (settings) => {
      queries.setQueryData(settingsKey(name), settings);
      toastDone(said);
      void queries.invalidateQueries({ queryKey: ['settings-beside'] });
    },
    refresh: () => void queries.invalidateQueries({ queryKey: settingsKey(name) }),
  });
  return { ...form, guard: useUnsavedGuard(form.unsaved) };
}
