import { Badge } from '@mantine/core';
import type { DeliverySummary } from '../../domain/delivery/states.ts';
import { useLanguage } from '../texts.ts';
import { Glyph } from '../ui/Glyph.tsx';

/** The state of a lead's deliveries, as an icon and a word, so that it does not depend on colour. */
export function DeliveryBadge({ state }: { state: DeliverySummary }) {
  const { t } = useLanguage();
  return (
    <Badge leftSection={<Glyph name={state} />} data-state={state}>
      {t.leads.deliveries[state]}
    </Badge>
  );
}
