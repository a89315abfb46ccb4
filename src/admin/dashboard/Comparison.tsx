import type { DashboardDto } from '../../contracts/dashboard.ts';
import { fill, formatNumber, formatPercent } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { Panel } from './Panel.tsx';
import { useDayFormat } from './use-day-format.ts';

const figures = ['leads', 'simulations', 'won', 'views', 'opened'] as const;

/** The figures of the period, each with its change from as many days before, in words. */
export function Comparison({ data: { period, before, funnel } }: { data: DashboardDto }) {
  const { locale, t } = useLanguage();
  const words = t.dashboard.compare;
  const formatDay = useDayFormat(true);
  const one = (day: string) => formatDay({ from: day, to: day });
  const changed = (now: number, then: number) => {
    if (now === then) return words.same;
    const sentence = then === 0 ? words.first : now > then ? words.more : words.less;
    return fill(sentence, {
      count: formatNumber(locale, Math.abs(now - then)),
      percent: then === 0 ? '' : formatPercent(locale, roundedShare(Math.abs(now - then) / then)),
      before: formatNumber(locale, then),
    });
  };
  return (
    <Panel title={words.title} size="wide">
      <dl className="compared">
        {figures.map((name) => (
          <div key={name}>
            <dt>{words[name]}</dt>
            <dd>
              <strong className="admin-figure">{formatNumber(locale, funnel[name])}</strong>
              <span className="admin-muted">{changed(funnel[name], before[name])}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="admin-muted">
        {fill(words.since, {
          from: one(period.from),
          to: one(period.to),
          beforeFrom: one(before.from),
          beforeTo: one(before.to),
        })}
      </p>
    </Panel>
  );
}

/** To whole percents: a tenth of a percent of some dozens says nothing. */
export const roundedShare = (share: number): number => Math.round(share * 100) / 100;
