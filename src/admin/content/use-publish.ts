import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Locale } from '../../domain/locale/locale.ts';
import { fill } from '../../i18n/format.ts';
import { ApiError, callApi } from '../api/call-api.ts';
import { messageOf } from '../api/error-message.ts';
import { useLanguage } from '../texts.ts';
import { toastDone, toastFailure } from '../toast.ts';
import { focusChoices } from '../ui/form/ConflictChoices.tsx';
import { code, inLanguage } from '../ui/language-words.ts';
import { atLeast } from '../ui/time/at-least.ts';
import { familyOf, isList, listWords, placeOf } from './content-names.ts';
import { isStampName } from './part-texts.ts';
import type { PartEditor } from './use-part-editor.ts';
import { usePartName } from './use-part-name.ts';

/** What is said of a publication of a French guide. */
export interface PublishChoice {
  /** The changed texts that have no effect on translations. */
  silent?: string[];
  /** Whether the page gets a new day. */
  substantive?: boolean;
  /** The minute from which it is online, in the agency's time; absent: at once. */
  startsAt?: string;
}

/** Publishes the draft version that the user sees, in the shown language. `reveal` opens the item of a wrong field. */
export function usePublish(editor: PartEditor, reveal: (field: string) => void) {
  const { locale: spoken, t } = useLanguage();
  const words = t.content;
  const client = useQueryClient();
  const nameOf = usePartName();
  const { key, locale, store } = editor;
  return useMutation({
    mutationFn: (how: PublishChoice | undefined) => atLeast(publish(how)),
    onSuccess: (isStored, how) => {
      if (!isStored) return;
      if (how?.startsAt !== undefined) {
        toastDone(words.schedule.done);
        return;
      }
      toastDone(fill(words.publish.done, { language: inLanguage(spoken, locale), part: nameOf(key) }));
    },
    onError: (error) => {
      const { startsAt, ...fields } = error instanceof ApiError ? error.fields : {};
      // The dialog shows it at its field.
      if (startsAt !== undefined) return;
      const [first] = Object.keys(fields);
      if (first === undefined) toastFailure(messageOf(error, t));
      else {
        store.refuse(locale, fields);
        reveal(first);
      }
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['content'] }),
  });

  /** Stores the last typed texts first. Returns false if that fails: the saved state shows why, and a wrong field is opened. */
  async function publish(how: PublishChoice = {}): Promise<boolean> {
    if (!(await store.flush())) {
      if (store.snapshot().drafts.all[locale].theirs) {
        reveal('');
        // After the render: on a phone, the editor replaces the preview first.
        setTimeout(focusChoices, 0);
        return false;
      }
      const [wrong] = Object.keys(store.snapshot().drafts.all[locale].attempt.wrong);
      if (wrong !== undefined) reveal(wrong);
      return false;
    }
    const draftVersion = store.snapshot().drafts.all[locale].base.version;
    await callApi('POST /content/{part}/publish', {
      params: { part: key },
      body: { locale, draftVersion, ...how },
    });
    return true;
  }
}

/** Returns the label of the button: it names the part, or the only item that was changed. */
export function usePublishWords({ key, changed, locale }: PartEditor, waiting: readonly Locale[]): string {
  const { t } = useLanguage();
  const words = t.content.publish;
  const texts = changed.filter((name) => name !== 'items' && !isStampName(name));
  const items = new Set(texts.map((name) => placeOf(name).item));
  const isOne = items.size === 1 && !items.has(undefined);
  const action = isOne && isList(key) ? listWords(t.content, key).publish : words[familyOf(key)];
  const isAlone = waiting.every((other) => other === locale);
  return isAlone ? action : fill(words.inLanguage, { action, language: code(locale) });
}
