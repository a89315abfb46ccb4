import type { ReportedReminders } from '../../../contracts/landing/landing-report.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { LATE_HOURS } from '../../../domain/reminder/reminder.ts';
import { LEAST_GROUP } from '../../../domain/reminder/zone-region.ts';
import { fill, formatNumber, intlTag } from '../../../i18n/format.ts';
import { landingCountWords } from '../../../i18n/landing/landing-count-words.ts';
import { landingReportTexts } from '../../../i18n/landing/landing-report-texts.ts';
import { ReportFacts } from './ReportFacts.tsx';
import { ReportTable } from './ReportTable.tsx';

interface ReportRemindersProps {
  reminders: ReportedReminders;
  locale: Locale;
}

/** The reminders of a page in numbers: what became of them, and who waits for which platform in which region. */
export function ReportReminders({ reminders, locale }: ReportRemindersProps) {
  const t = landingReportTexts[locale].reminders;
  const { name } = landingCountWords(locale);
  const regionNames = new Intl.DisplayNames(intlTag(locale), { type: 'region' });
  const number = (value: number) => formatNumber(locale, value);
  const { asked, confirmed, sent, failed, platforms, regions, opened } = reminders;
  const facts = [
    { label: t.asked, value: number(asked), note: '' },
    { label: t.confirmed, value: number(confirmed), note: '' },
    { label: t.sent, value: number(sent), note: '' },
    { label: t.failed, value: number(failed), note: fill(t.failedNote, { hours: number(LATE_HOURS) }) },
    ...(opened === null
      ? []
      : [{ label: t.opened, value: fill(t.atLeast, { count: number(opened) }), note: t.openedNote }]),
  ];
  const tables = [
    { id: 'report-platforms', title: t.platforms, head: t.platform, groups: platforms },
    { id: 'report-regions', title: t.regions, head: t.region, groups: regions },
  ];
  const nameOf = (id: string, key: string | null): string => {
    if (key === null) return t.others;
    if (id === 'report-regions') return regionNames.of(key) ?? key;
    return key === '' ? t.any : name(key);
  };
  return (
    <section className="report-reminders" aria-labelledby="report-reminders">
      <h2 id="report-reminders">{t.title}</h2>
      <ReportFacts facts={facts} />
      {confirmed > 0 && (
        <div className="report-pair">
          {tables.map(({ id, title, head, groups }) => (
            <section key={id} aria-labelledby={id}>
              <h3 id={id}>{title}</h3>
              <ReportTable
                label={id}
                heads={[head, t.confirmed]}
                rows={groups.map(({ key, count }) => [nameOf(id, key), number(count)])}
              />
            </section>
          ))}
        </div>
      )}
      <p className="report-note">{fill(t.note, { least: number(LEAST_GROUP) })}</p>
    </section>
  );
}
