import type { ReportedUnusual } from '../../contracts/campaign-report.ts';
import { UNUSUAL_LIMITS } from '../../domain/campaign/unusual-days.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { AGENCY_ZONE } from '../../domain/time/agency-day.ts';
import { campaignReportTexts } from '../../i18n/campaign-report-texts.ts';
import {
  countedForm,
  dateFormat,
  fill,
  formatDate,
  formatDayRange,
  formatNumber,
  formatPercent,
  numberFormat,
} from '../../i18n/format.ts';
import { FigureSource } from './FigureSource.tsx';

type Note = ReportedUnusual['notes'][number];

interface ReportUnusualProps {
  unusual: ReportedUnusual;
  locale: Locale;
}

/** Unusual days of listeners at which a person looked, each with its rule, its arithmetic and the harmless reasons. */
export function ReportUnusual({ unusual: { from, to, notes }, locale }: ReportUnusualProps) {
  const { unusual: t, sources } = campaignReportTexts[locale];
  const { column: source } = sources;
  const days = daysText(locale, from, to);
  return (
    <section aria-labelledby="report-unusual" className="report-unusual">
      <h2 id="report-unusual">{t.title}</h2>
      {notes.length === 0 ? <p>{fill(t.none, { days })}</p> : <p>{fill(t.files, { days })}</p>}
      {notes.map((note) => (
        <div key={`${note.rule} ${note.from}`} className="report-unusual-note">
          <div>
            <h3>{sentenceOf(locale, note)}</h3>
            <p>{t.proof}</p>
          </div>
          <dl>
            <div>
              <dt>{t.rule}</dt>
              <dd>{ruleOf(locale, note)}</dd>
            </div>
            <div>
              <dt>{t.calculation}</dt>
              <dd>{calculationOf(locale, note)}</dd>
            </div>
            <div>
              <dt>{t.harmless}</dt>
              <dd>{t.reasons}</dd>
            </div>
            <div>
              <dt>{source}</dt>
              <dd>
                <FigureSource source={note.source} locale={locale} />
              </dd>
            </div>
          </dl>
          <p className="report-unusual-looked">
            {fill(t.looked, {
              day: formatDate(locale, note.at, AGENCY_ZONE),
              reason: reasonOf(locale, note),
            })}
          </p>
        </div>
      ))}
    </section>
  );
}

/** What the person found at the days, or at the single day. */
function reasonOf(locale: Locale, { reason, from, to }: Note): string {
  const { found, foundOneDay } = campaignReportTexts[locale].unusual;
  return from === to ? { ...found, ...foundOneDay }[reason] : found[reason];
}

function daysText(locale: Locale, from: string, to: string): string {
  const format = dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return formatDayRange(format, from, to);
}

/** Plays of one day stand beside its listeners; over several days, listeners cannot be added up, and what is above usual is said. */
function sentenceOf(locale: Locale, { rule, from, to, day, ...figures }: Note): string {
  const t = campaignReportTexts[locale].unusual;
  const number = (value: number) => formatNumber(locale, Math.round(value));
  const days = daysText(locale, from, to);
  if (rule === 'repeated' && day)
    return fill(t.oneDay, { days, plays: number(day.plays), listeners: number(day.listeners) });
  const [found, against] = [Math.round(figures.found), Math.round(figures.against)];
  const text = rule === 'peak' ? t.peak : countedForm(locale, t[rule], rule === 'repeated' ? against : found);
  return fill(text, { days, found: number(found), against: number(against) });
}

function ruleOf(locale: Locale, { rule, usual }: Note): string {
  const { rules } = campaignReportTexts[locale].unusual;
  const { repeated, unsaved, peak } = UNUSUAL_LIMITS;
  if (rule === 'unsaved') return fill(rules.unsaved, { share: formatPercent(locale, unsaved) });
  if (rule === 'peak') return fill(rules.peak, { times: peak });
  return fill(rules.repeated, {
    ...repeated,
    usual: numberFormat(locale, { maximumFractionDigits: 1 }).format(usual ?? 0),
  });
}

/** The figures of the rule, computed, beside its limit. */
function calculationOf(locale: Locale, { rule, found, against, usual }: Note): string {
  const { calculations: t } = campaignReportTexts[locale].unusual;
  const { repeated, unsaved, peak } = UNUSUAL_LIMITS;
  const number = (value: number, digits = 0) =>
    numberFormat(locale, { maximumFractionDigits: digits }).format(value).replaceAll('\u202f', '\u00a0');
  if (rule === 'unsaved')
    return fill(t.unsaved, {
      ...{ found: number(found, 1), against: number(against, 1) },
      ...{ ratio: formatPercent(locale, found / against), limit: formatPercent(locale, unsaved) },
    });
  const ratio = number(found / Math.max(against, 1), 1);
  if (rule === 'peak')
    return fill(t.peak, { found: number(found), against: number(against), ratio, limit: number(peak) });
  const limit = number(Math.max(repeated.each, repeated.times * (usual ?? 0)), 1);
  return fill(countedForm(locale, t.repeated, Math.round(against)), {
    ...{ found: number(found), against: number(against), ratio, limit },
  });
}
