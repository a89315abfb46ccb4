import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Empty } from '../parts/Empty.tsx';
import { Failed } from '../parts/Failed.tsx';
import { Pager } from '../parts/Pager.tsx';
import { Waiting } from '../parts/Waiting.tsx';
import { useLanguage } from '../texts.ts';
import { JournalEntry } from './JournalEntry.tsx';
import { JournalFilters } from './JournalFilters.tsx';
import './journal.css';
import { isNarrowed, journalQuery, useJournalView } from './journal-view.ts';

/** The audit log, for administrators: who did what, when, and what it changed. */
export function Journal() {
  const { t } = useLanguage();
  const words = t.journal;
  const [view, change] = useJournalView();
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery(journalQuery(view));
  const clear = () => change({ account: '', action: '', day: '' });
  return (
    <div className="admin-stack">
      <p className="admin-muted">{words.text}</p>
      <JournalFilters view={view} accounts={data?.accounts ?? []} change={change} clear={clear} />
      {isPending && <Waiting />}
      {error && <Failed error={error} retry={refetch} />}
      {data?.items.length === 0 &&
        (isNarrowed(view) || view.page > 1 ? (
          <Empty title={words.none.title} text={words.none.text}>
            <Button variant="default" onClick={clear}>
              {words.filter.clear}
            </Button>
          </Empty>
        ) : (
          <Empty title={words.empty.title} text={words.empty.text} />
        ))}
      {data && data.items.length > 0 && (
        <>
          <ol className="journal" aria-label={words.title} aria-busy={isPlaceholderData}>
            {data.items.map((entry) => (
              <JournalEntry
                key={`${entry.at} ${entry.requestId} ${entry.action} ${entry.subject?.id}`}
                entry={entry}
              />
            ))}
          </ol>
          <Pager total={data.total} page={data.page} pageSize={data.pageSize} go={change} />
        </>
      )}
    </div>
  );
}
