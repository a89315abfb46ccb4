import { Button, Flex } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { WordpressDto } from '../../contracts/settings/source-settings.ts';
import { fill, formatNumber } from '../../i18n/format.ts';
import { callApi } from '../api/call-api.ts';
import { messageOf } from '../api/error-message.ts';
import { useLanguage } from '../texts.ts';
import { toastDone } from '../toast.ts';
import { CallFailure } from '../ui/feedback/CallFailure.tsx';
import { Question } from '../ui/feedback/Question.tsx';
import { useQuestion } from '../ui/feedback/use-question.ts';
import { Glyph } from '../ui/Glyph.tsx';
import { atLeast } from '../ui/time/at-least.ts';
import { useProblemWords } from './blog-refused.ts';
import { connectionQuery, hostOf, TEST_TIMEOUT_MS } from './connection-queries.ts';

/** The connected blog: its test, and the buttons that change the connection or disconnect it. */
export function Connected({ latest, edit }: { latest: WordpressDto; edit: () => void }) {
  const { t } = useLanguage();
  const words = t.wordpress;
  const host = hostOf(latest.url);
  const { asked, ask, close, back } = useQuestion<'disconnect'>();
  const test = useMutation({
    mutationFn: () =>
      atLeast(
        callApi('POST /settings/wordpress/test', {
          body: { url: latest.url, username: latest.username },
          timeoutMs: TEST_TIMEOUT_MS,
        }),
      ),
  });
  return (
    <section className="admin-card" aria-labelledby="blog-title">
      <Flex id="blog-title" className="wordpress-state" component="h2" gap={8} align="start">
        <Glyph name="delivered" />
        {fill(words.connectedTitle, { host })}
      </Flex>
      <p className="admin-muted">{fill(words.connectedAs, { username: latest.username })}</p>
      <TestOutcome test={test} />
      {asked ? (
        <Disconnect latest={latest} host={host} close={close} />
      ) : (
        <div className="admin-actions">
          <Button variant="default" loading={test.isPending} onClick={() => test.mutate()}>
            {words.test}
          </Button>
          <Button variant="default" onClick={edit}>
            {words.edit}
          </Button>
          <Button variant="default" autoFocus={back('disconnect')} onClick={() => ask('disconnect')}>
            {words.disconnect}
          </Button>
        </div>
      )}
    </section>
  );
}

interface Test {
  data:
    | {
        reason: Parameters<ReturnType<typeof useProblemWords>>[0]['reason'] | null;
        detail: string | null;
        durationMs: number;
        permalinks: string | null;
      }
    | undefined;
  error: Error | null;
  isPending: boolean;
}

function TestOutcome({ test: { data, error, isPending } }: { test: Test }) {
  const { locale, t } = useLanguage();
  const problemWords = useProblemWords();
  const outcome = () => {
    if (error) return messageOf(error, t);
    if (!data) return '';
    if (data.reason !== null) return problemWords({ reason: data.reason, detail: data.detail });
    const found = fill(t.settings.sources.found, { ms: formatNumber(locale, data.durationMs) });
    return data.permalinks === 'plain' ? `${found} ${t.wordpress.plain}` : found;
  };
  const state = data?.reason === null ? 'delivered' : 'dead';
  return (
    <Flex role="status" className="wordpress-outcome" component="p" gap={8} align="start" data-state={state}>
      {(data || error) && !isPending && (
        <>
          <Glyph name={state} />
          <span>{outcome()}</span>
        </>
      )}
    </Flex>
  );
}

function Disconnect({ latest, host, close }: { latest: WordpressDto; host: string; close: () => void }) {
  const words = useLanguage().t.wordpress;
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      atLeast(
        callApi('PUT /settings/wordpress', { body: { url: '', username: '', version: latest.version } }),
      ),
    onSuccess: (settings) => {
      queries.setQueryData(connectionQuery.queryKey, settings);
      toastDone(words.disconnected);
    },
    onError: () => void queries.invalidateQueries({ queryKey: connectionQuery.queryKey }),
  });
  return (
    <Question
      confirm={words.disconnect}
      busy={isPending}
      answer={() => mutate()}
      cancel={close}
      failure={error && <CallFailure error={error} />}
    >
      {fill(words.askDisconnect, { host })}
    </Question>
  );
}
