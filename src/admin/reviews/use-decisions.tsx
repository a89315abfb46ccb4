import { Button, Flex } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type {
  BulkDecisionAnswer,
  ModerationCounts,
  ModerationPage,
} from '../../contracts/reviews/moderation.ts';
import { fill, formatNumber } from '../../i18n/format.ts';
import { changeMessage } from '../api/error-message.ts';
import { reviewCountsQuery } from '../api/pending-reviews.ts';
import { useLanguage } from '../texts.ts';
import { closeToast, toastDone, toastFailure, toastWarning } from '../toast.ts';
import { Filled } from '../ui/fields/Typed.tsx';
import { type Decision, moved, sendDecision, withoutDecided } from './decision.ts';
import { reviewListsKey, reviewsKey } from './review-queries.ts';
import { toldAbout } from './told-about.tsx';
import { decisionKey } from './use-undecided.ts';

/** Sends decisions about reviews, shows their result as a toast, and undoes the last decision on demand. */
export function useDecisions() {
  const { locale, t } = useLanguage();
  const words = t.reviews;
  const client = useQueryClient();
  /** The decisions that `undo` can revert, the latest last. */
  const done = useRef<{ decision: Decision; toast: string }[]>([]);
  /** The number of undos that wait for the response to a decision; run at once, they would undo an earlier decision. */
  const waiting = useRef(0);
  /** The id of the review that an undo has restored to the list, which gets the focus. */
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
      // A response to a request from before the decision must not show the review again.
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
      toastFailure(changeMessage(error, t));
    },
    onSettled: () => {
      // Refetch only after the last of several decisions: an earlier response contains only some of them.
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
    const [first, ...others] = reviews;
    const text =
      first && others.length === 0
        ? toldAbout(one, first, t)
        : fill(many, { count: formatNumber(locale, reviews.length) });
    if (decision.to === 'pending') {
      toastDone(text);
      return;
    }
    const toast = toastDone(
      <Flex component="span" gap="0.5rem 1rem" align="center" justify="space-between" wrap="wrap">
        {text}
        <Button
          variant="default"
          size="compact-sm"
          aria-label={words.undoLabel}
          onClick={() => takeBack({ ...decision, reviews }, toast)}
        >
          {words.undo}
        </Button>
      </Flex>,
    );
    done.current.push({ decision: { ...decision, reviews }, toast });
  };
  const takeBack = ({ reviews, from, to }: Decision, toast: string) => {
    closeToast(toast);
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
    /** Undoes the last decision; repeated, all decisions since the section was opened, latest first. */
    undo: () => {
      if (client.isMutating({ mutationKey: decisionKey }) === 0) takeLastBack();
      else waiting.current += 1;
    },
    restored,
  };
}

const warn = (text: string, names: string) => toastWarning(<Filled text={text} typed={{ names }} />);
