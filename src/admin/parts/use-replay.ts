import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReplayAnswer } from '../../contracts/lead.ts';
import { fill, formatNumber } from '../../i18n/format.ts';
import { callApi } from '../session/api.ts';
import { useLanguage } from '../texts.ts';
import { messageOf } from './Failed.tsx';

/** Makes one dead delivery due again, or without an id all of them, and says how many that were. */
export function useReplay(id?: string) {
  const { locale, t } = useLanguage();
  const words = t.leads.delivery;
  const client = useQueryClient();
  const path = id === undefined ? '/deliveries/replay' : `/deliveries/${encodeURIComponent(id)}/replay`;
  return useMutation({
    mutationFn: () => callApi<ReplayAnswer>('POST', path),
    onSuccess: async ({ replayed }) => {
      const sentence = replayed === 1 ? words.replayed : words.replayedMany;
      notifications.show(
        replayed === 0
          ? { message: words.replayedNone }
          : { message: fill(sentence, { count: formatNumber(locale, replayed) }), color: 'teal' },
      );
      await Promise.all(['leads', 'dashboard'].map((name) => client.invalidateQueries({ queryKey: [name] })));
    },
    onError: (error) => notifications.show({ message: messageOf(error, t), color: 'red', autoClose: 5000 }),
  });
}
