import type { ClaimDto } from '../../contracts/claim.ts';
import { agencyDay, dayName, dayNumber } from '../../domain/time/agency-day.ts';
import { fill, formatNumber, pluralForm } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { Moment } from '../ui/time/Moment.tsx';

/** The account that confirmed a claim, and the day. */
export function Checked({ at, by }: { at: string; by: string | null }) {
  return (
    <span className="claims-days">
      {by !== null && <bdi>{by.split('@')[0]}</bdi>}
      <Moment at={agencyDay(Date.parse(at))} />
    </span>
  );
}

/** The last day of a claim and the days left; for an expired claim, since when it has been hidden. */
export function Until({ day, state }: { day: string; state: ClaimDto['state'] }) {
  const { locale, t } = useLanguage();
  const left = dayNumber(day) - dayNumber(agencyDay(Date.now()));
  const note = () => {
    if (state === 'expired') {
      const [before = '', after = ''] = t.claims.off.split('{day}');
      return (
        <span className="claims-muted">
          {before}
          <Moment at={dayName(dayNumber(day) + 1)} />
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
      <Moment at={day} />
      {note()}
    </span>
  );
}
