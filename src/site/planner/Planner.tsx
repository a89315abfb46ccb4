import { type SubmitEvent, useCallback, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { releaseMonths } from '../../domain/planner/inputs.ts';
import { agencyDay } from '../../domain/time/agency-day.ts';
import { fill } from '../../i18n/format.ts';
import { fillFigures } from '../../i18n/format-figure.ts';
import { Accordion } from '../../ui/accordion.tsx';
import { Button } from '../../ui/button.tsx';
import { useModal } from '../../ui/use-modal.ts';
import { useVisibleArea } from '../../ui/use-visible-area.ts';
import { Failed } from './Failed.tsx';
import type { HostProps } from './host-props.ts';
import { Loading } from './Loading.tsx';
import { PlannerHead } from './PlannerHead.tsx';
import { initialState, LAST_STEP, reduce } from './planner-state.ts';
import { ResultActions } from './ResultActions.tsx';
import { Results } from './Results.tsx';
import { StepContact } from './StepContact.tsx';
import { StepPeriod } from './StepPeriod.tsx';
import { StepProject } from './StepProject.tsx';
import { Tape } from './Tape.tsx';
import type { PlannerNames, PlannerText } from './texts.ts';
import { useAnalysis } from './use-analysis.ts';

export interface PlannerProps {
  site: HostProps;
  t: PlannerText;
  names: PlannerNames;
  questions: readonly { title: string; text: string }[];
  close: () => void;
}

/** The release planner in a dialog that fills the window. It is mounted while it is open, so closing forgets all answers. */
export function Planner({ site, t, names, questions, close }: PlannerProps) {
  const [today] = useState(() => agencyDay(Date.now()));
  const [months] = useState(() => releaseMonths(today));
  const [state, dispatch] = useReducer(reduce, months[0] ?? '', initialState);
  const [asking, setAsking] = useState(false);
  const { step, answers, errors } = state;
  const dialog = useRef<HTMLDialogElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const { analysis, retry } = useAnalysis(step === LAST_STEP, answers, site.locale);
  const leave = useCallback(() => close(), [close]);
  useModal(dialog, leave, undefined);
  useVisibleArea(dialog);
  const wording = { locale: site.locale, t, names };

  // biome-ignore lint/correctness/useExhaustiveDependencies: each step, and each outcome, starts at its heading
  useLayoutEffect(() => {
    scroller.current?.scrollTo(0, 0);
    scroller.current?.querySelector<HTMLElement>('[data-planner-heading]')?.focus({ preventScroll: true });
  }, [step, asking, analysis.state]);

  useLayoutEffect(() => {
    if (state.refusals === 0) return;
    scroller.current
      ?.querySelector<HTMLElement>('[aria-invalid="true"] input, input[aria-invalid="true"]')
      ?.focus();
  }, [state.refusals]);

  const goOn = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    dispatch({ type: 'next' });
  };
  const props = {
    wording,
    answers,
    errors,
    onAnswer: (answer: Partial<typeof answers>) => dispatch({ type: 'answer', answer }),
  };
  const next = [t.actions.period, t.actions.contact, t.actions.analyse][step - 1];

  return (
    <dialog ref={dialog} className="planner on-dark" aria-label={t.title}>
      <form className="planner-form" noValidate onSubmit={goOn}>
        <PlannerHead t={t} step={step} asking={asking} ask={() => setAsking(!asking)} close={leave} />
        <div ref={scroller} className="planner-body">
          {asking ? (
            <section className="planner-page planner-questions">
              <h2 data-planner-heading="" tabIndex={-1} className="planner-title">
                {t.actions.questions}
              </h2>
              <Accordion
                name="planner-questions"
                items={questions.map(({ title, text }) => ({
                  question: title,
                  answer: fillFigures(site.locale, text),
                }))}
              />
            </section>
          ) : (
            <div key={step} className="planner-page planner-step">
              {step === 1 && <StepProject {...props} />}
              {step === 2 && <StepPeriod {...props} months={months} today={today} />}
              {step === 3 && <StepContact {...props} privacyHref={site.privacyHref} />}
              {step === LAST_STEP && analysis.state === 'running' && <Loading t={t} slow={analysis.slow} />}
              {step === LAST_STEP && analysis.state === 'failed' && (
                <Failed t={t} retry={retry} again={() => dispatch({ type: 'again' })}>
                  <Tape wording={wording} answers={answers} withPlace />
                </Failed>
              )}
              {step === LAST_STEP && analysis.state === 'done' && (
                <Results
                  wording={wording}
                  answers={answers}
                  answer={analysis.answer}
                  again={() => dispatch({ type: 'again' })}
                />
              )}
            </div>
          )}
        </div>
        {asking ? (
          <footer className="planner-foot">
            <Button tone="quiet" onClick={() => setAsking(false)}>
              {t.actions.toPlanner}
            </Button>
          </footer>
        ) : (
          <footer className="planner-foot">
            {step === 1 && (
              <p className="text-small text-muted">{fill(t.progress, { step, total: LAST_STEP })}</p>
            )}
            {step > 1 && step < LAST_STEP && (
              <Button tone="quiet" onClick={() => dispatch({ type: 'back' })}>
                {t.back}
              </Button>
            )}
            {step < LAST_STEP && <Button type="submit">{next}</Button>}
            {step === LAST_STEP && analysis.state === 'done' && (
              <ResultActions
                wording={wording}
                site={site}
                answers={answers}
                answer={analysis.answer}
                again={() => dispatch({ type: 'again' })}
              />
            )}
          </footer>
        )}
      </form>
    </dialog>
  );
}
