import { Button, Switch } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { RadarSource } from '../../contracts/radar.ts';
import { fill, formatNumber, formatPercent } from '../../i18n/format.ts';
import { type AdminTexts, useLanguage } from '../texts.ts';
import { CallFailure } from '../ui/CallFailure.tsx';
import { Failed } from '../ui/Failed.tsx';
import { Moment } from '../ui/Moment.tsx';
import { ScrollBox } from '../ui/ScrollBox.tsx';
import { Waiting } from '../ui/Waiting.tsx';
import { sourcesQuery, switchSource } from './radar-queries.ts';

/** The sources: switch, licence, state with its last failure, age and coverage. */
export function Sources() {
  const words = useLanguage().t.radar.sources;
  const { data, error, refetch } = useQuery(sourcesQuery);
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: switchSource,
    onSettled: () => queries.invalidateQueries({ queryKey: sourcesQuery.queryKey }),
  });
  return (
    <section className="admin-card radar-card radar-sources" aria-labelledby="radar-sources">
      <header className="radar-head">
        <h2 id="radar-sources">{words.title}</h2>
        <p className="admin-muted">{words.hint}</p>
      </header>
      {data?.items.some(({ state }) => state === 'paused') && <p className="radar-paused">{words.paused}</p>}
      {change.error && <CallFailure error={change.error} />}
      {!data && (error ? <Failed error={error} retry={refetch} /> : <Waiting />)}
      {data && (
        <ScrollBox label={words.title}>
          <table className="radar-table">
            <thead>
              <tr>
                <th scope="col">{words.source}</th>
                <th scope="col">{words.gives}</th>
                <th scope="col">{words.licence}</th>
                <th scope="col">{words.state}</th>
                <th scope="col">{words.age}</th>
                <th scope="col">{words.coverage}</th>
              </tr>
            </thead>
            <tbody>
              {data.items.map((source) => (
                <SourceRow
                  key={source.name}
                  source={source}
                  busy={change.isPending}
                  set={(enabled) => change.mutate({ name: source.name, enabled, version: source.version })}
                />
              ))}
            </tbody>
          </table>
        </ScrollBox>
      )}
    </section>
  );
}

interface SourceRowProps {
  source: RadarSource;
  busy: boolean;
  set: (enabled: boolean) => void;
}

/** A source that needs an agreement goes on only after a question. */
function SourceRow({ source, busy, set }: SourceRowProps) {
  const { locale, t } = useLanguage();
  const words = t.radar.sources;
  const [asking, setAsking] = useState(false);
  const { name, enabled, agreement, licence, licenceUrl, state, okAt, coverage } = source;
  return (
    <tr>
      <th scope="row">
        <Switch
          checked={enabled}
          disabled={busy}
          label={words.names[name]}
          aria-label={fill(words.switch, { source: words.names[name] })}
          onChange={({ currentTarget: { checked } }) =>
            checked && agreement ? setAsking(true) : set(checked)
          }
        />
        {asking && (
          <div role="alert" className="radar-question">
            <p>{words.confirm}</p>
            <Button
              size="xs"
              onClick={() => {
                setAsking(false);
                set(true);
              }}
            >
              {words.confirmYes}
            </Button>
            <Button size="xs" variant="default" onClick={() => setAsking(false)}>
              {words.cancel}
            </Button>
          </div>
        )}
      </th>
      <td className="admin-muted">{words.purposes[name]}</td>
      <td>
        <a href={licenceUrl} target="_blank" rel="noreferrer">
          {licence}
        </a>
        {agreement && <small className="admin-muted"> {words.agreement}</small>}
      </td>
      <td>
        <span className="radar-state" data-state={state}>
          <State source={source} />
        </span>
      </td>
      <td>{okAt ? <Moment at={okAt} /> : '–'}</td>
      <td className="admin-figure">
        {coverage.total === 0
          ? '–'
          : fill(words.coverages[name], {
              known: formatNumber(locale, coverage.known),
              total: formatNumber(locale, coverage.total),
              share: formatPercent(locale, coverage.known / coverage.total),
            })}
      </td>
    </tr>
  );
}

function State({ source: { state, error, nextAt } }: { source: RadarSource }) {
  const words = useLanguage().t.radar.sources;
  if (state !== 'failed' || nextAt === null) return words.states[state === 'failed' ? 'waiting' : state];
  const [before, after] = fill(words.states.failed, { reason: reasonOf(error ?? '', words) }).split(
    '{moment}',
  );
  return (
    <>
      {before}
      <Moment at={nextAt} show="hour" />
      {after}
    </>
  );
}

/** The words for a stored failure, such as `status 429`. */
function reasonOf(error: string, { reasons }: AdminTexts['radar']['sources']): string {
  const [code = '', detail = ''] = error.split(' ');
  if (code !== 'status') return reasons[code as 'timeout'] ?? reasons.unreachable;
  if (detail === '429' || detail === '503') return fill(reasons.busy, { detail });
  return fill(detail === '403' ? reasons.refused : reasons.status, { detail });
}
