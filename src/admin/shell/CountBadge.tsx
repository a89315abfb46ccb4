import { Badge } from '@mantine/core';
import { fill, pluralForm } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';

/** The sections whose waiting work has a number. */
export const countedSections = ['leads', 'reviews', 'requests'] as const;
export type CountedSection = (typeof countedSections)[number];

interface CountBadgeProps {
  section: CountedSection;
  count: number;
}

/** The number of new leads, pending reviews or open requests beside the name of the section, in words for screen readers. */
export function CountBadge({ section, count }: CountBadgeProps) {
  const { locale, t } = useLanguage();
  const { newLeads, openRequests, pending } = t.shell;
  const words =
    section === 'reviews'
      ? pending
      : pluralForm(locale, section === 'leads' ? newLeads : openRequests, count);
  return (
    <Badge className="rail-badge">
      <span aria-hidden="true">{count}</span>
      <span className="admin-hidden">{fill(words, { count })}</span>
    </Badge>
  );
}
