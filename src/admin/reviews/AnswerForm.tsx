import { Button, NativeSelect, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { ModeratedReviewDto } from '../../contracts/reviews/moderation.ts';
import { isLocale, locales } from '../../domain/locale/locale.ts';
import { ANSWER_MAX_LENGTH } from '../../domain/review/answer.ts';
import { callApi } from '../api/call-api.ts';
import { useLanguage } from '../texts.ts';
import { toastDone } from '../toast.ts';
import { CallFailure } from '../ui/feedback/CallFailure.tsx';
import { ConflictNotice } from '../ui/form/ConflictNotice.tsx';
import { RestoredNotice } from '../ui/form/RestoredNotice.tsx';
import { useForm } from '../ui/form/use-form.ts';
import { languageNames } from '../ui/language-names.ts';
import { reviewsKey } from './review-queries.ts';
import { toldAbout } from './told-about.tsx';

interface AnswerFormProps {
  review: ModeratedReviewDto;
  close: () => void;
}

/** The form of a public answer. Saving fails if another account has changed the answer since it was loaded. */
export function AnswerForm({ review, close }: AnswerFormProps) {
  const { locale, t } = useLanguage();
  const words = t.reviews.answer;
  const client = useQueryClient();
  const { _id: id } = review;
  const refresh = () => void client.invalidateQueries({ queryKey: reviewsKey });
  const stored = ({ answer, answerVersion, lang }: ModeratedReviewDto) => ({
    version: answerVersion,
    text: answer?.text ?? '',
    // The default is the language of the review, so that its author can read the answer.
    lang: answer?.lang ?? (isLocale(lang) ? lang : locale),
  });
  const form = useForm({
    latest: stored(review),
    keep: `review-answer/${id}`,
    draftOf: ({ text, lang }): { text: string; lang: string } => ({ text, lang }),
    send: async (draft, version) =>
      stored(await callApi('PUT /reviews/{id}/answer', { params: { id }, body: { ...draft, version } })),
    onSaved: () => {
      toastDone(toldAbout(words.published, review, t));
      refresh();
      close();
    },
    refresh,
  });
  return (
    <form onSubmit={form.onSubmit} noValidate className="admin-stack review-answer">
      <RestoredNotice form={form} />
      <Textarea
        {...form.field('text')}
        label={words.text}
        description={words.hint}
        required
        autoFocus
        rows={4}
        dir="auto"
        maxLength={ANSWER_MAX_LENGTH}
      />
      <NativeSelect
        {...form.field('lang')}
        label={words.lang}
        data={locales.map((value) => ({ value, label: languageNames[value] }))}
      />
      <ConflictNotice form={form} />
      {form.failure && <CallFailure error={form.failure} />}
      <div className="admin-actions">
        <Button type="submit" size="sm" loading={form.saving} disabled={form.conflict}>
          {words.publish}
        </Button>
        <Button variant="default" size="sm" onClick={close}>
          {t.common.cancel}
        </Button>
      </div>
    </form>
  );
}
