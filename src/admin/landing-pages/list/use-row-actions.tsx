import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { LandingItem } from '../../../contracts/landing/landing.ts';
import { callApi } from '../../api/call-api.ts';
import { changeMessage } from '../../api/error-message.ts';
import { useLanguage } from '../../texts.ts';
import { toastDone, toastFailure } from '../../toast.ts';
import { toastWithAction } from '../../ui/feedback/action-toast.tsx';
import { Filled } from '../../ui/fields/Typed.tsx';
import { useMoments } from '../../ui/time/use-moments.ts';
import { landingKey } from '../landing-queries.ts';
import { restorableUntil } from './StatePill.tsx';

type Row = Pick<LandingItem, 'id' | 'title'>;

/**
 * Duplicates, deletes and restores pages. A deletion needs no confirmation, and its toast can undo it.
 * @param showOwn shows a duplicate at once; other new rows wait while the pointer moves over the list
 */
export function useRowActions(showOwn: () => void) {
  const { t } = useLanguage();
  const words = t.landing.list;
  const moments = useMoments();
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: landingKey });
  const onError = (error: Error) => {
    toastFailure(changeMessage(error, t));
    void refresh();
  };
  const restore = useMutation({
    mutationFn: ({ id }: Row) => callApi('POST /landing-pages/{id}/restore', { params: { id } }),
    onSuccess: (_, { title }) => {
      void refresh();
      toastDone(<Filled text={words.restored} typed={{ title }} />);
    },
    onError,
  });
  const remove = useMutation({
    mutationFn: ({ id }: Row) => callApi('DELETE /landing-pages/{id}', { params: { id } }),
    onSuccess: (_, page) => {
      void refresh();
      toastWithAction({
        message: (
          <Filled
            text={words.deleted}
            typed={{ title: page.title, day: moments.fullDay(restorableUntil(Date.now())) }}
          />
        ),
        label: t.common.cancel,
        act: () => restore.mutate(page),
      });
    },
    onError,
  });
  const duplicate = useMutation({
    mutationFn: ({ id }: Row) => callApi('POST /landing-pages/{id}/duplicate', { params: { id } }),
    onSuccess: async (_, { title }) => {
      toastDone(<Filled text={words.duplicated} typed={{ title }} />);
      await refresh();
      showOwn();
    },
    onError,
  });
  return { restore, remove, duplicate };
}
