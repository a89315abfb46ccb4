import type { Dispatch } from 'react';
import { fill } from '../../i18n/format.ts';
import { Button } from '../../ui/button.tsx';
import type { Close } from '../flow/opener.ts';
import { BookLink } from './BookLink.tsx';
import type { HostProps } from './host-props.ts';
import type { Delivery } from './pending-submission.ts';
import { type Action, LAST_STEP, type State } from './simulator-state.ts';
import { reassuranceOf, type SimulatorText } from './texts.ts';

interface SimulatorActionsProps {
  t: SimulatorText;
  site: HostProps;
  state: State;
  delivery: Delivery | undefined;
  dispatch: Dispatch<Action>;
  close: Close;
}

/** The foot of the sheet, always visible: one button forward and one back. */
export function SimulatorActions({ t, site, state, delivery, dispatch, close }: SimulatorActionsProps) {
  const { step, result, answers } = state;
  const quiet = 'max-sm:px-4';
  return (
    <div className="flow-foot">
      {result?.estimate && <DeliveryState t={t} delivery={delivery} />}
      <div className="flow-actions">
        {step === LAST_STEP && result ? (
          <>
            <Button tone="quiet" className={quiet} onClick={() => dispatch({ type: 'modify' })}>
              {t.result.modify}
            </Button>
            <BookLink t={t} site={site} inputs={result.inputs} answers={answers} close={close} />
          </>
        ) : (
          <>
            {step === 1 ? (
              <p className="text-small text-muted">{reassuranceOf({ t, locale: site.locale })}</p>
            ) : (
              <Button tone="quiet" className={quiet} onClick={() => dispatch({ type: 'previous' })}>
                {t.previous}
              </Button>
            )}
            <Button type="submit" className="max-sm:px-5">
              {step === 5 ? t.compute : t.next}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

/** A line above the actions, always visible: whether the agency has received the estimate. */
function DeliveryState({ t, delivery }: { t: SimulatorText; delivery: Delivery | undefined }) {
  const text =
    delivery?.state === 'refused'
      ? fill(t.result.refused, { reason: delivery.reason })
      : delivery && t.result[delivery.state];
  return (
    <p
      role="status"
      className="mb-2.5 min-h-5 text-small leading-snug text-muted"
      data-delivery={delivery?.state}
    >
      {text}
    </p>
  );
}
