import { Badge } from '@mantine/core';
import type { LeadDetailDto } from '../../contracts/lead.ts';
import { fill } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { Glyph } from '../ui/Glyph.tsx';
import { Moment } from '../ui/Moment.tsx';

/** The visitor's cookie consent at the time of the lead, for each category. */
export function ConsentState({ consent }: { consent: LeadDetailDto['consent'] }) {
  const { t } = useLanguage();
  const words = t.leads.detail;
  if (!consent) return words.noConsent;
  return (
    <span className="leads-consent">
      {(['analytics', 'marketing', 'functional'] as const).map((category) => (
        <Badge
          key={category}
          leftSection={<Glyph name={consent[category] ? 'delivered' : 'dead'} />}
          data-state={consent[category] ? 'delivered' : 'none'}
        >
          {fill(words.consentTo, {
            category: words[category],
            answer: consent[category] ? words.accepted : words.refused,
          })}
        </Badge>
      ))}
      <Moment at={consent.at} show="full" />
    </span>
  );
}
