import { Badge } from '@mantine/core';
import { fill, pluralForm } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';

interface CountBadgeProps {
  section: 'leads' | 'reviews';
  count: number;
}

/** The number of new leads or pending reviews beside the name of the section, in words for screen readers. */
export function CountBadge({ section, count }: CountBadgeProps) {
  const { locale, t } = useLanguage();
  const words = section === 'leads' ? pluralForm(locale, t.shell.newLeads, count) : t.shell.pending;
  return (
    <Badge className="rail-badge">
      <span aria-hidden="true">{count}</span>
      <span className="admin-hidden">{fill(words, { count })}</span>
    </Badge>
  );
}
