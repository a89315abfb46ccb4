import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SendDestinationDto } from '../../../contracts/sends.ts';
import { fill, formatNumber, pluralForm } from '../../../i18n/format.ts';
import { callApi } from '../../api/call-api.ts';
import { useLanguage } from '../../texts.ts';
import { toastDone } from '../../toast.ts';
import { CallFailure } from '../../ui/feedback/CallFailure.tsx';
import { failureWords } from '../../ui/feedback/failure-words.ts';
import { Question } from '../../ui/feedback/Question.tsx';
import { useQuestion } from '../../ui/feedback/use-question.ts';
import { atLeast } from '../../ui/time/at-least.ts';
import { unsentOf } from './DestinationList.tsx';
import { Shares } from './Shares.tsx';
import { sendsQuery } from './sends-queries.ts';

/** Why acts were not sent, the words of the platform, and the button that repeats what it refused. */
export function UnsentCard({ destination }: { destination: SendDestinationDto }) {
  const { locale, t } = useLanguage();
  const words = t.sends;
  const { name, figures, untold, frequentWords, on } = destination;
  const total = unsentOf(destination);
  const reasons: Partial<Record<keyof typeof words.unsent.reasons, number>> = {
    ...figures.unsent,
    ...untold,
    refused: (figures.unsent.refused ?? 0) + untold.refused,
    objected: (figures.unsent.objected ?? 0) + untold.objected,
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
      {(figures.refused > 0 || destination.repeatable.refused > 0) && <Replay destination={destination} />}
    </section>
  );
}

/** Repeats what was refused, once a person has read what is repeated, and how many. */
function Replay({ destination: { name, lane, repeatable } }: { destination: SendDestinationDto }) {
  const { locale, t } = useLanguage();
  const words = t.sends.replay;
  const queries = useQueryClient();
  const { asked, ask, close, back } = useQuestion<'replay'>();
  const count = repeatable.refused;
  const counted = (forms: { one: string; other: string }, of: number) =>
    fill(pluralForm(locale, forms, of), {
      count: formatNumber(locale, of),
      name: t.sends.destinations[name],
    });
  const replay = useMutation({
    mutationFn: () => atLeast(callApi('POST /sends/{destination}/replay', { params: { destination: lane } })),
    onSuccess: ({ replayed }) => {
      close();
      toastDone(counted(words.done, replayed));
      return queries.invalidateQueries(sendsQuery);
    },
  });
  return (
    <div className="admin-stack">
      {asked ? (
        <Question
          confirm={words.confirm}
          busy={replay.isPending}
          answer={() => replay.mutate()}
          cancel={close}
          failure={replay.error && <CallFailure error={replay.error} />}
        >
          {counted(words.question, count)}
        </Question>
      ) : (
        <p>
          <Button
            variant="default"
            disabled={count === 0}
            autoFocus={back('replay')}
            onClick={() => ask('replay')}
          >
            {count === 0 ? words.nothing : counted(words.action, count)}
          </Button>
        </p>
      )}
      <p className="admin-muted">{count === 0 ? words.none : words.text}</p>
    </div>
  );
}
