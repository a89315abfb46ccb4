import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { fill, formatNumber } from '../../i18n/format.ts';
import { Failed } from '../parts/Failed.tsx';
import { Pager } from '../parts/Pager.tsx';
import { Waiting } from '../parts/Waiting.tsx';
import { useLanguage } from '../texts.ts';
import { focusCard, focusPast, pressInCard, stepCards } from './card-focus.ts';
import { NoReviews } from './NoReviews.tsx';
import { ReviewCards } from './ReviewCards.tsx';
import { ReviewFilters } from './ReviewFilters.tsx';
import { listMessage } from './review-errors.ts';
import { reviewListQuery } from './review-queries.ts';
import { useReviewView, withoutFilter, writeView } from './review-view.ts';
import { ShortcutHelp } from './ShortcutHelp.tsx';
import { StatusTabs } from './StatusTabs.tsx';
import { useDecisions } from './use-decisions.tsx';
import { useShortcutSwitch, useShortcuts } from './use-shortcuts.ts';
import { useUndecided } from './use-undecided.ts';

/** The reviews of the address: tabs, filters, cards, pages, and every state in which there are none. */
export function ReviewList() {
  const { locale, t } = useLanguage();
  const words = t.reviews;
  const [view, change] = useReviewView();
  const { undecided } = useUndecided();
  const { decide, undo, restored } = useDecisions();
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery(reviewListQuery(view));
  const alone = view.id !== undefined;
  const page = data && (alone ? data : undecided(data));

  // The last review of the last page went: the page that is now the last one has the reviews.
  const last = page && !isPlaceholderData ? Math.max(1, Math.ceil(page.total / view.pageSize)) : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change is of this very view
  useEffect(() => {
    if (last !== undefined && view.page > last) change({ page: last }, true);
  }, [last, view.page]);

  // A review that was put back: the keyboard goes on there once it is on the screen again.
  useEffect(() => {
    const id = restored.current;
    if (id === undefined || !page?.items.some(({ _id }) => _id === id)) return;
    restored.current = undefined;
    focusCard(id);
  }, [page, restored]);

  const [lettersOn, turnLetters] = useShortcutSwitch();
  useShortcuts(lettersOn, (letter) => {
    if (letter === 'j' || letter === 'k') stepCards(letter === 'j' ? 1 : -1);
    else if (!pressInCard(letter) && letter === 'u') undo();
  });

  const count = page?.total ?? 0;
  return (
    <div className="review-list">
      <StatusTabs view={view} counts={page?.counts} />
      {alone ? (
        <p className="review-alone">
          {words.alone.text} <Link to={{ search: writeView(withoutFilter(view)) }}>{words.alone.all}</Link>
        </p>
      ) : (
        <ReviewFilters view={view} change={change} />
      )}
      {isPending && <Waiting />}
      {error && <Failed error={error} retry={refetch} message={listMessage(error, t)} />}
      <p role="status" className="admin-hidden">
        {page &&
          (count === 1 ? words.count.one : fill(words.count.many, { count: formatNumber(locale, count) }))}
      </p>
      {page && count === 0 && !isPlaceholderData && <NoReviews view={view} change={change} />}
      {page && count > 0 && (
        <div className="review-rows" aria-busy={isPlaceholderData}>
          {page.items.length === 0 ? (
            // All of them were decided: the next ones are on their way.
            <Waiting />
          ) : (
            <ReviewCards
              view={writeView(view)}
              reviews={page.items}
              decide={(decision) => {
                if (!alone) focusPast(decision.reviews.map(({ _id }) => _id));
                decide(decision);
              }}
            />
          )}
          <Pager total={count} page={view.page} pageSize={view.pageSize} go={change} />
          <ShortcutHelp on={lettersOn} turn={turnLetters} />
        </div>
      )}
    </div>
  );
}
