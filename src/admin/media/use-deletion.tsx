import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { MediaDto } from '../../contracts/media.ts';
import { callApi } from '../api/call-api.ts';
import { changeMessage } from '../api/error-message.ts';
import { useLanguage } from '../texts.ts';
import { toastDone, toastFailure } from '../toast.ts';
import { toastWithAction } from '../ui/feedback/action-toast.tsx';
import { Filled } from '../ui/fields/Typed.tsx';
import { keepPicture, refreshPictures } from '../ui/media-picker/media-queries.ts';

/** Restores a deleted picture, and shows a toast. */
export function useRestore() {
  const { t } = useLanguage();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, version }: MediaDto) =>
      callApi('PATCH /media/{id}', { params: { id }, body: { version, deleted: false } }),
    onSuccess: (picture) => {
      keepPicture(client, picture);
      toastDone(<Filled text={t.media.delete.restored} typed={{ name: picture.name }} />);
    },
    onError: (error) => {
      toastFailure(changeMessage(error, t));
      void refreshPictures(client);
    },
  });
}

/** Deletes a picture at once; the toast can undo it. */
export function useDeletion(whenDone: () => void) {
  const { t } = useLanguage();
  const client = useQueryClient();
  const restore = useRestore();
  return useMutation({
    mutationFn: ({ id }: MediaDto) => callApi('DELETE /media/{id}', { params: { id } }),
    onSuccess: (picture) => {
      whenDone();
      keepPicture(client, picture);
      toastWithAction({
        message: <Filled text={t.media.delete.done} typed={{ name: picture.name }} />,
        label: t.media.delete.undo,
        act: () => restore.mutate(picture),
      });
    },
    onError: (error) => {
      toastFailure(changeMessage(error, t));
      // The picture is used or deleted meanwhile: the panel then shows why.
      void refreshPictures(client);
    },
  });
}
