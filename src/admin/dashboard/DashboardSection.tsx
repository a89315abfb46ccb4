import { SegmentedControl } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { mayManage } from '../../domain/account/role.ts';
import { type DashboardPeriod, dashboardPeriods } from '../../domain/dashboard/scale.ts';
import { fill } from '../../i18n/format.ts';
import { callApi } from '../api/call-api.ts';
import { goLiveQuery } from '../api/go-live.ts';
import { useAccount } from '../api/use-account.ts';
import { useLanguage } from '../texts.ts';
import { Failed } from '../ui/Failed.tsx';
import { Heading } from '../ui/Heading.tsx';
import { Waiting } from '../ui/Waiting.tsx';
import { Activity } from './Activity.tsx';
import { Cards } from './Cards.tsx';
import { Deliveries } from './Deliveries.tsx';
import { Funnel } from './Funnel.tsx';
import { GoLive } from './GoLive.tsx';
import { LeadsPerDay } from './LeadsPerDay.tsx';
import { RangeShare } from './RangeShare.tsx';
import { Simulations } from './Simulations.tsx';
import { Stars } from './Stars.tsx';
import './dashboard.css';
import './charts.css';
import './simulations.css';

const isPeriod = (text: string | null): text is DashboardPeriod =>
  (dashboardPeriods as readonly (string | null)[]).includes(text);

/** The dashboard. Every figure links to the rows that it counts. Period and split are in the address. */
export function DashboardSection() {
  const { t } = useLanguage();
  const [query, setQuery] = useSearchParams();
  const asked = query.get('days');
  const days = isPeriod(asked) ? asked : '30';
  const split = query.get('by') === 'form' ? 'kinds' : 'sources';
  /** Writes a parameter to the address; `undefined`, for the default, removes it. */
  const choose = (name: 'days' | 'by', value: string | undefined) =>
    setQuery(
      (now) => {
        if (value === undefined) now.delete(name);
        else now.set(name, value);
        return now;
      },
      { replace: true },
    );
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['dashboard', days],
    queryFn: ({ signal }) => callApi('GET /dashboard', { query: { days }, signal }),
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
          <SegmentedControl
            aria-label={t.dashboard.period}
            value={days}
            onChange={(value) => choose('days', value === '30' ? undefined : value)}
            data={dashboardPeriods.map((value) => ({
              value,
              label: fill(t.dashboard.days, { count: value }),
            }))}
          />
        }
      >
        {t.dashboard.title}
      </Heading>
      {isWaiting && !error && <Waiting />}
      {error && !data && <Failed error={error} retry={refetch} />}
      {data && !isWaiting && (
        <div className="dashboard">
          {goLive.data && <GoLive list={goLive.data} />}
          <Cards cards={data.cards} />
          <LeadsPerDay
            data={data}
            split={split}
            choose={(chosen) => choose('by', chosen === 'kinds' ? 'form' : undefined)}
          />
          <Activity entries={data.activity} />
          <Funnel data={data} />
          <Simulations data={data} />
          <Deliveries data={data} />
          {data.stars.length > 0 && <Stars months={data.stars} />}
          <RangeShare data={data} />
        </div>
      )}
    </>
  );
}
