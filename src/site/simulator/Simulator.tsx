import { type SubmitEvent, useCallback, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { tableOf } from '../../domain/simulator/cost-cells.ts';
import type { CostTable } from '../../domain/simulator/cost-table.ts';
import type { SimulatorPrefill } from '../../domain/simulator/opener.ts';
import { fill } from '../../i18n/format.ts';
import { useModal } from '../../ui/use-modal.ts';
import { useVisibleArea } from '../../ui/use-visible-area.ts';
import { CurrentStep } from './CurrentStep.tsx';
import type { HostProps } from './host-props.ts';
import { handleKeys } from './keys.ts';
import type { Close } from './opener.ts';
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
  const [state, dispatch] = useReducer(reduce, prefill, initialState);
  const { step, answers, result } = state;
  const dialog = useRef<HTMLDialogElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const delivery = useSubmission(result, answers, site);
  const leave = useCallback(() => close(), [close]);
  useModal(dialog, leave, step === LAST_STEP ? undefined : leave);
  useVisibleArea(dialog);
  useStepCounts(step);

  // Layout effects, so that the focus moves before the change is painted.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step starts at its heading
  useLayoutEffect(() => {
    scroller.current?.scrollTo(0, 0);
    scroller.current?.querySelector<HTMLElement>('[data-step-heading]')?.focus({ preventScroll: true });
  }, [step]);

  useLayoutEffect(() => {
    if (state.refusals === 0) return;
    scroller.current
      ?.querySelector<HTMLElement>('input[aria-invalid="true"], [aria-invalid="true"] input')
      ?.focus();
  }, [state.refusals]);

  const goOn = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    dispatch(step === 5 ? { type: 'compute', ...(table && { table }) } : { type: 'next' });
  };

  return (
    <dialog ref={dialog} className="simulator on-dark" aria-label={t.title}>
      {/* The form takes the focus after a click beside the fields, so that the number keys still work. */}
      <form
        className="flex h-full flex-col outline-none"
        noValidate
        tabIndex={-1}
        onSubmit={goOn}
        onKeyDown={handleKeys}
      >
        <div className="flex items-center justify-between gap-4 px-5 pt-3 pb-2 md:px-8 md:pt-4">
          <p id={PROGRESS_ID} className="text-small text-muted">
            {step === LAST_STEP ? t.result.heading : fill(t.progress, { step, total: LAST_STEP })}
          </p>
          <button type="button" className="simulator-close" aria-label={t.close} onClick={leave}>
            <svg className="size-4" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
              <path
                d="M3 3l10 10M13 3L3 13"
                fill="none"
                stroke="currentColor"
                strokeWidth="2"
                strokeLinecap="round"
              />
            </svg>
          </button>
        </div>
        <div ref={scroller} className="grow overflow-y-auto overscroll-contain px-5 pb-6 md:px-8">
          <StepMeter step={step} />
          <div key={step} className="simulator-step pt-5 md:pt-7">
            <CurrentStep
              wording={{ t, messages, locale: site.locale }}
              state={state}
              delivery={delivery}
              privacyHref={site.privacyHref}
              table={table}
              onAnswer={(answer) => dispatch({ type: 'answer', answer })}
            />
          </div>
        </div>
        <SimulatorActions
          t={t}
          site={site}
          state={state}
          delivery={delivery}
          dispatch={dispatch}
          close={close}
        />
      </form>
    </dialog>
  );
}
