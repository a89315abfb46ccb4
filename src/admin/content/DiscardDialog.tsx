import { useMutation, useQueryClient } from '@tanstack/react-query';
import { fill } from '../../i18n/format.ts';
import { callApi } from '../api/call-api.ts';
import { useLanguage } from '../texts.ts';
import { toastDone } from '../toast.ts';
import { AskDialog } from '../ui/feedback/AskDialog.tsx';
import { CallFailure } from '../ui/feedback/CallFailure.tsx';
import { inLanguage } from '../ui/language-words.ts';
import type { PartEditor } from './use-part-editor.ts';

interface DiscardDialogProps {
  editor: PartEditor;
  opened: boolean;
  close: () => void;
}

/** Asks for confirmation before the draft of the shown language is discarded. */
export function DiscardDialog({ editor, opened, close }: DiscardDialogProps) {
  const { locale: spoken, t } = useLanguage();
  const words = t.content.discard;
  const client = useQueryClient();
  const { key, locale, store } = editor;
  const language = inLanguage(spoken, locale);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async () => {
      const { version } = await store.settled(locale);
      return callApi('DELETE /content/{part}/draft', {
        params: { part: key },
        query: { locale, version: String(version) },
      });
    },
    onSuccess: async () => {
      store.forget(locale);
      await client.invalidateQueries({ queryKey: ['content'] });
      toastDone(fill(words.done, { language }));
      close();
    },
  });
  return (
    <AskDialog
      opened={opened}
      title={words.title}
      question={fill(words.ask, { language })}
      confirm={words.confirm}
      busy={isPending}
      {...(error && { failure: <CallFailure error={error} /> })}
      answer={() => mutate()}
      cancel={() => {
        reset();
        close();
      }}
    />
  );
}
