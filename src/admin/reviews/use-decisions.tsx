import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { BulkDecisionAnswer, ModerationCounts, ModerationPage } from '../../contracts/moderation.ts';
import { fill, formatNumber } from '../../i18n/format.ts';
import { Filled } from '../parts/Typed.tsx';
import { changeMessage } from '../session/change-message.ts';
import { reviewCountsQuery } from '../session/pending-reviews.ts';
import { useLanguage } from '../texts.ts';
import { type Decision, moved, sendDecision, withoutDecided } from './decision.ts';
import { reviewListsKey, reviewsKey } from './review-queries.ts';
import { decisionKey } from './use-undecided.ts';

/** How long a success is told, in milliseconds: as documented. */
const TOLD_MS = 3000;
/** What somebody must read and act upon stays longer. */
const TOLD_LONG_MS = 8000;

/** Decides about reviews, tells what came of it, and takes the last decision back on demand. */
export function useDecisions() {
  const { locale, t } = useLanguage();
  const words = t.reviews;
  const client = useQueryClient();
  /** What `undo` takes back, the latest at the end. */
  const done = useRef<{ decision: Decision; toast: string }[]>([]);
  /** Undos asked for while a decision is on its way: without its answer, an earlier one would be taken back. */
  const waiting = useRef(0);
  /** The review that came back to the list: the keyboard goes on there. */
  const restored = useRef<string | undefined>(undefined);

  const count = ({ reviews, from, to }: Decision) =>
    client.setQueryData<ModerationCounts>(
      reviewCountsQuery.queryKey,
      (counts) => counts && moved(counts, reviews.length, { from, to }),
    );
  const { mutate } = useMutation({
    mutationKey: decisionKey,
    mutationFn: sendDecision,
    onMutate: async (decision) => {
      // An answer that set out before the decision must not bring its review back.
      await Promise.all([
        client.cancelQueries({ queryKey: reviewCountsQuery.queryKey }),
        client.cancelQueries({ queryKey: reviewListsKey }),
      ]);
      count(decision);
    },
    onSuccess: async (answer, decision) => {
      await client.cancelQueries({ queryKey: reviewListsKey });
      const ids = new Set([...answer.decided, ...answer.missing, ...answer.conflicts]);
      client.setQueriesData<ModerationPage>(
        { queryKey: reviewListsKey },
        (page) => page && withoutDecided(page, ids, decision),
      );
      tell(decision, answer);
    },
    onError: (error, { reviews, from, to }) => {
      count({ reviews, from: to, to: from });
      waiting.current = 0;
      notifications.show({
        message: changeMessage(error, t),
        color: 'red',
        autoClose: TOLD_LONG_MS,
      });
    },
    onSettled: () => {
      // Asked for again when the last of several decisions is through: an answer between them knows only some.
      if (client.isMutating({ mutationKey: decisionKey }) > 1) return;
      void client.invalidateQueries({ queryKey: reviewsKey });
      if (waiting.current === 0) return;
      waiting.current -= 1;
      takeLastBack();
    },
  });

  const tell = (decision: Decision, { decided, conflicts, missing }: BulkDecisionAnswer) => {
    const named = (ids: string[]) =>
      decision.reviews
        .filter(({ _id }) => ids.includes(_id))
        .map(({ name }) => name ?? words.unnamed)
        .join(', ');
    if (conflicts.length > 0) warn(words.told.conflicts, named(conflicts));
    if (missing.length > 0) warn(words.told.missing, named(missing));
    const reviews = decision.reviews.filter(({ _id }) => decided.includes(_id));
    if (reviews.length === 0) return;
    const { one, many } = words.told[decision.to];
    const text = reviews.length === 1 ? one : fill(many, { count: formatNumber(locale, reviews.length) });
    if (decision.to === 'pending') {
      notifications.show({ message: text, color: 'teal', autoClose: TOLD_MS });
      return;
    }
    const toast = notifications.show({
      message: (
        <span className="review-toast">
          {text}
          <Button
            variant="default"
            size="compact-sm"
            aria-label={words.undoLabel}
            onClick={() => takeBack({ ...decision, reviews }, toast)}
          >
            {words.undo}
          </Button>
        </span>
      ),
      color: 'teal',
      autoClose: TOLD_MS,
    });
    done.current.push({ decision: { ...decision, reviews }, toast });
  };
  const takeBack = ({ reviews, from, to }: Decision, toast: string) => {
    notifications.hide(toast);
    done.current = done.current.filter((entry) => entry.toast !== toast);
    mutate(
      { reviews: reviews.map((review) => ({ ...review, status: to })), from: to, to: from },
      { onSuccess: ({ decided }) => (restored.current = decided[0]) },
    );
  };
  const takeLastBack = () => {
    const last = done.current.at(-1);
    if (last) takeBack(last.decision, last.toast);
  };
  return {
    decide: (decision: Decision) => mutate(decision),
    /** Takes back what was decided last, and so on back to when the section was opened. */
    undo: () => {
      if (client.isMutating({ mutationKey: decisionKey }) === 0) takeLastBack();
      else waiting.current += 1;
    },
    restored,
  };
}

const warn = (text: string, names: string) =>
  notifications.show({
    message: <Filled text={text} typed={{ names }} />,
    color: 'yellow',
    autoClose: TOLD_LONG_MS,
  });
