import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DemoDto } from '../../contracts/demo.ts';
import { fill, formatNumber, pluralForm } from '../../i18n/format.ts';
import { callApi } from '../api/call-api.ts';
import { useLanguage } from '../texts.ts';
import { toastDone, toastWarning } from '../toast.ts';
import { CallFailure } from '../ui/feedback/CallFailure.tsx';
import { Failed } from '../ui/feedback/Failed.tsx';
import { Question } from '../ui/feedback/Question.tsx';
import { Waiting } from '../ui/feedback/Waiting.tsx';
import { atLeast } from '../ui/time/at-least.ts';
import { partsIn } from './sentence.ts';

const demoQuery = {
  queryKey: ['go-live', 'demo'] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => callApi('GET /demo', { signal }),
  // Never from the cache: the confirmation shows the numbers.
  gcTime: 0,
};

const present = (rows: DemoDto): Record<string, number> =>
  Object.fromEntries(Object.entries(rows).filter(([, count]) => count > 0));

/** The confirmation before the demonstration ends, with the number of samples of each kind. */
export function RemoveDemo({ close }: { close: () => void }) {
  const { locale, t } = useLanguage();
  const words = t.goLive.removeDemo;
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(demoQuery);
  const remove = useMutation({
    mutationFn: () => atLeast(callApi('POST /demo/remove')),
    onSuccess: ({ keptPictures, ...rows }) => {
      const removed = present(rows);
      toastDone(
        Object.keys(removed).length > 0
          ? fill(words.removed, { parts: partsIn(removed, locale, t) })
          : words.none,
      );
      if (keptPictures > 0)
        toastWarning(
          fill(pluralForm(locale, words.kept, keptPictures), { count: formatNumber(locale, keptPictures) }),
        );
      close();
      // Every list contains samples.
      void queries.invalidateQueries();
    },
  });
  if (error) return <Failed error={error} retry={refetch} />;
  if (!data) return <Waiting />;
  const rows = present(data);
  const anyRow = Object.keys(rows).length > 0;
  return (
    <div className="go-live-help">
      <Question
        confirm={anyRow ? words.confirm : words.confirmEnd}
        busy={remove.isPending}
        answer={() => remove.mutate()}
        cancel={close}
        failure={remove.error && <CallFailure error={remove.error} />}
      >
        {anyRow ? fill(words.text, { parts: partsIn(rows, locale, t) }) : words.onlyEnd}
      </Question>
    </div>
  );
}
