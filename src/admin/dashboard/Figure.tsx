import { Link } from 'react-router';
import { formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';

/** A count in a table; it links to its rows at `to`, unless it is 0. */
export function Figure({ count, to }: { count: number; to?: string }) {
  const { locale } = useLanguage();
  const figure = formatNumber(locale, count);
  if (count === 0) return <span className="admin-figure admin-muted">{figure}</span>;
  if (to === undefined) return <span className="admin-figure">{figure}</span>;
  return (
    <Link to={to} className="admin-figure">
      {figure}
    </Link>
  );
}
