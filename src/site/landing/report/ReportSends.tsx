import type { ReportedSends } from '../../../contracts/landing/landing-report.ts';
import { platformNames } from '../../../domain/campaign/campaign-values.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { fill, formatNumber } from '../../../i18n/format.ts';
import { landingReportTexts } from '../../../i18n/landing/landing-report-texts.ts';
import { ReportFacts } from './ReportFacts.tsx';

interface ReportSendsProps {
  sends: ReportedSends;
  locale: Locale;
}

/** What the server told the artist's own accounts at ad platforms, in sums. */
export function ReportSends({ sends: { days, platforms }, locale }: ReportSendsProps) {
  const t = landingReportTexts[locale].sends;
  const number = (value: number) => formatNumber(locale, value);
  return (
    <section className="report-reminders" aria-labelledby="report-sends">
      <h2 id="report-sends">{t.title}</h2>
      {platforms.map(({ platform, received, twins, waiting, refused, unclear, unsent }) => (
        <section key={platform} aria-labelledby={`report-sends-${platform}`}>
          <h3 id={`report-sends-${platform}`}>{platformNames[platform]}</h3>
          <ReportFacts
            facts={[
              {
                label: t.received,
                value: number(received),
                note: twins > 0 ? fill(t.receivedNote, { count: number(twins) }) : '',
              },
              { label: t.waiting, value: number(waiting), note: '' },
              { label: t.refused, value: number(refused), note: '' },
              { label: t.unclear, value: number(unclear), note: '' },
              { label: t.unsent, value: number(unsent), note: t.unsentNote },
            ]}
          />
        </section>
      ))}
      <p className="report-note">{fill(t.note, { days: number(days) })}</p>
    </section>
  );
}
