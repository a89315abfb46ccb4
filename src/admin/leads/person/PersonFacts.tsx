import type { ReactNode } from 'react';
import type { PersonCounts } from '../../../contracts/leads/person.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { useLanguage } from '../../texts.ts';
import { Facts } from '../../ui/Facts.tsx';

interface PersonFactsProps {
  counts: PersonCounts;
  /** Shown above the numbers, if there are any. */
  title?: ReactNode;
}

/** How much is or was stored about a person; instead of zeros, that nothing is stored. */
export function PersonFacts({ counts, title }: PersonFactsProps) {
  const { locale, t } = useLanguage();
  const words = t.leads.person;
  if (Object.values(counts).every((count) => count === 0)) return <p>{words.nothing}</p>;
  return (
    <>
      {title}
      <Facts
        facts={(
          [
            'leads',
            'reviews',
            'campaigns',
            'mails',
            'quarantined',
            'answers',
            'newsletter',
            'reminders',
            'watches',
            'reports',
          ] as const
        ).map((kind) => ({
          label: words[kind],
          value: formatNumber(locale, counts[kind]),
        }))}
      />
    </>
  );
}
