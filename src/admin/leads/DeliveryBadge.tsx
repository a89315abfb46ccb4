import { Glyph } from '../parts/Glyph.tsx';
import { useLanguage } from '../texts.ts';
import type { DeliverySummary } from './lead-values.ts';

/** What became of the messages to the automations: a sign and a word, so that nothing hangs on a colour. */
export function DeliveryBadge({ state }: { state: DeliverySummary }) {
  const { t } = useLanguage();
  return (
    <span className="leads-badge" data-state={state}>
      <Glyph name={state} />
      {t.leads.deliveries[state]}
    </span>
  );
}
