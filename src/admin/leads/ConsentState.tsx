import type { LeadDetailDto } from '../../contracts/lead.ts';
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
        <span key={category} className="leads-badge" data-state={consent[category] ? 'delivered' : 'none'}>
          <Glyph name={consent[category] ? 'delivered' : 'dead'} />
          {words[category]}{' '}
          <span className="admin-muted">{consent[category] ? words.accepted : words.refused}</span>
        </span>
      ))}
      <Moment at={consent.at} show="full" />
    </span>
  );
}
