import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ModeratedReviewDto } from '../../contracts/moderation.ts';
import { fill } from '../../i18n/format.ts';
import { callApi } from '../api/call-api.ts';
import { changeMessage } from '../api/error-message.ts';
import { useLanguage } from '../texts.ts';
import { toastDone, toastFailure } from '../toast.ts';
import { inLanguage } from '../ui/language-words.ts';
import { Moment } from '../ui/Moment.tsx';
import { Question } from '../ui/Question.tsx';
import { AnswerForm } from './AnswerForm.tsx';
import { reviewsKey } from './review-queries.ts';
import { toldAbout } from './told-about.tsx';

/** The agency's public answer to a review that pages show, with the form that changes it. */
export function ReviewAnswer({ review }: { review: ModeratedReviewDto }) {
  const { locale, t } = useLanguage();
  const words = t.reviews.answer;
  const client = useQueryClient();
  const { _id: id, answer, answerVersion } = review;
  const [open, setOpen] = useState<'form' | 'remove'>();
  const removing = useMutation({
    mutationFn: () =>
      callApi('DELETE /reviews/{id}/answer', { params: { id }, query: { version: String(answerVersion) } }),
    onSuccess: () => toastDone(toldAbout(words.removed, review, t)),
    onError: (error) => toastFailure(changeMessage(error, t)),
    onSettled: () => {
      setOpen(undefined);
      return client.invalidateQueries({ queryKey: reviewsKey });
    },
  });
  if (open === 'form') return <AnswerForm review={review} close={() => setOpen(undefined)} />;
  if (!answer)
    return (
      <div className="admin-actions">
        <Button variant="default" size="xs" onClick={() => setOpen('form')}>
          {words.open}
        </Button>
      </div>
    );
  return (
    <section className="review-answer" aria-label={words.title}>
      <p className="admin-muted">
        {fill(words.about, { language: inLanguage(locale, answer.lang) })} {' · '}
        <Moment at={answer.at} show="full" />
      </p>
      <p className="admin-prose" dir="auto" lang={answer.lang}>
        {answer.text}
      </p>
      {open === 'remove' ? (
        <Question
          confirm={words.removeConfirm}
          busy={removing.isPending}
          answer={() => removing.mutate()}
          cancel={() => setOpen(undefined)}
        >
          {words.removeQuestion}
        </Question>
      ) : (
        <div className="admin-actions">
          <Button variant="default" size="xs" onClick={() => setOpen('form')}>
            {words.edit}
          </Button>
          <Button variant="subtle" color="red" size="xs" onClick={() => setOpen('remove')}>
            {words.remove}
          </Button>
        </div>
      )}
    </section>
  );
}
