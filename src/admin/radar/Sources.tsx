import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { RadarSource } from '../../contracts/radar.ts';
import { fill } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { CallFailure } from '../ui/feedback/CallFailure.tsx';
import { Failed } from '../ui/feedback/Failed.tsx';
import { Waiting } from '../ui/feedback/Waiting.tsx';
import { ScrollBox } from '../ui/ScrollBox.tsx';
import { useNarrow } from '../ui/use-narrow.ts';
import { askSourceNow, sourcesQuery, switchSource } from './radar-queries.ts';
import { Age, Coverage, Licence, type SourceProps, SourceSwitch, State } from './source-parts.tsx';

/** The sources: switch, licence, state with its last failure, age and coverage. */
export function Sources() {
  const words = useLanguage().t.radar.sources;
  const { data, error, refetch } = useQuery(sourcesQuery);
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: switchSource,
    onSettled: () => queries.invalidateQueries({ queryKey: sourcesQuery.queryKey }),
  });
  const asking = useMutation({
    mutationFn: askSourceNow,
    onSettled: () => queries.invalidateQueries({ queryKey: sourcesQuery.queryKey }),
  });
  const asked = asking.data?.name;
  const narrow = useNarrow();
  const propsOf = (source: RadarSource): SourceProps => ({
    source,
    busy: change.isPending || asking.isPending,
    set: (enabled) => change.mutate({ name: source.name, enabled, version: source.version }),
    ask: () => asking.mutate(source.name),
  });
  return (
    <section className="admin-card radar-card radar-sources" aria-labelledby="radar-sources">
      <header className="radar-head">
        <h2 id="radar-sources">{words.title}</h2>
        <p className="admin-muted">{words.hint}</p>
      </header>
      {data?.items.some(({ state }) => state === 'paused') && <p className="radar-paused">{words.paused}</p>}
      {change.error && <CallFailure error={change.error} />}
      {asking.error && <CallFailure error={asking.error} />}
      <p role="status">{asked && fill(words.asked, { source: words.names[asked] })}</p>
      {!data && (error ? <Failed error={error} retry={refetch} /> : <Waiting />)}
      {data && narrow && (
        <ul className="radar-cards">
          {data.items.map((source) => (
            <SourceCard key={source.name} {...propsOf(source)} />
          ))}
        </ul>
      )}
      {data && !narrow && (
        <ScrollBox label={words.title}>
          <table className="radar-table" aria-label={words.title}>
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
                <SourceRow key={source.name} {...propsOf(source)} />
              ))}
            </tbody>
          </table>
        </ScrollBox>
      )}
    </section>
  );
}

function SourceRow({ source, busy, set, ask }: SourceProps) {
  const words = useLanguage().t.radar.sources;
  return (
    <tr>
      <th scope="row">
        <SourceSwitch source={source} busy={busy} set={set} />
      </th>
      <td className="admin-muted">{words.purposes[source.name]}</td>
      <td>
        <Licence source={source} />
      </td>
      <td>
        <State source={source} />
      </td>
      <td>
        <Age source={source} busy={busy} ask={ask} />
      </td>
      <td className="admin-figure">
        <Coverage source={source} />
      </td>
    </tr>
  );
}

/** The same on a phone. */
function SourceCard({ source, busy, set, ask }: SourceProps) {
  const words = useLanguage().t.radar.sources;
  return (
    <li>
      <SourceSwitch source={source} busy={busy} set={set} />
      <dl>
        <dt>{words.gives}</dt>
        <dd>{words.purposes[source.name]}</dd>
        <dt>{words.licence}</dt>
        <dd>
          <Licence source={source} />
        </dd>
        <dt>{words.state}</dt>
        <dd>
          <State source={source} />
        </dd>
        <dt>{words.age}</dt>
        <dd>
          <Age source={source} busy={busy} ask={ask} />
        </dd>
        <dt>{words.coverage}</dt>
        <dd>
          <Coverage source={source} />
        </dd>
      </dl>
    </li>
  );
}
