import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { GoLiveCheckDto, GoLiveDto } from '../../contracts/go-live.ts';
import { callApi } from '../api/call-api.ts';
import { goLiveQuery } from '../api/go-live.ts';
import { useLanguage } from '../texts.ts';
import { CallFailure } from '../ui/feedback/CallFailure.tsx';
import { Failed } from '../ui/feedback/Failed.tsx';
import { Waiting } from '../ui/feedback/Waiting.tsx';
import { Heading } from '../ui/Heading.tsx';
import { atLeast } from '../ui/time/at-least.ts';
import { CheckedAt } from './CheckedAt.tsx';
import { InOrder } from './InOrder.tsx';
import { OpenPoint } from './OpenPoint.tsx';
import { Summary, stateOf } from './Summary.tsx';
import './go-live.css';

/** Longer than the server's own time limit for other servers. */
const TIMEOUT_MS = 20_000;

/** The open points in their order: blocking ones, risky ones, unchecked ones. */
const groups = {
  blocks: ({ state, weight }: GoLiveCheckDto) => state === 'open' && weight === 'blocks',
  risky: ({ state, weight }: GoLiveCheckDto) => state === 'open' && weight === 'risky',
  unknown: ({ state }: GoLiveCheckDto) => state === 'unknown',
} as const;

/** The go-live checklist. The server computes it; there is nothing to tick. */
export function GoLiveSection() {
  const { locale, t } = useLanguage();
  const words = t.goLive;
  const queries = useQueryClient();
  const { data, error, isPending, refetch } = useQuery(goLiveQuery);
  const check = useMutation({
    mutationFn: () => atLeast(callApi('POST /go-live/check', { timeoutMs: TIMEOUT_MS })),
    onSuccess: async (list) => {
      // A response to an earlier request must not replace this one.
      await queries.cancelQueries({ queryKey: goLiveQuery.queryKey });
      queries.setQueryData(goLiveQuery.queryKey, list);
    },
  });
  const checking = check.isPending || data?.checking === true;
  return (
    <>
      <Heading
        actions={
          data && (
            <>
              <span className="admin-muted">
                {checking ? words.checking : <CheckedAt at={data.checkedAt} />}
              </span>
              <Button
                variant="default"
                className="go-live-recheck"
                disabled={check.isPending}
                onClick={() => check.mutate()}
              >
                {words.recheck}
              </Button>
            </>
          )
        }
      >
        {t.shell.goLive.title}
      </Heading>
      <p role="status" className="admin-hidden">
        {check.isPending && words.checking}
        {check.isSuccess && data && stateOf(data, locale, t)}
      </p>
      {check.error && <CallFailure error={check.error} />}
      {isPending && <Waiting />}
      {error && !data && <Failed error={error} retry={refetch} />}
      {data && <List list={data} checking={checking} />}
    </>
  );
}

function List({ list, checking }: { list: GoLiveDto; checking: boolean }) {
  const words = useLanguage().t.goLive;
  const done = list.checks.filter(({ state }) => state === 'ok');
  return (
    <div className="admin-stack" data-checking={checking || undefined}>
      <div className="admin-card go-live-open">
        <Summary list={list} />
        {(['blocks', 'risky', 'unknown'] as const).map((kind) => {
          const checks = list.checks.filter(groups[kind]);
          return (
            checks.length > 0 && (
              <section key={kind} aria-labelledby={`go-live-${kind}`} className="go-live-group">
                <h2 id={`go-live-${kind}`}>{words.groups[kind]}</h2>
                <ul>
                  {checks.map((check) => (
                    <OpenPoint key={check.key} check={check} kind={kind} />
                  ))}
                </ul>
              </section>
            )
          );
        })}
      </div>
      {done.length > 0 && <InOrder checks={done} />}
    </div>
  );
}
