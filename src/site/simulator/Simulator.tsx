import { useDeferredValue, useReducer, useState } from 'react';
import { tableOf } from '../../domain/simulator/cost-cells.ts';
import type { CostTable } from '../../domain/simulator/cost-table.ts';
import type { SimulatorPrefill } from '../../domain/simulator/opener.ts';
import { fill } from '../../i18n/format.ts';
import { CloseButton } from '../flow/CloseButton.tsx';
import { FlowDialog } from '../flow/FlowDialog.tsx';
import type { Close } from '../flow/opener.ts';
import { CurrentStep } from './CurrentStep.tsx';
import type { HostProps } from './host-props.ts';
import { handleKeys } from './keys.ts';
import { SimulatorActions } from './SimulatorActions.tsx';
import { PROGRESS_ID } from './StepHeading.tsx';
import { StepMeter } from './StepMeter.tsx';
import { initialState, LAST_STEP, reduce } from './simulator-state.ts';
import type { FieldMessages, SimulatorText } from './texts.ts';
import { useStepCounts } from './use-step-counts.ts';
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
  // A slow phone paints the pressed button first: to draw another step takes it longer than an interaction may.
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
