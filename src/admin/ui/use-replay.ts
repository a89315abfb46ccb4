import { useMutation, useQueryClient } from '@tanstack/react-query';
import { fill, formatNumber } from '../../i18n/format.ts';
import { callApi } from '../api/call-api.ts';
import { messageOf } from '../api/error-message.ts';
import { useLanguage } from '../texts.ts';
import { toastDone, toastFailure, toastNews } from '../toast.ts';

/** Retries one failed delivery, or all without an id, and shows their number in a toast. */
export function useReplay(id?: string) {
  const { locale, t } = useLanguage();
  const words = t.leads.delivery;
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      id === undefined
        ? callApi('POST /deliveries/replay')
        : callApi('POST /deliveries/{id}/replay', { params: { id } }),
    onSuccess: async ({ replayed }) => {
      const sentence = replayed === 1 ? words.replayed : words.replayedMany;
      if (replayed === 0) toastNews(words.replayedNone);
      else toastDone(fill(sentence, { count: formatNumber(locale, replayed) }));
      await Promise.all(['leads', 'dashboard'].map((name) => client.invalidateQueries({ queryKey: [name] })));
    },
    onError: (error) => toastFailure(messageOf(error, t), 'failure'),
  });
}
