import { Link } from 'react-router';
import type { DashboardDto } from '../../contracts/dashboard.ts';
import { MIN_FOR_MEDIAN, MIN_FOR_NINETY } from '../../domain/dashboard/response-time.ts';
import { fill, formatNumber, formatPercent, pluralForm } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { roundedShare } from './change.ts';
import { formatDuration } from './duration.ts';
import { Panel } from './Panel.tsx';

const least = { median: MIN_FOR_MEDIAN, ninety: MIN_FOR_NINETY } as const;

/** How long the leads of the period waited for a person, and how many of them still wait. */
export function ResponseTime({ data: { period, before, response } }: { data: DashboardDto }) {
  const { locale, t } = useLanguage();
  const words = t.dashboard.response;
  const { answered, waiting } = response;
  const counted = (forms: { one: string; other: string }, count: number) =>
    fill(pluralForm(locale, forms, count), { count: formatNumber(locale, count) });
  const changed = (now: number, then: number | null) => {
    if (then === null) return words.unknown;
    const written = [now, then].map((ms) => formatDuration(locale, ms));
    if (written[0] === written[1]) return words.same;
    return fill(now > then ? words.slower : words.faster, {
      time: formatDuration(locale, Math.abs(now - then)),
      percent: formatPercent(locale, roundedShare(Math.abs(now - then) / Math.max(1, then))),
    });
  };
  return (
    <Panel title={words.title}>
      <p className="admin-muted">{words.text}</p>
      {answered === 0 ? (
        <p>{words.nothing}</p>
      ) : (
        <dl className="compared">
          {(['median', 'ninety'] as const).map((name) => {
            const time = response[name];
            return (
              <div key={name}>
                <dt>{words[name]}</dt>
                <dd>
                  {time === null ? (
                    <span>
                      {fill(words.few, { count: formatNumber(locale, answered), least: least[name] })}
                    </span>
                  ) : (
                    <>
                      <strong className="admin-figure">{formatDuration(locale, time)}</strong>
                      <span className="admin-muted">{changed(time, before.response[name])}</span>
                    </>
                  )}
                </dd>
              </div>
            );
          })}
        </dl>
      )}
      <p className="admin-muted">
        {answered > 0 && `${counted(words.answered, answered)} · `}
        {waiting === 0 ? (
          words.none
        ) : (
          <Link to={`/dashboard/leads?status=new&from=${period.from}&to=${period.to}`}>
            {counted(words.waiting, waiting)}
          </Link>
        )}
      </p>
    </Panel>
  );
}
