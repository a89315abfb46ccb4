import type { ReactNode } from 'react';
import type { LeadRowDto } from '../../contracts/leads/lead.ts';
import type { LeadStatus } from '../../domain/lead/lead-values.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { fill, formatNumber, pluralForm } from '../../i18n/format.ts';
import type { AdminTexts } from '../texts.ts';
import { Filled } from '../ui/fields/Typed.tsx';

interface Told {
  leads: readonly Pick<LeadRowDto, 'name'>[];
  change: { status?: LeadStatus };
}

/** Returns the text of the toast about a stored change: the lead and its new status. */
export function toldChange(
  { leads, change: { status } }: Told,
  locale: Locale,
  t: AdminTexts['leads'],
): ReactNode {
  const { done, doneStatus } = t.work.bulk;
  const [first, ...others] = leads;
  const words = { count: formatNumber(locale, leads.length), status: status ? t.statuses[status] : '' };
  if (first && others.length === 0)
    return (
      <Filled
        text={fill(status ? t.work.changedStatus : t.work.changed, words)}
        typed={{ name: first.name }}
      />
    );
  return fill(pluralForm(locale, status ? doneStatus : done, leads.length), words);
}
