import { Button, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import type { ModeratedReviewDto } from '../../contracts/reviews/moderation.ts';
import { ApiError, callApi } from '../api/call-api.ts';
import { changeMessage } from '../api/error-message.ts';
import { useLanguage } from '../texts.ts';
import { toastFailure } from '../toast.ts';
import { toastWithAction } from '../ui/feedback/action-toast.tsx';
import { focusPast } from './card-focus.ts';
import { reviewsKey } from './review-queries.ts';
import { toldAbout } from './told-about.tsx';

/** The server's limit for a reason, in characters. */
const MAX_LENGTH = 500;

interface HideActionsProps {
  review: ModeratedReviewDto;
  /** More buttons before that which hides. */
  children: ReactNode;
}

/** Hides a review from another site, with a reason, or shows it again. */
export function HideActions({ review, children }: HideActionsProps) {
  const { t } = useLanguage();
  const words = t.reviews.hide;
  const client = useQueryClient();
  const params = { id: review._id };
  const [asked, setAsked] = useState(false);
  const [reason, setReason] = useState('');
  const opener = useRef<HTMLButtonElement>(null);
  const settle = () => client.invalidateQueries({ queryKey: reviewsKey });
  // Both can be undone, also after the review was removed from the list.
  const tell = (text: string, takeBack: () => void) =>
    toastWithAction({ message: toldAbout(text, review, t), label: t.reviews.undo, act: takeBack });
  const hiding = useMutation({
    mutationFn: (reason: string) => callApi('POST /reviews/{id}/hide', { params, body: { reason } }),
    onSuccess: () => {
      focusPast([review._id]);
      tell(words.done, () => showing.mutate());
    },
    onError: (error) => {
      if (!(error instanceof ApiError) || !error.fields['reason']) toastFailure(changeMessage(error, t));
    },
    onSettled: settle,
  });
  const showing = useMutation({
    mutationFn: () => callApi('POST /reviews/{id}/show', { params }),
    onSuccess: () => {
      focusPast([review._id]);
      tell(words.shown, () => hiding.mutate(review.reason ?? reason));
    },
    onError: (error) => toastFailure(changeMessage(error, t)),
    onSettled: settle,
  });
  if (review.status === 'rejected')
    return (
      <div className="admin-actions review-actions">
        <Button variant="default" size="sm" loading={showing.isPending} onClick={() => showing.mutate()}>
          {words.show}
        </Button>
      </div>
    );
  if (!asked)
    return (
      <div className="admin-actions review-actions">
        {children}
        <Button ref={opener} variant="default" size="sm" onClick={() => setAsked(true)}>
          {words.open}
        </Button>
      </div>
    );
  const cancel = () => {
    setAsked(false);
    // The button is rendered again only after the form is removed.
    requestAnimationFrame(() => opener.current?.focus());
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!hiding.isPending) hiding.mutate(reason);
  };
  return (
    <form
      className="review-reject"
      noValidate
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key === 'Escape') cancel();
      }}
    >
      <Textarea
        label={words.reason}
        description={words.reasonHint}
        required
        rows={2}
        dir="auto"
        autoFocus
        maxLength={MAX_LENGTH}
        error={hiding.error instanceof ApiError ? hiding.error.fields['reason'] : undefined}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <div className="admin-actions">
        <Button type="submit" variant="outline" color="red" size="sm" loading={hiding.isPending}>
          {words.submit}
        </Button>
        <Button variant="default" size="sm" onClick={cancel}>
          {t.common.cancel}
        </Button>
      </div>
    </form>
  );
}
