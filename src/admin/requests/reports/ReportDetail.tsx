import { Alert, Anchor, Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { ReportDto } from '../../../contracts/content-report.ts';
import { AGAIN_DAYS } from '../../../domain/report/content-report.ts';
import { fill, formatDate } from '../../../i18n/format.ts';
import { useLanguage } from '../../texts.ts';
import { toastDone } from '../../toast.ts';
import { Facts } from '../../ui/Facts.tsx';
import { CallFailure } from '../../ui/feedback/CallFailure.tsx';
import { Failed } from '../../ui/feedback/Failed.tsx';
import { Waiting } from '../../ui/feedback/Waiting.tsx';
import { Filled, Typed } from '../../ui/fields/Typed.tsx';
import { Moment } from '../../ui/time/Moment.tsx';
import { AskForm } from './AskForm.tsx';
import { DecisionForm } from './DecisionForm.tsx';
import { Due } from './Due.tsx';
import { notifierOf } from './notifier.ts';
import { reportQuery, useStep } from './report-queries.ts';

/** A report: what is reported and why, whether it is evident, a question, the decision, and a contested decision. */
export function ReportDetail({ number }: { number: string }) {
  const { data, error, refetch } = useQuery(reportQuery(number));
  const [decided, setDecided] = useState<number>();
  if (!data) return error ? <Failed error={error} retry={refetch} /> : <Waiting />;
  const isOpen = data.state === 'received' || data.state === 'asked';
  return (
    <div className="admin-stack">
      <About report={data} />
      {isOpen ? (
        <>
          {data.reason !== 'accessibility' && <Look report={data} />}
          <AskForm report={data} />
          <DecisionForm key={data.version} report={data} onDecided={() => setDecided(data.number)} />
        </>
      ) : (
        <>
          <Decided report={data} focused={decided === data.number} />
          <Again report={data} />
        </>
      )}
    </div>
  );
}

function About({ report }: { report: ReportDto }) {
  const { t } = useLanguage();
  const words = t.reports;
  const { facts } = words;
  const { review, name, email, address, explanation, dueAt } = report;
  const isBarrier = report.reason === 'accessibility';
  return (
    <>
      {report.suspect && <Alert color="yellow">{words.suspectText}</Alert>}
      {review ? (
        <section className="admin-stack">
          <p className="admin-muted">
            <Filled text={facts.review} typed={{ name: review.name ?? facts.unnamed }} />
            {' · '}
            <Anchor component={Link} to={`/dashboard/reviews?id=${encodeURIComponent(review.id)}`}>
              {facts.openReview}
            </Anchor>
          </p>
          {review.comment && (
            <blockquote className="requests-quote" dir="auto">
              {review.comment}
            </blockquote>
          )}
          {review.excerpt !== null && (
            <>
              <h3 className="admin-muted">{words.decide.excerpt}</h3>
              <blockquote className="requests-quote" dir="auto">
                {review.excerpt}
              </blockquote>
            </>
          )}
        </section>
      ) : (
        report.subject === 'review' && <p>{facts.reviewGone}</p>
      )}
      {explanation !== null && (
        <section className="admin-stack">
          <h3 className="admin-muted">{isBarrier ? words.barrier.why : words.why}</h3>
          <p dir="auto" className="requests-words">
            {explanation}
          </p>
          {!isBarrier && <p className="admin-muted">{words.secret}</p>}
        </section>
      )}
      <Facts
        facts={[
          { label: words.columns.reason, value: words.reasons[report.reason] },
          { label: facts.received, value: <Moment at={report.receivedAt} show="full" /> },
          ...(dueAt === null ? [] : [{ label: facts.due, value: <Due at={dueAt} /> }]),
          {
            label: facts.from,
            value:
              explanation === null ? (
                facts.gone
              ) : (
                <Typed>{[name ?? facts.anonymous, email].filter(Boolean).join(', ')}</Typed>
              ),
            wide: true,
          },
          { label: facts.address, value: address ? <Typed>{address}</Typed> : facts.gone, wide: true },
        ]}
      />
    </>
  );
}

function Look({ report: { number, version, evident } }: { report: ReportDto }) {
  const { t } = useLanguage();
  const words = t.reports.look;
  const step = useStep(String(number), () => toastDone(words.done));
  return (
    <section className="admin-stack" aria-labelledby="look-title">
      <h3 id="look-title">{words.title}</h3>
      <p className="admin-muted">{words.text}</p>
      <div className="admin-actions">
        {([true, false] as const).map((value) => (
          <Button
            key={String(value)}
            variant={evident === value ? 'filled' : 'default'}
            aria-pressed={evident === value}
            disabled={step.isPending}
            onClick={() => step.mutate({ act: 'look', version, evident: value })}
          >
            {value ? words.yes : words.no}
          </Button>
        ))}
      </div>
      {step.error && <CallFailure error={step.error} />}
    </section>
  );
}

interface DecidedProps {
  report: ReportDto;
  /** Whether the decision was made just now: the form that had the focus is gone. */
  focused: boolean;
}

function Decided({ report, focused }: DecidedProps) {
  const { locale, t } = useLanguage();
  const words = t.reports.decided;
  const { measure, ground, decidedAt, decidedBy } = report;
  const done =
    measure === null
      ? report.reason === 'accessibility'
        ? t.reports.barrier.kept
        : words[report.subject === 'review' && report.review?.status !== 'approved' ? 'absent' : 'kept']
      : t.reports.decide.measures[measure];
  return (
    <section className="admin-stack" aria-labelledby="decided-title">
      <h3 id="decided-title" tabIndex={-1} {...(focused && { ref: takeFocus })}>
        {words.title}
      </h3>
      {decidedAt !== null && (
        <p>
          <Filled
            text={fill(words.by, { day: formatDate(locale, Date.parse(decidedAt)) })}
            typed={{ name: decidedBy ?? words.someone }}
          />
        </p>
      )}
      <p>{[done, ground && t.reviews.grounds[ground]].filter(Boolean).join(' · ')}</p>
      {report.words !== null && (
        <p dir="auto" className="requests-words">
          {report.words}
        </p>
      )}
    </section>
  );
}

const takeFocus = (heading: HTMLElement | null) => heading?.focus();

function Again({ report }: { report: ReportDto }) {
  const { locale, t } = useLanguage();
  const words = t.reports.again;
  const { number, version, mayContest, contestUntil, review } = report;
  const step = useStep(String(number), () => toastDone(fill(words.done, { days: AGAIN_DAYS })));
  const isErased = notifierOf(report) === 'erased';
  // Only a review has an author who could contest it, and a report whose data are erased has no known sender.
  const by = [...(isErased ? [] : ['notifier' as const]), ...(review?.own ? ['author' as const] : [])];
  return (
    <section className="admin-stack" aria-labelledby="again-title">
      <h3 id="again-title">{words.title}</h3>
      {isErased && <p className="admin-muted">{t.reports.decide.erasedNotifier}</p>}
      {mayContest && contestUntil !== null && by.length > 0 ? (
        <>
          <p className="admin-muted">
            {fill(words.text, { day: formatDate(locale, Date.parse(contestUntil)) })}{' '}
            {report.state === 'upheld' && t.reports.decided.restore}
          </p>
          <div className="admin-actions">
            {by.map((who) => (
              <Button
                key={who}
                variant="default"
                disabled={step.isPending}
                onClick={() => step.mutate({ act: 'again', version, by: who })}
              >
                {words[who]}
              </Button>
            ))}
          </div>
        </>
      ) : (
        <p className="admin-muted">{words.over}</p>
      )}
      {step.error && <CallFailure error={step.error} />}
    </section>
  );
}
