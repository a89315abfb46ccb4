import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ModeratedReviewDto } from '../../contracts/reviews/moderation.ts';
import { fill } from '../../i18n/format.ts';
import { callApi } from '../api/call-api.ts';
import { changeMessage } from '../api/error-message.ts';
import { useLanguage } from '../texts.ts';
import { toastDone, toastFailure } from '../toast.ts';
import { Question } from '../ui/feedback/Question.tsx';
import { inLanguage } from '../ui/language-words.ts';
import { Moment } from '../ui/time/Moment.tsx';
import { AnswerForm } from './AnswerForm.tsx';
import { reviewsKey } from './review-queries.ts';
import { toldAbout } from './told-about.tsx';

interface ReviewAnswerProps {
  review: ModeratedReviewDto;
  /** Whether the form of the answer is open. */
  writing: boolean;
  setWriting: (writing: boolean) => void;
}

/** The agency's public answer to a review that pages show, with the form that changes it. */
export function ReviewAnswer({ review, writing, setWriting }: ReviewAnswerProps) {
  const { locale, t } = useLanguage();
  const words = t.reviews.answer;
  const client = useQueryClient();
  const { _id: id, answer, answerVersion } = review;
  const [asked, setAsked] = useState(false);
  const removing = useMutation({
    mutationFn: () =>
      callApi('DELETE /reviews/{id}/answer', { params: { id }, query: { version: String(answerVersion) } }),
    onSuccess: () => toastDone(toldAbout(words.removed, review, t)),
    onError: (error) => toastFailure(changeMessage(error, t)),
    onSettled: () => {
      setAsked(false);
      return client.invalidateQueries({ queryKey: reviewsKey });
    },
  });
  if (writing) return <AnswerForm review={review} close={() => setWriting(false)} />;
  if (!answer) return null;
  return (
    <section className="review-answer" aria-label={words.title}>
      <p className="admin-muted">
        {fill(words.about, { language: inLanguage(locale, answer.lang) })} {' · '}
        <Moment at={answer.at} show="full" />
      </p>
      <p className="admin-prose" dir="auto" lang={answer.lang}>
        {answer.text}
      </p>
      {asked ? (
        <Question
          confirm={words.removeConfirm}
          busy={removing.isPending}
          answer={() => removing.mutate()}
          cancel={() => setAsked(false)}
        >
          {words.removeQuestion}
        </Question>
      ) : (
        <div className="admin-actions">
          <Button variant="default" size="xs" onClick={() => setWriting(true)}>
            {words.edit}
          </Button>
          <Button variant="subtle" color="red" size="xs" onClick={() => setAsked(true)}>
            {words.remove}
          </Button>
        </div>
      )}
    </section>
  );
}
