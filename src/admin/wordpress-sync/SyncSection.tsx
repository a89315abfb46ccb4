import { Button, Flex } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { SyncLogEntry, SyncView } from '../../contracts/wordpress.ts';
import { mayManage } from '../../domain/account/role.ts';
import { LOG_LIMIT } from '../../domain/wordpress/sync-steps.ts';
import { fill } from '../../i18n/format.ts';
import { useMay } from '../api/use-account.ts';
import { useLanguage } from '../texts.ts';
import { CallFailure } from '../ui/feedback/CallFailure.tsx';
import { Empty } from '../ui/feedback/Empty.tsx';
import { Failed } from '../ui/feedback/Failed.tsx';
import { Waiting } from '../ui/feedback/Waiting.tsx';
import { Heading } from '../ui/Heading.tsx';
import { Moment } from '../ui/time/Moment.tsx';
import { LastSync } from './LastSync.tsx';
import { PostList } from './PostList.tsx';
import { Progress } from './Progress.tsx';
import { syncQuery } from './sync-queries.ts';
import { useSyncCommands } from './use-sync-commands.ts';
import './styles.css';

/** The synchronisation of the blog: its progress, its past, its log, and the articles. */
export function SyncSection() {
  const { t } = useLanguage();
  const { data, error, failureReason, refetch } = useQuery(syncQuery);
  if (data) return <Synchronisation view={data} unread={failureReason} />;
  return (
    <>
      <Heading>{t.sections['wordpress-sync']}</Heading>
      {error ? <Failed error={error} retry={refetch} /> : <Waiting />}
    </>
  );
}

/** @param unread the error of the last refetch; the shown state may then be stale */
function Synchronisation({ view, unread }: { view: SyncView; unread: Error | null }) {
  const { t } = useLanguage();
  const words = t.wordpressSync;
  const mayConnect = useMay(mayManage);
  const commands = useSyncCommands();
  const { connected, current, history, log } = view;
  const isNew = history.length === 0 && !current;
  return (
    <div className="sync">
      <Heading
        actions={
          <>
            <span className="admin-muted">{useAbout(view)}</span>
            {mayConnect && (
              <Button component={Link} to="/dashboard/wordpress" variant="default">
                {words.settings}
              </Button>
            )}
            {current ? (
              <Button variant="default" loading={commands.cancelling} onClick={commands.cancel}>
                {words.cancel}
              </Button>
            ) : (
              connected &&
              !isNew && (
                <Button loading={commands.starting} onClick={commands.start}>
                  {words.start}
                </Button>
              )
            )}
          </>
        }
      >
        {t.sections['wordpress-sync']}
      </Heading>
      {commands.failure && <CallFailure error={commands.failure} />}
      {unread && !commands.failure && <CallFailure error={unread} />}
      {view.sample && <p className="admin-muted sync-sample">{words.sampleText}</p>}
      {!connected && (
        <Empty text={words.notConnected}>
          {mayConnect && (
            <Button component={Link} to="/dashboard/wordpress">
              {words.connect}
            </Button>
          )}
        </Empty>
      )}
      {connected && isNew && (
        <Empty title={words.never.title} text={words.never.text}>
          <Button loading={commands.starting} onClick={commands.start}>
            {words.first}
          </Button>
        </Empty>
      )}
      {current && <Progress sync={current} />}
      {(history.length > 0 || log.length > 0) && (
        <div className="sync-past">
          {history.length > 0 && <LastSync view={view} />}
          <SyncLog log={log} />
        </div>
      )}
      {(connected || history.length > 0) && <PostList />}
    </div>
  );
}

/** Names the blog with its frequency and its categories. */
function useAbout({ connected, sample, host, frequency, categories }: SyncView): string {
  const { t } = useLanguage();
  const words = t.wordpressSync;
  if (!connected) return '';
  return fill(words.about, {
    host: sample ? words.samples : (host ?? ''),
    frequency: t.wordpress.frequencies[frequency].toLowerCase(),
    categories: categories === 0 ? words.allCategories : fill(words.someCategories, { count: categories }),
  });
}

/** The log, newest first. A colour is shown beside the word of each kind. */
function SyncLog({ log }: { log: readonly SyncLogEntry[] }) {
  const words = useLanguage().t.wordpressSync.log;
  return (
    <section className="admin-card sync-log" aria-labelledby="sync-log-title">
      <Flex component="header" gap="0.25rem 1rem" align="baseline" justify="space-between" wrap="wrap">
        <h2 id="sync-log-title">{words.title}</h2>
        <p className="admin-muted">{fill(words.count, { count: log.length, most: LOG_LIMIT })}</p>
      </Flex>
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
