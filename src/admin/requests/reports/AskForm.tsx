import { Button, Textarea } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import type { ReportDto } from '../../../contracts/content-report.ts';
import { DECISION_DAYS } from '../../../domain/report/content-report.ts';
import { fill } from '../../../i18n/format.ts';
import { ApiError } from '../../api/call-api.ts';
import { useLanguage } from '../../texts.ts';
import { toastDone } from '../../toast.ts';
import { CallFailure } from '../../ui/feedback/CallFailure.tsx';
import { notifierOf, readsIn } from './notifier.ts';
import { useStep } from './report-queries.ts';

/** Asks the person who reported one question by e-mail, or shows the question that was asked. */
export function AskForm({ report }: { report: ReportDto }) {
  const { number, version, question } = report;
  const { locale, t } = useLanguage();
  const words = t.reports.ask;
  const [opened, open] = useState(false);
  const [typed, type] = useState('');
  const step = useStep(String(number), () => toastDone(words.done));
  const wrong = step.error instanceof ApiError ? step.error.fields['words'] : undefined;
  if (question !== null)
    return (
      <section>
        <h3>{words.asked}</h3>
        <p dir="auto" className="requests-words">
          {question}
        </p>
      </section>
    );
  if (notifierOf(report) !== 'mailed') return null;
  if (!opened)
    return (
      <div className="admin-actions">
        <Button variant="default" onClick={() => open(true)}>
          {words.open}
        </Button>
      </div>
    );
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    step.mutate({ act: 'ask', version, words: typed });
  };
  return (
    <form noValidate onSubmit={submit} className="admin-stack">
      <Textarea
        label={words.words}
        description={`${fill(words.hint, { days: DECISION_DAYS })} ${readsIn(locale, t.reports.decide.notifierReads, report.locale)}`}
        rows={3}
        dir="auto"
        required
        data-autofocus
        autoFocus
        maxLength={2000}
        value={typed}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        error={wrong}
        errorProps={{ role: 'alert' }}
      />
      {step.error && !wrong && <CallFailure error={step.error} />}
      <div className="admin-actions">
        <Button type="submit" loading={step.isPending}>
          {words.submit}
        </Button>
        <Button variant="default" onClick={() => open(false)}>
          {t.common.cancel}
        </Button>
      </div>
    </form>
  );
}
