import { Alert, Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { type SubmitEvent, useRef, useState } from 'react';
import type { ReportDto } from '../../../contracts/content-report.ts';
import { contentMeasures, LAW_MAX, type ReportMeasure } from '../../../domain/report/content-report.ts';
import {
  type RefusalGround,
  refusalGrounds,
  unlawfulGrounds,
} from '../../../domain/review/refusal-grounds.ts';
import { ApiError } from '../../api/call-api.ts';
import { useLanguage } from '../../texts.ts';
import { toastDone } from '../../toast.ts';
import { CallFailure } from '../../ui/feedback/CallFailure.tsx';
import { Segments } from '../../ui/fields/Segments.tsx';
import { useFocusOnWrong } from '../../ui/fields/use-focus-on-wrong.ts';
import { ExcerptField } from './ExcerptField.tsx';
import { notifierOf, readsIn } from './notifier.ts';
import { useStep } from './report-queries.ts';

/** `kept`: the report is dismissed. */
type Choice = ReportMeasure | 'kept';

interface DecisionFormProps {
  report: ReportDto;
  onDecided: () => void;
}

/** Decides a report, and returns who is notified of what. A review is taken off the pages by it; other content by hand before. */
export function DecisionForm({ report, onDecided }: DecisionFormProps) {
  const { locale, t } = useLanguage();
  const { number, version } = report;
  const notifier = notifierOf(report);
  const isMailed = notifier === 'mailed';
  const barrier = report.reason === 'accessibility' ? t.reports.barrier : undefined;
  const words = { ...t.reports.decide, ...barrier };
  const review = barrier ? null : report.review;
  const options = useChoices(report);
  const [choice, choose] = useState<Choice>('kept');
  const [ground, setGround] = useState<RefusalGround | ''>('');
  const [typed, type] = useState('');
  const [law, setLaw] = useState('');
  const [excerpt, setExcerpt] = useState(review?.excerpt ?? review?.comment ?? '');
  const step = useStep(String(number), () => {
    toastDone(words.done);
    onDecided();
  });
  const wrong = step.error instanceof ApiError ? step.error.fields : {};
  const upholds = choice !== 'kept';
  // The author got a statement of the removal, so the second decision is mailed as well.
  const isAgain = report.wasUpheld && !barrier;
  const tellsAuthor = review?.own === true && (isAgain || (upholds && review.status !== 'rejected'));
  const isBack = !upholds && review?.takenDown === true;
  const isShortened = isShortenedBy(report);
  const cuts = choice === 'shortened' && review !== null && !isShortened;
  const isUnlawful = ground !== '' && unlawfulGrounds.includes(ground);
  const hints = [
    barrier ? isMailed && barrier.hint : report.name !== null && words.wordsHint,
    isMailed && readsIn(locale, words.notifierReads, report.locale),
    tellsAuthor && review.told && readsIn(locale, words.authorReads, review.locale),
  ];
  const noNotifier = {
    anonymous: words.noNotifier,
    erased: words.erasedNotifier,
    suspect: words.suspectNotifier,
  };
  const form = useRef<HTMLFormElement>(null);
  useFocusOnWrong(form, wrong);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    step.mutate(
      upholds
        ? {
            ...{ act: 'uphold', version, words: typed, measure: choice },
            ...(ground !== '' && { ground }),
            ...(isUnlawful && law.trim() !== '' && { law }),
            ...(cuts && { excerpt }),
          }
        : { act: 'dismiss', version, words: typed },
    );
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="admin-stack requests-decision">
      <h3>{words.title}</h3>
      {report.ownDecision && <Alert color="yellow">{words.second}</Alert>}
      <Segments label={words.choice} value={choice} options={options} onChange={choose} />
      {upholds && !review && !barrier && <p className="admin-muted">{words.byHand}</p>}
      {!upholds && isAgain && !review && report.subject !== 'review' && (
        <p className="admin-muted">{words.byHandBack}</p>
      )}
      {isBack && <p className="admin-muted">{words.isBack}</p>}
      {!upholds && isShortened && <p className="admin-muted">{words.whole}</p>}
      {cuts && (
        <ExcerptField value={excerpt} onChange={setExcerpt} error={wrong['excerpt'] ?? wrong['measure']} />
      )}
      {!upholds && isAgain && report.subject === 'review' && (!review || isOffline(review)) && (
        <p className="admin-muted">{review ? words.otherReason : words.erasedReview}</p>
      )}
      {upholds && review?.own && (
        <NativeSelect
          label={words.ground}
          required
          value={ground}
          onChange={({ currentTarget }) => setGround(currentTarget.value as RefusalGround | '')}
          data={[
            { value: '', label: words.choose },
            ...refusalGrounds.map((value) => ({ value, label: t.reviews.grounds[value] })),
          ]}
          error={wrong['ground']}
          errorProps={{ role: 'alert' }}
        />
      )}
      {upholds && review?.own && isUnlawful && (
        <TextInput
          label={words.law}
          description={words.lawHint}
          required
          maxLength={LAW_MAX}
          value={law}
          onChange={({ currentTarget }) => setLaw(currentTarget.value)}
          error={wrong['law']}
          errorProps={{ role: 'alert' }}
        />
      )}
      <Textarea
        label={
          words[tellsAuthor ? (isMailed ? 'wordsBoth' : 'wordsAuthor') : isMailed ? 'words' : 'wordsKept']
        }
        description={hints.filter(Boolean).join(' ')}
        rows={3}
        dir="auto"
        required
        maxLength={2000}
        value={typed}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        error={wrong['words']}
        errorProps={{ role: 'alert' }}
      />
      <ul className="requests-told">
        {tellsAuthor && (
          <li>{review.told ? words[isAgain ? 'toAuthorAgain' : 'toAuthor'] : words.noAuthor}</li>
        )}
        <li>{isMailed ? words.toNotifier : noNotifier[notifier]}</li>
      </ul>
      {step.error && Object.keys(wrong).length === 0 && <CallFailure error={step.error} />}
      <div className="admin-actions">
        <Button type="submit" loading={step.isPending}>
          {isMailed || tellsAuthor
            ? (barrier?.submit ??
              t.reports.decide.submit[
                cuts ? 'shortened' : upholds ? 'upheld' : isBack || isShortened ? 'restored' : 'dismissed'
              ])
            : words.close}
        </Button>
      </div>
    </form>
  );
}

/** Whether the review is without a passage because of this report, whose decision is now contested. */
const isShortenedBy = ({ wasUpheld, measure, review }: ReportDto): boolean =>
  wasUpheld && measure === 'shortened' && review?.status === 'approved' && review.excerpt !== null;

/** Whether a review is off the pages for another reason than this report. */
const isOffline = ({ status, takenDown }: NonNullable<ReportDto['review']>): boolean =>
  status !== 'approved' && !takenDown;

/** The outcomes that fit the content. What happens to a review follows from where it was written. */
function useChoices(report: ReportDto): { value: Choice; label: string }[] {
  const { review, reason, wasUpheld } = report;
  const { decide: words, barrier } = useLanguage().t.reports;
  if (reason === 'accessibility')
    return [
      { value: 'mended', label: barrier.mended },
      { value: 'kept', label: barrier.keep },
    ];
  const kept = { value: 'kept' as const, label: review?.takenDown && wasUpheld ? words.restore : words.keep };
  if (!review) return [kept, ...contentMeasures.map((value) => ({ value, label: words.measures[value] }))];
  if (!review.own) return [kept, { value: 'hidden', label: words.hide }];
  const removed = { value: 'removed' as const, label: words.remove };
  if (isShortenedBy(report))
    return [
      { value: 'kept', label: words.restoreCut },
      { value: 'shortened', label: words.keepCut },
      removed,
    ];
  // One cut: a second would hide which report caused the first.
  const mayCut = review.status === 'approved' && review.comment !== null && review.excerpt === null;
  return [kept, ...(mayCut ? [{ value: 'shortened' as const, label: words.shorten }] : []), removed];
}
