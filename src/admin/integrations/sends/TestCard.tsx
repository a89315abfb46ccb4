import { Button, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import type { SendDestinationDto } from '../../../contracts/sends.ts';
import { destinationRules } from '../../../domain/conversion/destinations.ts';
import { fill, formatSeconds } from '../../../i18n/format.ts';
import { ApiError, callApi } from '../../api/call-api.ts';
import { useLanguage } from '../../texts.ts';
import { CallFailure } from '../../ui/feedback/CallFailure.tsx';
import { failureWords } from '../../ui/feedback/failure-words.ts';
import { Glyph } from '../../ui/Glyph.tsx';
import { atLeast } from '../../ui/time/at-least.ts';
import { useMoments } from '../../ui/time/use-moments.ts';
import { sendsQuery } from './sends-queries.ts';

/** The server waits ten seconds for the platform; the rest is for its own response. */
const TIMEOUT_MS = 15_000;

const glyphs = {
  sent: 'delivered',
  refused: 'dead',
  blocked: 'danger',
  later: 'pending',
  unclear: 'warning',
} as const;

/** Sends an invented event with a code of the platform's test view, and shows what was sent, the answer, and the limits. */
export function TestCard({ destination }: { destination: SendDestinationDto }) {
  const { locale, t } = useLanguage();
  const words = t.sends.test;
  const { name, lane, test, isReady } = destination;
  const { hasTestView } = destinationRules[name];
  const platform = t.sends.destinations[name];
  const moments = useMoments();
  const queries = useQueryClient();
  const [code, setCode] = useState(test?.code ?? '');
  const send = useMutation({
    mutationFn: () =>
      atLeast(
        callApi('POST /sends/{destination}/test', {
          params: { destination: lane },
          body: hasTestView ? { code } : {},
          timeoutMs: TIMEOUT_MS,
        }),
      ),
    onSuccess: () => queries.invalidateQueries(sendsQuery),
  });
  const wrong = send.error instanceof ApiError ? send.error.fields['code'] : undefined;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    send.mutate();
  };
  return (
    <section className="admin-card" aria-labelledby="sends-test">
      <div className="sends-head">
        <h3 id="sends-test">{words.title}</h3>
        {test?.code && (
          <span className="sends-ends">
            <Glyph name="pending" /> {fill(words.ends, { time: moments.hour(test.codeUntil) })}
          </span>
        )}
      </div>
      <form onSubmit={submit} noValidate className="admin-stack">
        {name === 'google' ? (
          <p className="admin-muted">{words.noTestView}</p>
        ) : (
          <TextInput
            label={words.code[name]}
            description={words.text}
            name="code"
            value={code}
            error={wrong}
            autoComplete="off"
            onChange={({ currentTarget }) => setCode(currentTarget.value)}
          />
        )}
        <Button
          type="submit"
          loading={send.isPending}
          disabled={!isReady || (hasTestView && code.trim() === '')}
          fullWidth
        >
          {words.action}
        </Button>
      </form>
      {send.error && !wrong && <CallFailure error={send.error} />}
      <div role="status" className="admin-stack">
        {test && (
          <>
            <div className="sends-head">
              <span className="admin-muted">{fill(words.last, { time: moments.short(test.at) })}</span>
              <span className="sends-result" data-result={test.result}>
                <Glyph name={glyphs[test.result]} />
                {fill(words.results[test.result], { duration: formatSeconds(locale, test.durationMs) })}
              </span>
            </div>
            <dl className="sends-talk">
              <dt>{words.request}</dt>
              <dd>{words.event}</dd>
              <dt>{words.answer}</dt>
              <dd>
                {[
                  test.words === '' ? t.sends.answers[test.result] : failureWords(t, test.words),
                  test.reference && fill(words.trace, { reference: test.reference }),
                ]
                  .filter(Boolean)
                  .join(', ')}
              </dd>
            </dl>
            <p className="admin-muted">{fill(words.limit, { name: platform })}</p>
          </>
        )}
      </div>
    </section>
  );
}
