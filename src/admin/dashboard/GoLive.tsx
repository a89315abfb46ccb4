import { Link } from 'react-router';
import type { GoLiveDto } from '../../contracts/go-live.ts';
import { fill, formatNumber, pluralForm } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { RisingBars } from '../ui/RisingBars.tsx';

/** How far the list before going live is, until it is complete. */
export function GoLive({ list }: { list: GoLiveDto }) {
  const { locale, t } = useLanguage();
  const words = t.shell.goLive;
  const { done, total, checks } = list;
  if (done === total) return null;
  const blocking = checks.filter(({ state, weight }) => state === 'open' && weight === 'blocks').length;
  return (
    <Link to="/dashboard/go-live" className="admin-card go-live-strip">
      <span>
        <strong>{words.card}</strong>{' '}
        <strong className="admin-figure">{fill(words.progress, { done, total })}</strong>{' '}
        <span className="admin-muted">
          {blocking > 0
            ? fill(pluralForm(locale, words.blocks, blocking), { count: formatNumber(locale, blocking) })
            : words.unblocked}
        </span>
      </span>
      <RisingBars done={done} total={total} />
    </Link>
  );
}
