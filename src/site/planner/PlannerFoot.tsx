import { fill } from '../../i18n/format.ts';
import { Button } from '../../ui/button.tsx';
import { Alert } from './Alert.tsx';
import type { HostProps } from './host-props.ts';
import { type Action, errorKeys, LAST_STEP, type State } from './planner-state.ts';
import { ResultActions } from './ResultActions.tsx';
import type { Wording } from './texts.ts';
import type { Analysis } from './use-analysis.ts';

interface PlannerFootProps {
  wording: Wording;
  site: HostProps;
  state: State;
  analysis: Analysis;
  dispatch: (action: Action) => void;
  /** Sends the same answers again. */
  retry: () => void;
}

/** The buttons of a step: back and next; with the result, its actions; after a failure, another try. */
export function PlannerFoot({
  wording,
  site,
  state: { step, answers, errors },
  analysis,
  dispatch,
  retry,
}: PlannerFootProps) {
  const { t } = wording;
  const next = [t.actions.period, t.actions.contact, t.actions.analyse, t.actions.again][step - 1];
  const missing = errorKeys.find((key) => errors[key]);
  const isLast = step === LAST_STEP;
  if (isLast && analysis.state === 'failed')
    return (
      <footer className="flow-foot flow-actions planner-foot">
        <Button tone="quiet" onClick={() => dispatch({ type: 'again' })}>
          {t.failed.again}
        </Button>
        <Button onClick={retry}>{t.failed.retry}</Button>
      </footer>
    );
  if (isLast && analysis.state !== 'done') return null;
  return (
    <footer className="flow-foot flow-actions planner-foot">
      <Alert key={step} className="planner-missing">
        {missing && t.alerts.missing[missing]}
      </Alert>
      {missing === 'email' && (
        <button
          type="button"
          className="link planner-foot-without"
          onClick={() => dispatch({ type: 'withoutEmail' })}
        >
          {t.contact.without}
        </button>
      )}
      {step === 1 && (
        <p className="font-size-small text-muted max-md:hidden">
          {fill(t.progress, { step, total: LAST_STEP })}
        </p>
      )}
      {step > 1 && !isLast && (
        <Button tone="quiet" onClick={() => dispatch({ type: 'back' })}>
          {t.back}
        </Button>
      )}
      {/* One element in all steps: Orca stays silent about a heading that gets the focus from a removed button. */}
      <Button type="submit" {...(isLast && { tone: 'quiet', className: 'max-lg:hidden lg:mr-auto' })}>
        {next}
      </Button>
      {analysis.state === 'done' && isLast && (
        <ResultActions wording={wording} site={site} answers={answers} answer={analysis.answer} />
      )}
    </footer>
  );
}
