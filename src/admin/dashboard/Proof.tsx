import { Link } from 'react-router';
import type { GoLiveDto } from '../../contracts/go-live.ts';
import { AGENCY_ZONE } from '../../domain/time/agency-day.ts';
import { dateFormat, fill, formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { Glyph } from '../ui/Glyph.tsx';

/**
 * One line about the proof that a lead finds its way: below the figures while it is proven, above them when it is broken or
 * old.
 */
export function Proof({ list, place }: { list: GoLiveDto; place: 'above' | 'below' }) {
  const { locale, t } = useLanguage();
  const words = t.shell.proof;
  const check = list.checks.find(({ key }) => key === 'path');
  const outcome = check?.outcome;
  if (!check || (outcome !== 'proven' && outcome !== 'failing' && outcome !== 'old')) return null;
  if ((outcome === 'proven') !== (place === 'below')) return null;
  const { at, count = 0, total = 0, names } = check.facts;
  const steps: Record<string, string> = words.steps;
  const when = dateFormat(locale, {
    timeZone: AGENCY_ZONE,
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(at ?? 0));
  const detail = {
    proven: fill(words.detail, { count: formatNumber(locale, total), ms: formatNumber(locale, count) }),
    failing: words.lost,
    old: words.unsure,
  }[outcome];
  return (
    <Link to="/dashboard/go-live" className="admin-card proof-line" data-outcome={outcome}>
      <Glyph name={outcome === 'proven' ? 'done' : outcome === 'failing' ? 'danger' : 'warning'} />
      <span>
        <strong>
          {fill(outcome === 'failing' ? words.broken : words[outcome], {
            at: when,
            step: steps[names?.[0] ?? ''] ?? '',
          })}
        </strong>{' '}
        <span className="admin-muted">{detail}</span>
      </span>
      <span className="proof-see">{words.see}</span>
    </Link>
  );
}
