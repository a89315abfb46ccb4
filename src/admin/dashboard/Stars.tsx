import { Link } from 'react-router';
import type { DashboardDto } from '../../contracts/dashboard.ts';
import { dateFormat, fill, numberFormat } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { Nothing } from './Nothing.tsx';
import { Panel } from './Panel.tsx';

type Month = DashboardDto['stars'][number];

/** The mean rating of each month. Each month links to its reviews. */
export function Stars({ months }: { months: Month[] }) {
  const { t } = useLanguage();
  const texts = t.dashboard.stars;
  return (
    <Panel title={texts.title}>
      {months.every(({ mean }) => mean === null) ? (
        <Nothing
          text={texts.empty}
          advice={texts.emptyText}
          action={{ label: texts.invite, to: '/dashboard/reviews/links' }}
        />
      ) : (
        <ol className="months">
          {months.map((month) => (
            <li key={month.month}>
              <MonthBar month={month} />
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}

function MonthBar({ month: { month, mean, count } }: { month: Month }) {
  const { locale, t } = useLanguage();
  const nameIn = (style: 'narrow' | 'long') =>
    dateFormat(locale, {
      month: style,
      ...(style === 'long' && { year: 'numeric' }),
      timeZone: 'UTC',
    }).format(Date.parse(`${month}-01`));
  const figure = numberFormat(locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const inside = (
    <>
      <span className="month-mean admin-figure" aria-hidden="true">
        {mean === null ? '' : figure.format(mean)}
      </span>
      <span className="month-track" aria-hidden="true">
        <span className="month-bar" style={{ height: `${((mean ?? 0) / 5) * 100}%` }} />
      </span>
      <span className="month-name" aria-hidden="true">
        {nameIn('narrow')}
      </span>
      {mean !== null && (
        <span className="admin-hidden">
          {fill(t.dashboard.stars.month, { month: nameIn('long'), mean: figure.format(mean), count })}
        </span>
      )}
    </>
  );
  if (count === 0) return <span className="month">{inside}</span>;
  return (
    <Link
      className="month"
      to={`/dashboard/reviews?status=approved&rated=yes&from=${month}-01&to=${lastDay(month)}`}
    >
      {inside}
    </Link>
  );
}

/** Returns the last day of a month: `2026-11-30` for `2026-11`. */
function lastDay(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}
