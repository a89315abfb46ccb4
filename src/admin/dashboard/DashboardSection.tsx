import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { mayManage } from '../../domain/account/role.ts';
import { callApi } from '../api/call-api.ts';
import { goLiveQuery } from '../api/go-live.ts';
import { useAccount } from '../api/use-account.ts';
import { useLanguage } from '../texts.ts';
import { Failed } from '../ui/Failed.tsx';
import { Heading } from '../ui/Heading.tsx';
import { Waiting } from '../ui/Waiting.tsx';
import { Activity } from './Activity.tsx';
import { Cards } from './Cards.tsx';
import { Comparison } from './Comparison.tsx';
import { Deliveries } from './Deliveries.tsx';
import { Funnel } from './Funnel.tsx';
import { GoLive } from './GoLive.tsx';
import { LeadsPerDay } from './LeadsPerDay.tsx';
import { PeriodChoice } from './PeriodChoice.tsx';
import { PipelineValue } from './PipelineValue.tsx';
import { periodIn } from './period.ts';
import { RangeShare } from './RangeShare.tsx';
import { ResponseTime } from './ResponseTime.tsx';
import { Simulations } from './Simulations.tsx';
import { Stars } from './Stars.tsx';
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
      // Another period is a place to come back to; typing dates of one's own, or another split, is not.
      { replace: 'by' in changes || ('from' in changes && changes.from !== undefined && 'from' in period) },
    );
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['dashboard', period],
    queryFn: ({ signal }) => callApi('GET /dashboard', { query: period, signal }),
    placeholderData: keepPreviousData,
  });
  const role = useAccount().data?.role;
  const goLive = useQuery({ ...goLiveQuery, enabled: role !== undefined && mayManage(role) });
  // Both are waited for: the list would push everything else down when it came.
  const isWaiting = isPending || role === undefined || goLive.isLoading;
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
          {goLive.data && <GoLive list={goLive.data} />}
          <Cards data={data} />
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
