import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import type { DashboardDto } from '../../contracts/dashboard.ts';
import type { GoLiveDto } from '../../contracts/go-live.ts';
import { mayManage } from '../../domain/account/role.ts';
import { fill, formatNumber, pluralForm } from '../../i18n/format.ts';
import { callApi } from '../api/call-api.ts';
import { goLiveQuery } from '../api/go-live.ts';
import { mondayQuery } from '../api/monday.ts';
import { useAccount } from '../api/use-account.ts';
import { useLanguage } from '../texts.ts';
import { Failed } from '../ui/feedback/Failed.tsx';
import { Waiting } from '../ui/feedback/Waiting.tsx';
import { Heading } from '../ui/Heading.tsx';
import { RisingBars } from '../ui/RisingBars.tsx';
import { Activity } from './Activity.tsx';
import { CampaignWarnings } from './CampaignWarnings.tsx';
import { Cards } from './Cards.tsx';
import { changeOf } from './change.ts';
import { Deliveries } from './Deliveries.tsx';
import { Funnel } from './Funnel.tsx';
import { LeadsPerDay } from './LeadsPerDay.tsx';
import { Monday } from './Monday.tsx';
import { Panel } from './Panel.tsx';
import { PeriodChoice } from './PeriodChoice.tsx';
import { PipelineValue } from './PipelineValue.tsx';
import { Proof } from './Proof.tsx';
import { periodIn } from './period.ts';
import { RangeShare } from './RangeShare.tsx';
import { ResponseTime } from './ResponseTime.tsx';
import { Simulations } from './Simulations.tsx';
import { Stars } from './Stars.tsx';
import { useDayFormat } from './use-day-format.ts';
import { Welcome } from './Welcome.tsx';
import './dashboard.css';
import './charts.css';
import './compared.css';
import './simulations.css';
import './welcome.css';

/** The dashboard. Every figure links to the rows that it counts. Period and split are in the address. */
export function DashboardSection() {
  const { t } = useLanguage();
  const [query, setQuery] = useSearchParams();
  const period = periodIn(query);
  const split = query.get('by') === 'form' ? 'kinds' : 'sources';
  /** Writes parameters to the address; `undefined`, for the default, removes one. */
  const choose = (changes: Partial<Record<'days' | 'from' | 'to' | 'by', string | undefined>>) =>
    setQuery(
      (now) => {
        for (const [name, value] of Object.entries(changes)) {
          if (value === undefined) now.delete(name);
          else now.set(name, value);
        }
        return now;
      },
      // Another period is a new history entry; own dates and another split replace the entry.
      { replace: 'by' in changes || ('from' in changes && changes.from !== undefined && 'from' in period) },
    );
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['dashboard', period],
    queryFn: ({ signal }) => callApi('GET /dashboard', { query: period, signal }),
    placeholderData: keepPreviousData,
  });
  const role = useAccount().data?.role;
  const goLive = useQuery({ ...goLiveQuery, enabled: role !== undefined && mayManage(role) });
  const monday = useQuery(mondayQuery);
  // The screen renders after all have loaded: a later card would move everything below it.
  const isWaiting = isPending || role === undefined || goLive.isLoading || monday.isLoading;
  return (
    <>
      <Heading
        actions={
          <PeriodChoice
            period={period}
            shown={data?.period}
            choose={(chosen) => {
              const noPeriod = { days: undefined, from: undefined, to: undefined };
              const days = 'days' in chosen && chosen.days !== '30' ? chosen.days : undefined;
              choose('days' in chosen ? { ...noPeriod, days } : { ...noPeriod, ...chosen });
            }}
          />
        }
      >
        {t.dashboard.title}
      </Heading>
      {isWaiting && !error && <Waiting />}
      {error && !data && <Failed error={error} retry={refetch} />}
      {data && !isWaiting && (
        <div className="dashboard">
          {data.welcome && <Welcome steps={data.welcome} />}
          <div className="dashboard-first">
            {goLive.data && <GoLive list={goLive.data} />}
            {monday.data && <Monday monday={monday.data} />}
          </div>
          {goLive.data && <Proof list={goLive.data} place="above" />}
          <CampaignWarnings warnings={data.warnings} />
          <Cards data={data} />
          {goLive.data && <Proof list={goLive.data} place="below" />}
          {/* Two columns and no rows: panels of different heights would leave holes in a row. */}
          <div className="dashboard-columns">
            <div>
              <Comparison data={data} />
              <PipelineValue data={data} />
              <LeadsPerDay
                data={data}
                split={split}
                choose={(chosen) => choose({ by: chosen === 'kinds' ? 'form' : undefined })}
              />
              <Funnel data={data} />
              <Simulations data={data} />
            </div>
            <div>
              <ResponseTime data={data} />
              <Activity entries={data.activity} />
              <Deliveries data={data} />
              {data.stars.length > 0 && <Stars months={data.stars} />}
              <RangeShare data={data} />
            </div>
          </div>
        </div>
      )}
    </>
  );
}

/** The progress of the go-live checklist, until it is complete. */
function GoLive({ list }: { list: GoLiveDto }) {
  const { locale, t } = useLanguage();
  const words = t.shell.goLive;
  const { done, total, checks } = list;
  if (done === total) return null;
  const blocking = checks.filter(({ state, weight }) => state === 'open' && weight === 'blocks').length;
  return (
    <Link to="/dashboard/go-live" className="admin-card go-live-strip">
      <span>
        <strong>{words.card}</strong>{' '}
        <strong className="admin-figure">{fill(words.progress, { done, total })}</strong>{' '}
        <span className="admin-muted">
          {blocking > 0
            ? fill(pluralForm(locale, words.blocks, blocking), { count: formatNumber(locale, blocking) })
            : words.unblocked}
        </span>
      </span>
      <RisingBars done={done} total={total} />
    </Link>
  );
}

const figures = ['leads', 'simulations', 'won', 'views', 'opened'] as const;

/** The figures of the period, each with its change from as many days before, in words. */
function Comparison({ data: { period, before, funnel } }: { data: DashboardDto }) {
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
