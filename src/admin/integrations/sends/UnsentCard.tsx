import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SendDestinationDto, SendsDto } from '../../../contracts/sends.ts';
import { fill, formatNumber, pluralForm } from '../../../i18n/format.ts';
import { callApi } from '../../api/call-api.ts';
import { useLanguage } from '../../texts.ts';
import { toastDone } from '../../toast.ts';
import { CallFailure } from '../../ui/feedback/CallFailure.tsx';
import { failureWords } from '../../ui/feedback/failure-words.ts';
import { atLeast } from '../../ui/time/at-least.ts';
import { unsentOf } from './DestinationList.tsx';
import { Shares } from './Shares.tsx';
import { sendsQuery } from './sends-queries.ts';

interface UnsentCardProps {
  destination: SendDestinationDto;
  untold: SendsDto['untold'];
}

/** Why acts were not sent, the words of the platform, and the button that repeats what it refused. */
export function UnsentCard({ destination, untold }: UnsentCardProps) {
  const { locale, t } = useLanguage();
  const words = t.sends;
  const { name, artist, figures, frequentWords, on } = destination;
  const total = unsentOf(destination, untold);
  const reasons: Partial<Record<keyof typeof words.unsent.reasons, number>> = {
    ...figures.unsent,
    // Leads of which the agency's accounts are not told are no matter of an artist's.
    ...(on &&
      artist === null && {
        refused: (figures.unsent.refused ?? 0) + untold.refused,
        silent: untold.silent,
      }),
  };
  return (
    <section className="admin-card" aria-labelledby="sends-unsent">
      <h3 id="sends-unsent">
        {total === 0
          ? words.columns.unsent
          : fill(pluralForm(locale, words.unsent.title, total), { count: formatNumber(locale, total) })}
      </h3>
      {total === 0 ? (
        <p className="admin-muted">{on || figures.received > 0 ? words.unsent.none : words.unsent.off}</p>
      ) : (
        <Shares
          shares={Object.entries(reasons)
            .flatMap(([reason, count]) => (count ? [{ reason, count }] : []))
            .toSorted((one, other) => other.count - one.count)
            .map(({ reason, count }) => ({
              label: words.unsent.reasons[reason as keyof typeof words.unsent.reasons],
              value: formatNumber(locale, count),
              share: count / total,
            }))}
        />
      )}
      <h3 className="sends-next">{fill(words.words.title, { name: words.destinations[name] })}</h3>
      {frequentWords.length === 0 ? (
        <p className="admin-muted">{words.words.none}</p>
      ) : (
        <ul className="sends-words">
          {frequentWords.map(({ words: said, count }) => (
            <li key={said}>
              <strong>
                {fill(pluralForm(locale, words.words.times, count), { count: formatNumber(locale, count) })}
              </strong>
              <span>{fill(words.words.quoted, { words: failureWords(t, said) })}</span>
            </li>
          ))}
        </ul>
      )}
      {figures.refused > 0 && <Replay destination={destination} />}
    </section>
  );
}

function Replay({ destination: { lane, figures } }: { destination: SendDestinationDto }) {
  const { locale, t } = useLanguage();
  const words = t.sends.replay;
  const queries = useQueryClient();
  const counted = (forms: { one: string; other: string }, count: number) =>
    fill(pluralForm(locale, forms, count), { count: formatNumber(locale, count) });
  const replay = useMutation({
    mutationFn: () => atLeast(callApi('POST /sends/{destination}/replay', { params: { destination: lane } })),
    onSuccess: ({ replayed }) => {
      toastDone(counted(words.done, replayed));
      return queries.invalidateQueries(sendsQuery);
    },
  });
  return (
    <div className="admin-stack">
      {replay.error && <CallFailure error={replay.error} />}
      <p>
        <Button variant="default" loading={replay.isPending} onClick={() => replay.mutate()}>
          {counted(words.action, figures.refused)}
        </Button>
      </p>
      <p className="admin-muted">{words.text}</p>
    </div>
  );
}
