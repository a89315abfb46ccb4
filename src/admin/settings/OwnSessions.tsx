import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OwnSessionDto } from '../../contracts/account/account.ts';
import { fill, pluralForm } from '../../i18n/format.ts';
import { callApi } from '../api/call-api.ts';
import { type AdminTexts, useLanguage } from '../texts.ts';
import { toastDone } from '../toast.ts';
import { CallFailure } from '../ui/feedback/CallFailure.tsx';
import { Failed } from '../ui/feedback/Failed.tsx';
import { Question } from '../ui/feedback/Question.tsx';
import { useQuestion } from '../ui/feedback/use-question.ts';
import { Waiting } from '../ui/feedback/Waiting.tsx';
import { atLeast } from '../ui/time/at-least.ts';
import { Moment } from '../ui/time/Moment.tsx';

const sessionsQuery = {
  queryKey: ['own-sessions'],
  queryFn: ({ signal }: { signal: AbortSignal }) => callApi('GET /auth/sessions', { signal }),
};

/** The open sessions of the signed-in account; each other one can be ended, or all others at once. */
export function OwnSessions() {
  const { locale, t } = useLanguage();
  const words = t.access.sessions;
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(sessionsQuery);
  const { asked, ask, close, back } = useQuestion<'others'>();
  const others = useMutation({
    mutationFn: () => atLeast(callApi('POST /auth/sessions/end-others')),
    onSuccess: ({ ended }) => {
      close();
      toastDone(fill(pluralForm(locale, words.othersEnded, ended), { count: ended }));
      void queries.invalidateQueries(sessionsQuery);
    },
  });
  if (!data) return error ? <Failed error={error} retry={refetch} /> : <Waiting />;
  return (
    <>
      <p className="admin-muted">{words.text}</p>
      <ul className="settings-rows">
        {data.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {others.error && <CallFailure error={others.error} />}
      {data.length > 1 &&
        (asked ? (
          <Question
            confirm={words.endOthers}
            busy={others.isPending}
            answer={() => others.mutate()}
            cancel={close}
          >
            {words.askOthers}
          </Question>
        ) : (
          <div>
            <Button variant="default" autoFocus={back('others')} onClick={() => ask('others')}>
              {words.endOthers}
            </Button>
          </div>
        ))}
    </>
  );
}

function SessionRow({ session }: { session: OwnSessionDto }) {
  const words = useLanguage().t.access.sessions;
  const queries = useQueryClient();
  const { id, createdAt, usedAt, current } = session;
  const end = useMutation({
    mutationFn: () => atLeast(callApi('DELETE /auth/sessions/{id}', { params: { id } })),
    onSuccess: () => toastDone(words.ended),
    // A session that has ended meanwhile is removed from the list too.
    onSettled: () => void queries.invalidateQueries(sessionsQuery),
  });
  const device = deviceName(session, words);
  return (
    <li>
      <div>
        <strong>{device}</strong>
        <p className="admin-muted">
          {current && `${words.current} · `}
          {words.used} <Moment at={usedAt} show="hour" /> · {words.since}{' '}
          <Moment at={createdAt} show="hour" />
        </p>
      </div>
      {!current && (
        <Button
          variant="default"
          size="xs"
          aria-label={fill(words.endOf, { device })}
          loading={end.isPending}
          onClick={() => end.mutate()}
        >
          {words.end}
        </Button>
      )}
      {end.error && <CallFailure error={end.error} />}
    </li>
  );
}

const deviceName = ({ browser, system }: OwnSessionDto, words: AdminTexts['access']['sessions']): string =>
  fill(words.device, {
    browser: browser === 'other' ? words.browser : browser,
    system: words.systems[system],
  });
