import { useMutation, useQueryClient } from '@tanstack/react-query';
import { fill } from '../../../i18n/format.ts';
import { callApi } from '../../api/call-api.ts';
import { useLanguage } from '../../texts.ts';
import { toastDone } from '../../toast.ts';
import { AskDialog } from '../../ui/feedback/AskDialog.tsx';
import { CallFailure } from '../../ui/feedback/CallFailure.tsx';

/** Asks before a guide that was never published is deleted with its drafts. */
export function RemoveGuide({ slug, name, close }: { slug: string; name: string; close: () => void }) {
  const { t } = useLanguage();
  const words = t.addresses.remove;
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => callApi('DELETE /content/guides/{slug}', { params: { slug } }),
    onSuccess: () => {
      toastDone(words.done);
      close();
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['content'] }),
  });
  return (
    <AskDialog
      opened
      title={words.title}
      question={fill(words.ask, { name })}
      confirm={words.confirm}
      busy={remove.isPending}
      failure={remove.error && <CallFailure error={remove.error} />}
      answer={() => remove.mutate()}
      cancel={close}
    />
  );
}
