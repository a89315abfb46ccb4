import type { OwnDataErased } from '../../contracts/own-data.ts';
import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import { AGENCY_ZONE, agencyDay } from '../../domain/time/agency-day.ts';
import { ownData } from '../../i18n/dictionaries/own-data/index.ts';
import { fill, formatDate, formatNumber } from '../../i18n/format.ts';
import { formatHour } from '../../i18n/time/hour.ts';

/** What was erased, and what stays and why. */
export function ErasedData({ locale, erased }: { locale: Locale; erased: OwnDataErased }) {
  const t = ownData[locale].erase;
  const at = Date.parse(erased.erasedAt);
  const counts = (
    [
      ...(['leads', 'newsletter', 'reminders', 'watches', 'reviews', 'answers', 'reports'] as const),
      ...(['quarantined', 'mails'] as const),
    ] as const
  ).filter((what) => erased[what] > 0);
  return (
    <div className="own-ask">
      {/* biome-ignore lint/a11y/noAutofocus: the answer to what the person has just sent */}
      <h1 tabIndex={-1} autoFocus className="text-h2">
        {t.done}
      </h1>
      <p className="own-lead">
        {fill(t.doneAt, {
          date: formatDate(locale, Date.parse(agencyDay(at))),
          time: formatHour(locale, at, AGENCY_ZONE),
        })}
      </p>
      <div className="own-erased">
        <h2>{t.gone}</h2>
        <dl>
          {counts.map((what) => (
            <div key={what}>
              <dt>{t.counts[what]}</dt>
              <dd>{formatNumber(locale, erased[what])}</dd>
            </div>
          ))}
          {erased.leads > 0 && (
            <div>
              <dt>{t.tools}</dt>
              <dd>{t.toolsTold}</dd>
            </div>
          )}
        </dl>
        <h2>{t.stays}</h2>
        <ul>
          {erased.campaigns > 0 && (
            <li>
              <strong>{t.campaigns}</strong>
              <span>{t.campaignsWhy}</span>
            </li>
          )}
          <li>
            <strong>{t.backups}</strong>
            <span>{t.backupsWhy}</span>
          </li>
        </ul>
      </div>
      <p>
        <a className="link font-semibold" href={localizePath(locale, '/')}>
          {t.home}
        </a>
      </p>
    </div>
  );
}
