import type { SyncLogEntry } from '../../contracts/wordpress.ts';
import { LOG_LIMIT } from '../../domain/wordpress/sync-steps.ts';
import { fill } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { Moment } from '../ui/Moment.tsx';

/** The log, newest first. A colour stands beside the word of each kind. */
export function SyncLog({ log }: { log: readonly SyncLogEntry[] }) {
  const words = useLanguage().t.wordpressSync.log;
  return (
    <section className="admin-card sync-log" aria-labelledby="sync-log-title">
      <header>
        <h2 id="sync-log-title">{words.title}</h2>
        <p className="admin-muted">{fill(words.count, { count: log.length, most: LOG_LIMIT })}</p>
      </header>
      {log.length === 0 ? (
        <p className="admin-muted">{words.empty}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard
        <ol aria-label={words.title} tabIndex={0}>
          {log.map(({ id, type, message, timestamp }) => (
            <li key={id} data-type={type}>
              <Moment at={timestamp} show="hour" />
              <span className="sync-mark" aria-hidden="true" />
              <span className="admin-hidden">{words.types[type]}</span>
              <span dir="auto">{message}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
