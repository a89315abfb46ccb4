import { useEffect } from 'react';
import { Link } from 'react-router';
import { fill, formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { Empty } from '../ui/Empty.tsx';
import { ListBody } from '../ui/list/ListBody.tsx';
import { ShortcutHelp } from '../ui/list/ShortcutHelp.tsx';
import { useShortcutSwitch, useShortcuts } from '../ui/list/use-shortcuts.ts';
import { focusCard, focusPast, pressInCard, stepCards } from './card-focus.ts';
import { useModerationList } from './moderation-list.tsx';
import { ReviewCards } from './ReviewCards.tsx';
import { ReviewFilters } from './ReviewFilters.tsx';
import { listMessage } from './review-errors.ts';
import { reviewKeys } from './review-keys.ts';
import { StatusTabs } from './StatusTabs.tsx';
import { useDecisions } from './use-decisions.tsx';

/** The reviews that the address filters: tabs, filters, cards, pages. */
export function ReviewList() {
  const { locale, t } = useLanguage();
  const words = t.reviews;
  const { decide, undo, restored } = useDecisions();
  const list = useModerationList();
  const { state, page, rows, error } = list;
  const alone = state.id !== '';

  // A review that was put back gets the focus once it is on the screen again.
  useEffect(() => {
    const id = restored.current;
    if (id === undefined || !rows.some(({ _id }) => _id === id)) return;
    restored.current = undefined;
    focusCard(id);
  }, [rows, restored]);

  const [lettersOn, turnLetters] = useShortcutSwitch();
  useShortcuts(reviewKeys, lettersOn, (letter) => {
    if (letter === 'j' || letter === 'k') stepCards(letter === 'j' ? 1 : -1);
    else if (!pressInCard(letter) && letter === 'u') undo();
  });

  const count = page?.total ?? 0;
  const empty = words.empty[state.status];
  return (
    <div className="review-list">
      <StatusTabs list={list} />
      {alone ? (
        <p className="review-alone">
          {words.alone.text} <Link to={{ search: list.cleared }}>{words.alone.all}</Link>
        </p>
      ) : (
        <ReviewFilters list={list} />
      )}
      <p role="status" className="admin-hidden">
        {page &&
          (count === 1 ? words.count.one : fill(words.count.many, { count: formatNumber(locale, count) }))}
      </p>
      <ListBody
        // The address of a single review has no filters.
        list={alone ? { ...list, active: [] } : list}
        className="review-rows"
        failure={error ? listMessage(error, t) : undefined}
        empty={alone ? <Empty text={words.alone.missing} /> : <Empty title={empty.title} text={empty.text} />}
        none={{
          title: words.empty.filtered.title,
          text: words.empty.filtered.text,
          clear: words.list.clear,
        }}
        foot={<ShortcutHelp keys={reviewKeys} words={words.shortcuts} on={lettersOn} turn={turnLetters} />}
      >
        <ReviewCards
          list={list}
          decide={(decision) => {
            if (!alone)
              focusPast(
                decision.reviews.map(({ _id }) => _id),
                { preventScroll: list.holding },
              );
            decide(decision);
          }}
        />
      </ListBody>
    </div>
  );
}
