import { Box } from '@mantine/core';
import type { SyncDto, SyncView } from '../../contracts/wordpress.ts';
import { fill, formatNumber, pluralForm } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { PastSyncs } from './PastSyncs.tsx';
import { useTimeFormat } from './use-time-format.ts';

/** The last synchronisation in three figures, the time of the next one, and the earlier ones. */
export function LastSync({ view }: { view: SyncView }) {
  const { locale, t } = useLanguage();
  const words = t.wordpressSync.last;
  const time = useTimeFormat();
  const [last] = view.history;
  const duration = useDuration(last);
  if (!last) return null;
  const state = words[last.state as Exclude<SyncDto['state'], 'waiting'>];
  return (
    <section className="admin-card sync-last" aria-labelledby="sync-last-title">
      <h2 id="sync-last-title">{words.title}</h2>
      <p className="admin-muted">
        {fill(words.at, { state, time: time(last.endedAt ?? last.createdAt) })}
        {duration && ` ${duration}`}{' '}
        {!view.current && (view.nextAt ? fill(words.next, { time: time(view.nextAt) }) : words.onDemand)}
      </p>
      {last.message && (
        <Box component="p" c="error" role="alert">
          {last.message}
        </Box>
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

const MINUTE_S = 60;

/** How long a synchronisation took, in whole seconds or, from two minutes on, in minutes. */
function useDuration(sync: SyncDto | undefined): string | undefined {
  const { locale, t } = useLanguage();
  const { seconds, minutes } = t.wordpressSync.last.took;
  if (!sync?.startedAt || !sync.endedAt) return undefined;
  const took = Math.max(1, Math.round((Date.parse(sync.endedAt) - Date.parse(sync.startedAt)) / 1000));
  const [forms, count] =
    took < 2 * MINUTE_S ? ([seconds, took] as const) : ([minutes, Math.round(took / MINUTE_S)] as const);
  return fill(pluralForm(locale, forms, count), { count: formatNumber(locale, count) });
}
