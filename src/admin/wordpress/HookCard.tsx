import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { HookSecretAnswer, WordpressDto } from '../../contracts/settings/source-settings.ts';
import { fill } from '../../i18n/format.ts';
import { callApi } from '../api/call-api.ts';
import { useLanguage } from '../texts.ts';
import { CallFailure } from '../ui/feedback/CallFailure.tsx';
import { Question } from '../ui/feedback/Question.tsx';
import { useQuestion } from '../ui/feedback/use-question.ts';
import { atLeast } from '../ui/time/at-least.ts';
import { connectionQuery } from './connection-queries.ts';
import { HookCode } from './HookCode.tsx';
import { hookSnippet } from './hook-snippet.ts';

const PATH = '/api/wordpress/hook';

/** The webhook by which the blog starts a synchronisation: the code to paste into it, which is shown once. */
export function HookCard({ latest }: { latest: WordpressDto }) {
  const words = useLanguage().t.wordpress.hook;
  const queries = useQueryClient();
  const { asked, ask, close, back } = useQuestion<'again'>();
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: (): Promise<HookSecretAnswer> =>
      atLeast(callApi('POST /settings/wordpress/hook-secret', { body: { version: latest.version } })),
    onSuccess: ({ settings }) => {
      close();
      queries.setQueryData(connectionQuery.queryKey, settings);
    },
    onError: () => void queries.invalidateQueries({ queryKey: connectionQuery.queryKey }),
  });
  const { set, hint } = latest.hookSecret;
  const address = `${location.origin}${PATH}`;
  const failure = error && <CallFailure error={error} />;
  return (
    <section className="admin-card" aria-labelledby="hook-title">
      <h2 id="hook-title">{words.title}</h2>
      <p className="admin-muted">{words.text}</p>
      {set && <p>{fill(words.present, { hint: hint ?? '' })}</p>}
      {data && set && (
        <HookCode
          code={hookSnippet({ address, secret: data.secret, comment: words.comment })}
          address={address}
        />
      )}
      {asked ? (
        <Question
          confirm={words.again}
          busy={isPending}
          answer={() => mutate()}
          cancel={close}
          failure={failure}
        >
          {words.askAgain}
        </Question>
      ) : (
        <>
          {failure}
          <div className="admin-actions">
            <Button
              variant="default"
              loading={isPending}
              autoFocus={back('again')}
              onClick={() => (set ? ask('again') : mutate())}
            >
              {set ? words.again : words.make}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
