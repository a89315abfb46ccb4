import { type ReactNode, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { releaseMonths } from '../../domain/planner/inputs.ts';
import { agencyDay } from '../../domain/time/agency-day.ts';
import { fillFigures } from '../../i18n/format-figure.ts';
import { Accordion } from '../../ui/accordion.tsx';
import { Bars } from '../../ui/bars.tsx';
import { Button } from '../../ui/button.tsx';
import { waveform } from '../../ui/waveform.ts';
import { FlowDialog } from '../flow/FlowDialog.tsx';
import type { HostProps } from './host-props.ts';
import { PlannerFoot } from './PlannerFoot.tsx';
import { PlannerHead } from './PlannerHead.tsx';
import { initialState, LAST_STEP, reduce } from './planner-state.ts';
import { Results } from './results/Results.tsx';
import { StepContact } from './StepContact.tsx';
import { StepPeriod } from './StepPeriod.tsx';
import { StepProject } from './StepProject.tsx';
import { Tape } from './Tape.tsx';
import type { PlannerNames, PlannerText, Wording } from './texts.ts';
import { useAnalysis } from './use-analysis.ts';
import { useCoverage } from './use-coverage.ts';

export interface PlannerProps {
  site: HostProps;
  t: PlannerText;
  names: PlannerNames;
  questions: readonly { title: string; text: string }[];
  close: () => void;
}

/** The release planner in a dialog that fills the window. */
export function Planner({ site, t, names, questions, close }: PlannerProps) {
  const [today] = useState(() => agencyDay(Date.now()));
  const [months] = useState(() => releaseMonths(today));
  const [state, dispatch] = useReducer(reduce, today, initialState);
  const [asking, setAsking] = useState(false);
  const askButton = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  // Moves the focus to the button after the dialog has moved it to the step's heading: a parent's effects run last.
  useLayoutEffect(() => {
    if (wasAsking.current && !asking) askButton.current?.focus({ preventScroll: true });
    wasAsking.current = asking;
  }, [asking]);
  const { step, answers, errors, withEmail } = state;
  const { analysis, retry } = useAnalysis(step === LAST_STEP, answers, site.locale, withEmail);
  const coverage = useCoverage();
  const wording = { locale: site.locale, t, names };
  const again = () => dispatch({ type: 'again' });
  const props = {
    wording,
    answers,
    errors,
    onAnswer: (answer: Partial<typeof answers>) => dispatch({ type: 'answer', answer }),
  };
  return (
    <FlowDialog
      className="planner"
      label={t.title}
      place={`${asking} ${step} ${analysis.state}`}
      refusals={state.refusals}
      onNext={step === LAST_STEP ? again : () => dispatch({ type: 'next' })}
      onClose={close}
      onEscape={asking ? () => setAsking(false) : undefined}
      head={
        <PlannerHead
          t={t}
          step={step}
          asking={asking}
          askButton={askButton}
          ask={() => setAsking(!asking)}
          close={close}
        />
      }
      foot={
        asking ? (
          <footer className="flow-foot flow-actions planner-foot">
            <Button tone="quiet" onClick={() => setAsking(false)}>
              {t.actions.toPlanner}
            </Button>
          </footer>
        ) : (
          <PlannerFoot wording={wording} site={site} state={state} analysis={analysis} dispatch={dispatch} />
        )
      }
    >
      {asking ? (
        <Questions wording={wording} questions={questions} />
      ) : (
        <div key={step} className="planner-page flow-step">
          {step === 1 && <StepProject {...props} today={today} />}
          {step === 2 && <StepPeriod {...props} months={months} today={today} coverage={coverage} />}
          {step === 3 && (
            <StepContact
              {...props}
              today={today}
              privacyHref={site.privacyHref}
              mailsPlans={site.mailsPlans}
              onWithout={() => dispatch({ type: 'withoutEmail' })}
            />
          )}
          {step === LAST_STEP && analysis.state === 'running' && (
            <Loading t={t} slow={analysis.slow} stored={withEmail} />
          )}
          {step === LAST_STEP && analysis.state === 'failed' && (
            <Failed t={t} kept={analysis.kept} retry={retry} again={again}>
              <Tape wording={wording} answers={answers} withPlace />
            </Failed>
          )}
          {step === LAST_STEP && analysis.state === 'done' && (
            <Results wording={wording} answers={answers} answer={analysis.answer} again={again} />
          )}
        </div>
      )}
    </FlowDialog>
  );
}

interface FailedProps {
  t: PlannerText;
  /** Whether the request is stored in this browser, and is sent automatically later. */
  kept: boolean;
  retry: () => void;
  again: () => void;
  /** The answers so far. */
  children: ReactNode;
}

/** The documented error. The same answers can be sent again. */
function Failed({ t, kept, retry, again, children }: FailedProps) {
  return (
    <div className="planner-center" role="alert">
      <Bars
        heights={waveform(40, 3)}
        className="w-[min(24rem,100%)] h-16 fill-bar-rest"
        barClassName={(index) => (index < 16 ? 'planner-stopped-lit' : '')}
      />
      <h2 data-step-heading="" tabIndex={-1} className="planner-title">
        {t.failed.title}
      </h2>
      <p className="planner-lead">{t.failed.text}</p>
      {kept && <p>{t.failed.kept}</p>}
      {children}
      <p className="flex flex-wrap justify-center gap-3">
        <Button onClick={retry}>{t.failed.retry}</Button>
        <Button tone="quiet" onClick={again}>
          {t.failed.again}
        </Button>
      </p>
    </div>
  );
}

const columns = [0.3, 0.55, 0.4, 0.8, 0.6];

/** The loading view: the empty columns of a month rise. */
function Loading({
  t,
  slow,
  stored,
}: {
  t: PlannerText;
  slow: boolean;
  /** Whether the request is stored before the analysis. */
  stored: boolean;
}) {
  return (
    <div className="planner-center">
      <Bars heights={columns} fill={0.7} className="planner-rising" barClassName={(index) => `is-${index}`} />
      <h2 data-step-heading="" tabIndex={-1} className="planner-title">
        {t.loading.title}
      </h2>
      <ul className="grid gap-1 text-muted">
        {(stored ? t.loading.steps : t.loading.steps.slice(1)).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
      <p role="status">{slow && (stored ? t.loading.slow : t.loading.slowOnly)}</p>
    </div>
  );
}

/** The frequent questions, which replace the step. */
function Questions({
  wording: { locale, t },
  questions,
}: {
  wording: Wording;
  questions: readonly { title: string; text: string }[];
}) {
  return (
    <section className="planner-page planner-questions">
      <h2 data-step-heading="" tabIndex={-1} className="planner-title">
        {t.actions.questions}
      </h2>
      <Accordion
        name="planner-questions"
        items={questions.map(({ title, text }) => ({ question: title, answer: fillFigures(locale, text) }))}
      />
    </section>
  );
}
