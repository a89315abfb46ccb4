import { type KeyboardEvent, useDeferredValue, useEffect, useReducer, useRef, useState } from 'react';
import { countOpening } from '../../browser/channel/count-opening.ts';
import { count } from '../../browser/count.ts';
import { tableOf } from '../../domain/simulator/cost-cells.ts';
import type { CostTable } from '../../domain/simulator/cost-table.ts';
import type { SimulatorPrefill } from '../../domain/simulator/opener.ts';
import type { SimulatorStep } from '../../domain/visit/simulator-steps.ts';
import { fill } from '../../i18n/format.ts';
import { CloseButton } from '../flow/CloseButton.tsx';
import { FlowDialog } from '../flow/FlowDialog.tsx';
import type { Close } from '../flow/opener.ts';
import { CurrentStep } from './CurrentStep.tsx';
import type { HostProps } from './host-props.ts';
import { LitBars } from './LitBars.tsx';
import { SimulatorActions } from './SimulatorActions.tsx';
import { PROGRESS_ID } from './StepHeading.tsx';
import { initialState, LAST_STEP, reduce, type Step } from './simulator-state.ts';
import type { FieldMessages, SimulatorText } from './texts.ts';
import { useSubmission } from './use-submission.ts';

export interface SimulatorProps {
  site: HostProps;
  t: SimulatorText;
  messages: FieldMessages;
  prefill: SimulatorPrefill;
  close: Close;
  /** A cost table that replaces the page's: in tests, one that lacks combinations. */
  table?: CostTable;
}

/** The six steps in a modal dialog. It is mounted while it is open, so closing forgets all answers. */
export function Simulator({ site, t, messages, prefill, close, table: given }: SimulatorProps) {
  const [table] = useState(() => given ?? (site.costs && tableOf(site.costs.figures)));
  const [latest, dispatch] = useReducer(reduce, prefill, initialState);
  const deferred = useDeferredValue(latest);
  // Lets the browser paint the pressed button first: on a slow phone, rendering another step takes longer than the
  // limit for an interaction.
  const state = latest.step === deferred.step ? latest : deferred;
  const { step, answers, result } = state;
  const delivery = useSubmission(result, answers, site);
  useStepCounts(step);

  return (
    <FlowDialog
      className="simulator"
      label={t.title}
      place={step}
      refusals={state.refusals}
      onNext={() => dispatch(step === 5 ? { type: 'compute', ...(table && { table }) } : { type: 'next' })}
      onClose={close}
      closesBeside={step !== LAST_STEP}
      onKeyDown={handleKeys}
      head={
        <div className="flex items-center justify-between gap-4 px-5 pt-3 pb-2 md:px-8 md:pt-4">
          <p id={PROGRESS_ID} className="text-small text-muted">
            {step === LAST_STEP ? t.result.heading : fill(t.progress, { step, total: LAST_STEP })}
          </p>
          <CloseButton label={t.close} onClick={() => close()} />
        </div>
      }
      foot={
        <SimulatorActions
          t={t}
          site={site}
          state={state}
          delivery={delivery}
          dispatch={dispatch}
          close={close}
        />
      }
    >
      <div className="px-5 pb-6 md:px-8">
        <StepMeter step={step} />
        <div key={step} className="flow-step pt-5 md:pt-7">
          <CurrentStep
            wording={{ t, messages, locale: site.locale }}
            state={state}
            delivery={delivery}
            privacyHref={site.privacyHref}
            fee={site.fee}
            table={table}
            onAnswer={(answer) => dispatch({ type: 'answer', answer })}
          />
        </div>
      </div>
    </FlowDialog>
  );
}

/** A bar a step; those of the steps up to the current one are lit. */
function StepMeter({ step }: { step: Step }) {
  return (
    <LitBars
      count={LAST_STEP}
      toneOf={(index) => (index < step ? 'lit' : 'rest')}
      className="h-1.5 gap-1.5"
    />
  );
}

const RADIO = 'input[type="radio"]';
const RESTING = `${RADIO}, form, [data-step-heading]`;

/**
 * Number keys choose an answer while the focus is on one, Enter continues. Elsewhere a digit does nothing: a person who
 * dictates must not choose an answer by accident (RGAA 12.10). Typing in a field and a button's own keys are not affected.
 */
function handleKeys(event: KeyboardEvent<HTMLFormElement>): void {
  const form = event.currentTarget;
  const target = event.target;
  if (!(target instanceof Element) || event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.key === 'Enter') {
    if (!target.matches(RESTING)) return;
    event.preventDefault();
    form.requestSubmit();
    return;
  }
  if (!target.matches(RADIO)) return;
  const radio = form.querySelectorAll<HTMLInputElement>(RADIO)[digitOf(event) - 1];
  if (!radio) return;
  event.preventDefault();
  radio.click();
  radio.focus();
}

/** The number row of a French keyboard gives `&é"'(` without Shift, so the position of the key counts as well. */
function digitOf({ key, code }: { key: string; code: string }): number {
  const written = /^[1-9]$/.exec(key)?.[0] ?? /^Digit([1-9])$/.exec(code)?.[1];
  return Number(written ?? 0);
}

const names: Record<Step, SimulatorStep> = {
  1: 'platform',
  2: 'campaignType',
  3: 'budget',
  4: 'region',
  5: 'contact',
  6: 'result',
};

/** Counts the opening, and each step when it is first reached; going back and forth counts once. */
function useStepCounts(step: Step): void {
  const counted = useRef(new Set<SimulatorStep>());
  useEffect(() => {
    for (const name of ['opened', names[step]] as const) {
      if (counted.current.has(name)) continue;
      counted.current.add(name);
      count({ kind: 'step', step: name });
      if (name === 'opened') countOpening('simulator');
    }
  }, [step]);
}
