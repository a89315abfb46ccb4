import type { SyncDto, SyncView } from '../../contracts/wordpress.ts';
import { fill, formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { PastSyncs } from './PastSyncs.tsx';
import { useTimeFormat } from './use-time-format.ts';

/** The last synchronisation in three figures, when the next one comes, and those before it. */
export function LastSync({ view }: { view: SyncView }) {
  const { locale, t } = useLanguage();
  const words = t.wordpressSync.last;
  const time = useTimeFormat();
  const [last] = view.history;
  if (!last) return null;
  const state = words[last.state as Exclude<SyncDto['state'], 'waiting'>];
  return (
    <section className="admin-card sync-last" aria-labelledby="sync-last-title">
      <h2 id="sync-last-title">{words.title}</h2>
      <p className="admin-muted">
        {fill(words.at, { state, time: time(last.endedAt ?? last.createdAt) })}{' '}
        {!view.current && (view.nextAt ? fill(words.next, { time: time(view.nextAt) }) : words.onDemand)}
      </p>
      {last.message && (
        <p className="sync-problem" role="alert">
          {last.message}
        </p>
      )}
      <dl className="sync-figures">
        {(['added', 'changed', 'removed'] as const).map((name) => (
          <div key={name}>
            <dt>{words[name]}</dt>
            <dd>{formatNumber(locale, last[name])}</dd>
          </div>
        ))}
      </dl>
      <PastSyncs history={view.history} />
    </section>
  );
}
