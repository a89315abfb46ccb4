import { Badge, Flex, Stack } from '@mantine/core';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { fill, formatNumber } from '../../i18n/format.ts';
import { ApiError } from '../api/call-api.ts';
import { errorMessage } from '../api/error-message.ts';
import { type AdminTexts, useLanguage } from '../texts.ts';
import { Empty } from '../ui/feedback/Empty.tsx';
import { FilterForm } from '../ui/fields/FilterForm.tsx';
import { ClearFilters, FilterInputs } from '../ui/list/FilterInputs.tsx';
import { ListBody } from '../ui/list/ListBody.tsx';
import { MoreFilters } from '../ui/list/MoreFilters.tsx';
import { ShortcutHelp } from '../ui/list/ShortcutHelp.tsx';
import { useShortcutSwitch, useShortcuts } from '../ui/list/use-shortcuts.ts';
import { QuarantineTab } from '../ui/quarantine/QuarantineTab.tsx';
import { useMoreBeside } from '../ui/use-more-beside.ts';
import { useNarrow } from '../ui/use-narrow.ts';
import { focusCard, focusPast, pressInCard, stepCards } from './card-focus.ts';
import {
  type ModerationFieldName,
  type ModerationListView,
  statuses,
  useModerationList,
} from './moderation-list.tsx';
import { ReviewCards } from './ReviewCards.tsx';
import { reviewKeys } from './review-keys.ts';
import { useDecisions } from './use-decisions.tsx';

/** The reviews that the address filters: tabs, filters, cards, pages. */
export function ReviewList() {
  const { locale, t } = useLanguage();
  const words = t.reviews;
  const { decide, undo, restored } = useDecisions();
  const list = useModerationList();
  const { state, page, rows, error } = list;
  const alone = state.id !== '';

  // A review whose decision was undone gets the focus once it is rendered again.
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
    <Stack gap={14}>
      <StatusTabs list={list} />
      {alone ? (
        <Flex className="review-alone" component="p" gap={8} align="center" wrap="wrap">
          {words.alone.text} <Link to={{ search: list.cleared }}>{words.alone.all}</Link>
        </Flex>
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
    </Stack>
  );
}

const menus = ['rating', 'source'] satisfies ModerationFieldName[];
const days = ['from', 'to'] satisfies ModerationFieldName[];

/** The filters of the list, except the status, and its order. The days are folded, and on a phone the menus as well. */
function ReviewFilters({ list }: { list: ModerationListView }) {
  const { t } = useLanguage();
  const narrow = useNarrow();
  const folded: readonly string[] = narrow ? [...menus, ...days] : days;
  return (
    <FilterForm className="list-filters review-filters">
      <FilterInputs list={list} names={narrow ? ['q'] : ['q', ...menus, 'order']} />
      <MoreFilters
        id="review-filters"
        count={list.active.filter((name) => folded.includes(name)).length}
        unfolds={!narrow}
        beside={
          <>
            {narrow && <FilterInputs list={list} names={['order']} />}
            <ClearFilters list={list} label={t.reviews.list.clear} />
          </>
        }
      >
        {narrow && <FilterInputs list={list} names={menus} />}
        <div className="list-days">
          <FilterInputs list={list} names={days} />
        </div>
      </MoreFilters>
    </FilterForm>
  );
}

/** A link for each status, with the number of its reviews. Each link keeps the filters, which the numbers respect. */
function StatusTabs({ list }: { list: ModerationListView }) {
  const { locale, t } = useLanguage();
  const { state, addressOf } = list;
  const counts = list.page?.counts;
  const row = useMoreBeside();
  return (
    <nav ref={row} className="admin-tabs review-tabs" aria-label={t.reviews.tabs.label}>
      {statuses.map((status) => {
        const current = state.status === status && state.id === '';
        return (
          <Link
            key={status}
            className="admin-tab"
            to={{ search: addressOf({ id: '', status, page: 1 }) }}
            {...(current && { 'aria-current': 'page' as const })}
          >
            {t.reviews.tabs[status]} {counts && <Badge>{formatNumber(locale, counts[status])}</Badge>}
          </Link>
        );
      })}
      <QuarantineTab of="reviews" />
    </nav>
  );
}

/** Returns the sentence of the error catalogue for a list that could not be loaded; never the server's message. */
function listMessage(error: Error, { common, reviews }: AdminTexts): string {
  const { load, listStatus, shape } = reviews.errors;
  const withoutMessage = error instanceof ApiError ? new ApiError(error.status) : error;
  return errorMessage(withoutMessage, {
    failed: load,
    status: listStatus,
    shape,
    config: common.change.config,
  });
}
