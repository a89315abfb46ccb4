import type { ClaimDto } from '../../contracts/claim.ts';
import { agencyDay, dayName, dayNumber } from '../../domain/time/agency-day.ts';
import { fill, formatNumber, pluralForm } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { Moment } from '../ui/Moment.tsx';

/** The account that confirmed a claim, and the day. */
export function Checked({ claim: { checkedBy, checkedAt } }: { claim: ClaimDto }) {
  if (checkedAt === null) return '–';
  return (
    <span className="claims-days">
      {checkedBy !== null && <bdi>{checkedBy.split('@')[0]}</bdi>}
      <Moment at={agencyDay(Date.parse(checkedAt))} />
    </span>
  );
}

/** The last day of a claim, and how long that is; for an expired one, since when it is off the pages. */
export function Until({ claim: { validUntil, state } }: { claim: ClaimDto }) {
  const { locale, t } = useLanguage();
  if (validUntil === null) return '–';
  const left = dayNumber(validUntil) - dayNumber(agencyDay(Date.now()));
  const note = () => {
    if (state === 'expired') {
      const [before = '', after = ''] = t.claims.off.split('{day}');
      return (
        <span className="claims-muted">
          {before}
          <Moment at={dayName(dayNumber(validUntil) + 1)} />
          {after}
        </span>
      );
    }
    if (state !== 'expiringSoon') return null;
    const words = pluralForm(locale, t.claims.left, left);
    return (
      <span className="claims-muted">
        {left === 0 ? t.claims.lastDay : fill(words, { count: formatNumber(locale, left) })}
      </span>
    );
  };
  return (
    <span className="claims-days">
      <Moment at={validUntil} />
      {note()}
    </span>
  );
}
