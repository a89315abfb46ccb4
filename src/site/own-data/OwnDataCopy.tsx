import type { OwnData } from '../../contracts/own-data.ts';
import type { SiteFacts } from '../../contracts/site.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { AGENCY_ZONE, agencyDay } from '../../domain/time/agency-day.ts';
import { ownData } from '../../i18n/dictionaries/own-data/index.ts';
import { fill, formatDate } from '../../i18n/format.ts';
import { formatHour } from '../../i18n/time/hour.ts';
import { OwnFacts } from './OwnFacts.tsx';
import { ownDataItems } from './own-data-items.ts';

/** The file with a person's own data, to read without this site: no script, no picture, no address of another host. */
export function OwnDataCopy({ locale, site, data }: { locale: Locale; site: SiteFacts; data: OwnData }) {
  const t = ownData[locale];
  const at = Date.parse(data.exportedAt);
  return (
    <main>
      <h1>{fill(t.copy.title, { brand: site.brand, email: data.email })}</h1>
      <p>
        {fill(t.copy.made, {
          date: formatDate(locale, Date.parse(agencyDay(at))),
          time: formatHour(locale, at, AGENCY_ZONE),
          contact: site.contactEmail,
        })}
      </p>
      {ownDataItems(locale, data).map((item) => (
        <section key={item.id}>
          <h2>{item.title}</h2>
          <p>{item.about}</p>
          <p>{fill(t.copy.until, { until: item.until })}</p>
          <OwnFacts facts={item.facts} />
        </section>
      ))}
    </main>
  );
}
