import { Button, NativeSelect } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { sumsBy } from '../../../domain/channels/channel-figures.ts';
import { siteChannels } from '../../../domain/channels/site-channel.ts';
import { dashboardPeriods } from '../../../domain/dashboard/scale.ts';
import { RATE_CONFIDENCE } from '../../../domain/landing/counts/rate-interval.ts';
import { agencyDay, dayName, dayNumber } from '../../../domain/time/agency-day.ts';
import { fill, formatNumber, formatPercent } from '../../../i18n/format.ts';
import { callApi, callForBody } from '../../api/call-api.ts';
import { useLanguage } from '../../texts.ts';
import { Empty } from '../../ui/feedback/Empty.tsx';
import { Failed } from '../../ui/feedback/Failed.tsx';
import { Waiting } from '../../ui/feedback/Waiting.tsx';
import { Segments } from '../../ui/fields/Segments.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { datedName } from '../../ui/save-file.ts';
import { useDownload } from '../../ui/use-download.ts';
import { CampaignTabs } from '../CampaignTabs.tsx';
import { ChannelTable, PageTable } from './ChannelTables.tsx';
import './channels.css';

const USUAL = '30';

/** Where visits and leads of the site come from. The period and the chosen channel are in the address. */
export function ChannelsPage() {
  const { locale, t } = useLanguage();
  const words = t.channels;
  const [query, setQuery] = useSearchParams();
  const days = dashboardPeriods.find((period) => period === query.get('days')) ?? USUAL;
  const channel = siteChannels.find((name) => name === query.get('channel'));
  const until = agencyDay(Date.now());
  const period = { from: dayName(dayNumber(until) - Number(days) + 1), until };
  const { data, error, refetch } = useQuery({
    queryKey: ['channels', period],
    queryFn: ({ signal }) => callApi('GET /channels', { query: period, signal }),
    placeholderData: keepPreviousData,
  });
  const csv = useDownload(
    () => callForBody('GET /channels.csv', { query: period }),
    () => datedName(words.file.name, 'csv'),
    words.file.done,
  );
  const channels = sumsBy(data?.rows ?? [], 'channel');
  /** Writes a parameter to the address; an empty value removes it. */
  const choose = (name: 'days' | 'channel', value: string) =>
    setQuery(
      (now) => {
        if (value === '') now.delete(name);
        else now.set(name, value);
        return now;
      },
      { replace: true },
    );
  return (
    <div className="campaigns">
      <Heading>{t.campaigns.title}</Heading>
      <CampaignTabs tab="channels" />
      <div className="channels">
        <div className="channels-head">
          <h2>{words.title}</h2>
          <div className="admin-actions">
            <Segments
              label={words.period}
              value={days}
              onChange={(value) => choose('days', value === USUAL ? '' : value)}
              options={dashboardPeriods.map((value) => ({
                value,
                label: fill(words.days, { count: formatNumber(locale, Number(value)) }),
              }))}
            />
            <Button
              variant="default"
              leftSection={<Icon name="download" />}
              loading={csv.isPending}
              disabled={!data || data.rows.length === 0}
              onClick={() => csv.mutate()}
            >
              {words.file.action}
            </Button>
          </div>
        </div>
        {error && <Failed error={error} retry={refetch} />}
        {!data && !error && <Waiting />}
        {data?.rows.length === 0 && <Empty title={words.empty.title} text={words.empty.text} />}
        {data && data.rows.length > 0 && (
          <>
            <ChannelTable label={words.table} rows={channels} />
            <div className="channels-head">
              <h2>{words.pages.title}</h2>
              <NativeSelect
                label={words.pages.of}
                value={channel ?? ''}
                onChange={(event) => choose('channel', event.currentTarget.value)}
                data={[
                  { value: '', label: words.pages.all },
                  ...channels.map(([name]) => ({ value: name, label: words.channels[name] })),
                ]}
              />
            </div>
            <PageTable
              label={words.pages.title}
              rows={sumsBy(channel ? data.rows.filter((row) => row.channel === channel) : data.rows, 'page')}
            />
            <p className="admin-muted channels-note">{words.pages.note}</p>
            <p className="admin-muted channels-note">
              {fill(words.note, { confidence: formatPercent(locale, RATE_CONFIDENCE) })}{' '}
              {data.rows.some((row) => row.channel === 'unknown') && `${words.unknown} `}
              <Link to="/dashboard/landing-pages">{words.landing}</Link>
            </p>
          </>
        )}
      </div>
    </div>
  );
}
