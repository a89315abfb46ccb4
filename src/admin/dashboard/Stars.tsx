import type { DashboardDto } from '../../contracts/dashboard.ts';
import { localizePath } from '../../domain/locale/locale.ts';
import { fill, intlTag } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { Panel } from './Panel.tsx';

/** The mean of the stars that were given, month by month. */
export function Stars({ months }: { months: DashboardDto['stars'] }) {
  const { locale, t } = useLanguage();
  const texts = t.dashboard.stars;
  const name = new Intl.DateTimeFormat(intlTag(locale), { month: 'narrow', timeZone: 'UTC' });
  const figure = new Intl.NumberFormat(intlTag(locale), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return (
    <Panel title={texts.title} size="half">
      {months.every(({ mean }) => mean === null) ? (
        <p className="admin-muted">{texts.empty}</p>
      ) : (
        <a href={localizePath(locale, '/all-reviews')} className="months">
          {months.map(({ month, mean, count }) => (
            <span key={month} className="month">
              <span className="month-mean admin-figure" aria-hidden="true">
                {mean === null ? '' : figure.format(mean)}
              </span>
              <span className="month-track" aria-hidden="true">
                <span className="month-bar" style={{ height: `${((mean ?? 0) / 5) * 100}%` }} />
              </span>
              <span className="month-name">{name.format(Date.parse(`${month}-01`))}</span>
              {mean !== null && (
                <span className="admin-hidden">
                  {fill(texts.month, { mean: figure.format(mean), count })}
                </span>
              )}
            </span>
          ))}
        </a>
      )}
    </Panel>
  );
}
