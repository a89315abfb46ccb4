import { useLayoutEffect, useReducer, useRef, useState } from 'react';
import { releaseMonths } from '../../domain/planner/inputs.ts';
import { agencyDay } from '../../domain/time/agency-day.ts';
import { fillFigures } from '../../i18n/format-figure.ts';
import { Accordion } from '../../ui/accordion.tsx';
import { Button } from '../../ui/button.tsx';
import { FlowDialog } from '../flow/FlowDialog.tsx';
import { AwaitedMonth } from './AwaitedMonth.tsx';
import type { HostProps } from './host-props.ts';
import { PlannerFoot } from './PlannerFoot.tsx';
import { PlannerHead } from './PlannerHead.tsx';
import { type Answers, initialState, LAST_STEP, reduce } from './planner-state.ts';
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
          <PlannerFoot
            wording={wording}
            site={site}
            state={state}
            analysis={analysis}
            dispatch={dispatch}
            retry={retry}
          />
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
            <Loading wording={wording} answers={answers} slow={analysis.slow} stored={withEmail} />
          )}
          {step === LAST_STEP && analysis.state === 'failed' && (
            <Failed wording={wording} answers={answers} kept={analysis.kept} />
          )}
          {step === LAST_STEP && analysis.state === 'done' && (
            <Results wording={wording} answers={answers} answer={analysis.answer} again={again} />
          )}
        </div>
      )}
    </FlowDialog>
  );
}

interface AwaitedProps {
  wording: Wording;
  answers: Answers;
}

/** The documented error. The same answers can be sent again by the button at the foot (`PlannerFoot`). */
function Failed({
  wording,
  answers,
  kept,
}: AwaitedProps & {
  /** Whether the request is stored in this browser, and is sent automatically later. */
  kept: boolean;
}) {
  const { failed } = wording.t;
  return (
    <div className="planner-awaited">
      <div role="alert">
        <h2 data-step-heading="" tabIndex={-1} className="planner-title">
          {failed.title}
        </h2>
        <p className="planner-lead">{failed.text}</p>
        {kept && <p className="mt-3 mb-5 max-w-120">{failed.kept}</p>}
        <Tape wording={wording} answers={answers} withPlace />
      </div>
      <AwaitedMonth locale={wording.locale} month={answers.releaseDate} failed />
    </div>
  );
}

/** The loading view: what is being done, and the Fridays that are compared. */
function Loading({
  wording,
  answers,
  slow,
  stored,
}: AwaitedProps & {
  slow: boolean;
  /** Whether the request is stored before the analysis. */
  stored: boolean;
}) {
  const { loading } = wording.t;
  return (
    <div className="planner-awaited">
      <div>
        <h2 data-step-heading="" tabIndex={-1} className="planner-title">
          {loading.title}
        </h2>
        <ul className="mt-4 mb-6 grid gap-1 text-muted">
          {(stored ? loading.steps : loading.steps.slice(1)).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
        <Tape wording={wording} answers={answers} withPlace />
        <p role="status" className="mt-4">
          {slow && (stored ? loading.slow : loading.slowOnly)}
        </p>
      </div>
      <AwaitedMonth locale={wording.locale} month={answers.releaseDate} />
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
