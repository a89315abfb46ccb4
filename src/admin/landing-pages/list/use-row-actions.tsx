import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { LandingItem } from '../../../contracts/landing/landing.ts';
import { callApi } from '../../api/call-api.ts';
import { changeMessage } from '../../api/error-message.ts';
import { useLanguage } from '../../texts.ts';
import { toastDone, toastFailure } from '../../toast.ts';
import { toastWithAction } from '../../ui/feedback/action-toast.tsx';
import { Filled } from '../../ui/fields/Typed.tsx';
import { useMoments } from '../../ui/time/use-moments.ts';
import { landingKey, remindersQuery, waitingFans } from '../landing-queries.ts';
import { restorableUntil } from './StatePill.tsx';

type Row = Pick<LandingItem, 'id' | 'title'>;

/**
 * Duplicates, deletes and restores pages. The toast of a deletion can undo it. It is confirmed only if fans wait for a reminder, which
 * pauses: `asked` has their number until `remove` or `cancel`.
 * @param showOwn shows a duplicate at once; other new rows wait while the pointer moves over the list
 */
export function useRowActions(showOwn: () => void) {
  const [asked, ask] = useState<{ page: Row; fans: number }>();
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
    onSettled: () => ask(undefined),
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
  const begin = useMutation({
    mutationFn: ({ id }: Row) => client.fetchQuery(remindersQuery(id)),
    onSuccess: (reminders, page) => {
      const fans = waitingFans(reminders);
      if (fans > 0) ask({ page, fans });
      else remove.mutate(page);
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
  return {
    restore,
    duplicate,
    asked,
    begin: (page: Row) => begin.mutate(page),
    remove: (page: Row) => remove.mutate(page),
    cancel: () => ask(undefined),
    isRemoving: begin.isPending || remove.isPending,
  };
}
