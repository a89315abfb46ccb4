import { Link } from 'react-router';
import { formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';

/** A count of a table, and the way to what it counts, where there is any. */
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
