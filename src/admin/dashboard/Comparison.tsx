import type { DashboardDto } from '../../contracts/dashboard.ts';
import { fill, formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { changeOf } from './change.ts';
import { Panel } from './Panel.tsx';
import { useDayFormat } from './use-day-format.ts';

const figures = ['leads', 'simulations', 'won', 'views', 'opened'] as const;

/** The figures of the period, each with its change from as many days before, in words. */
export function Comparison({ data: { period, before, funnel } }: { data: DashboardDto }) {
  const { locale, t } = useLanguage();
  const words = t.dashboard.compare;
  const formatDay = useDayFormat(true);
  const one = (day: string) => formatDay({ from: day, to: day });
  const format = (figure: number) => formatNumber(locale, figure);
  return (
    <Panel title={words.title}>
      <dl className="compared">
        {figures.map((name) => (
          <div key={name}>
            <dt>{words[name]}</dt>
            <dd>
              <strong className="admin-figure">{format(funnel[name])}</strong>
              <span className="admin-muted">{changeOf(locale, t, [funnel[name], before[name]], format)}</span>
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
