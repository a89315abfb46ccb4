import { fill } from '../../i18n/format.ts';
import type { Delivery } from './pending-submission.ts';
import type { SimulatorText } from './texts.ts';

/** A line above the actions, always visible: whether the agency has received the estimate. */
export function DeliveryState({ t, delivery }: { t: SimulatorText; delivery: Delivery | undefined }) {
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
