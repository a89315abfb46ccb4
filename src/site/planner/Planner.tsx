import { useLayoutEffect, useReducer, useRef, useState } from 'react';
import { releaseMonths } from '../../domain/planner/inputs.ts';
import { agencyDay } from '../../domain/time/agency-day.ts';
import { Button } from '../../ui/button.tsx';
import { FlowDialog } from '../flow/FlowDialog.tsx';
import { Failed } from './Failed.tsx';
import type { HostProps } from './host-props.ts';
import { Loading } from './Loading.tsx';
import { PlannerFoot } from './PlannerFoot.tsx';
import { PlannerHead } from './PlannerHead.tsx';
import { initialState, LAST_STEP, reduce } from './planner-state.ts';
import { Questions } from './Questions.tsx';
import { Results } from './Results.tsx';
import { StepContact } from './StepContact.tsx';
import { StepPeriod } from './StepPeriod.tsx';
import { StepProject } from './StepProject.tsx';
import { Tape } from './Tape.tsx';
import type { PlannerNames, PlannerText } from './texts.ts';
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
  // A parent's effects run after those of the dialog, which gives the focus to the step's heading.
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
      onNext={() => dispatch({ type: 'next' })}
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
