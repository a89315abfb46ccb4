import { Alert, Table } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { CampaignDetail } from '../../../contracts/campaign.ts';
import { dayAlerts } from '../../../domain/campaign/day-alerts.ts';
import { promisedCost, type Track, type TrackDay, trackDays } from '../../../domain/campaign/day-track.ts';
import { agencyDay } from '../../../domain/time/agency-day.ts';
import { fill, formatNumber, numberFormat } from '../../../i18n/format.ts';
import { useLanguage } from '../../texts.ts';
import { Glyph } from '../../ui/Glyph.tsx';
import { ScrollBox } from '../../ui/ScrollBox.tsx';
import { importsQuery } from './import-queries.ts';
import { countText, dayText, moneyText } from './import-words.ts';

interface Range {
  min: number;
  max: number;
}

/** The imported days of a campaign beside its promise and the pace of its budget, as charts and as a table. */
export function CampaignDays({ campaign }: { campaign: CampaignDetail }) {
  const { locale, t } = useLanguage();
  const words = t.campaignImport.track;
  const { data } = useQuery(importsQuery(campaign.id));
  const promised = promisedCost(campaign);
  const today = agencyDay(Date.now());
  const track = data && trackDays({ ...campaign, days: data.days, promised }, today);
  if (!track) return null;
  const alerts = dayAlerts(track, { ...campaign, promised }, today);
  const perView = (value: number) =>
    numberFormat(locale, {
      style: 'currency',
      currency: 'EUR',
      minimumFractionDigits: 4,
      maximumFractionDigits: 4,
    }).format(value);
  const { estimate } = campaign;
  return (
    <section className="admin-card import-track" aria-label={words.title}>
      <h2>{words.title}</h2>
      <dl className="track-facts">
        <div>
          <dt>{words.spent}</dt>
          <dd>
            <span className="track-value">{moneyText(locale, track.spent)}</span>
            {fill(words.ofBudget, {
              budget: moneyText(locale, campaign.budget),
              planned: moneyText(locale, track.planned),
            })}
          </dd>
        </div>
        <div>
          <dt>{words.views}</dt>
          <dd>
            <span className="track-value">{formatNumber(locale, track.views)}</span>
            {estimate
              ? fill(words.promised, {
                  low: formatNumber(locale, estimate.low),
                  high: formatNumber(locale, estimate.high),
                })
              : words.notPromised}
          </dd>
        </div>
        <div>
          <dt>{words.cost}</dt>
          <dd>
            <span className="track-value">
              {track.costPerView === null ? '–' : perView(track.costPerView)}
            </span>
            {promised && track.place && (
              <span data-place={track.place}>
                {fill(words.place[track.place], {
                  min: perView(promised.min),
                  max: perView(promised.max),
                })}
              </span>
            )}
          </dd>
        </div>
      </dl>
      {alerts.map((alert) => (
        <Alert key={alert} color="yellow" icon={<Glyph name="warning" />}>
          {fill(words.alerts[alert], { day: dayText(locale, track.days.at(-1)?.day ?? '') })}
        </Alert>
      ))}
      <Charts track={track} promised={promised} perView={perView} />
      <p className="admin-muted">{words.note}</p>
      <DayTable days={track.days} perView={perView} />
    </section>
  );
}

interface ChartsProps {
  track: Track;
  promised: Range | null;
  perView: (value: number) => string;
}

/** Four small charts with one scale of days. The table has the same figures for keyboards and screen readers. */
function Charts({ track: { days }, promised, perView }: ChartsProps) {
  const { locale, t } = useLanguage();
  const words = t.campaignImport.track;
  const most = (values: (number | null)[]) => Math.max(...values.map((value) => value ?? 0), 0) || 1;
  const spent = most(days.flatMap((day) => [day.spent, day.planned]));
  const running = most([...days.map((day) => day.costPerView), promised?.max ?? 0]) * 1.1;
  const costs = most(days.map(({ cost }) => cost));
  const views = most(days.map((day) => day.views));
  const width = days.length;
  const charts = [
    {
      title: words.charts.spent,
      top: moneyText(locale, spent),
      body: (
        <>
          <polyline className="track-plan" points={pointsOf(days.map(({ planned }) => planned / spent))} />
          {runsOf(days, (day) => (day.missing ? null : day.spent / spent)).map((points) => (
            <polyline key={points} className="track-line" points={points} />
          ))}
        </>
      ),
    },
    {
      title: words.charts.cost,
      top: perView(running),
      body: (
        <>
          {promised && (
            <rect
              className="track-band"
              x="0"
              width={width}
              y={100 - (promised.max / running) * 100}
              height={((promised.max - promised.min) / running) * 100}
            />
          )}
          {runsOf(days, (day) =>
            day.missing || day.costPerView === null ? null : day.costPerView / running,
          ).map((points) => (
            <polyline key={points} className="track-line" points={points} />
          ))}
        </>
      ),
    },
    {
      title: words.charts.costs,
      top: moneyText(locale, costs),
      body: <Bars days={days} of="cost" top={costs} />,
    },
    {
      title: words.charts.views,
      top: formatNumber(locale, views),
      body: <Bars days={days} of="views" top={views} />,
    },
  ];
  return (
    <div className="track-charts" aria-hidden="true">
      {charts.map(({ title, top, body }) => (
        <div key={title}>
          <h3>{title}</h3>
          <p>{fill(words.most, { value: top })}</p>
          <svg viewBox={`0 0 ${width} 100`} preserveAspectRatio="none" aria-hidden="true">
            {body}
          </svg>
          <p>
            <span>{dayText(locale, days[0]?.day ?? '')}</span>
            {days.length > 1 && <span>{dayText(locale, days.at(-1)?.day ?? '')}</span>}
          </p>
        </div>
      ))}
    </div>
  );
}

/** The points of a line, in the middle of each day; shares of the height. */
const pointsOf = (shares: readonly number[], from = 0): string =>
  shares.map((share, day) => `${from + day + 0.5},${100 - share * 100}`).join(' ');

/** The lines between gaps; a day between two gaps is a short stroke. */
function runsOf(days: readonly TrackDay[], shareOf: (day: TrackDay) => number | null): string[] {
  const runs: { from: number; shares: number[] }[] = [];
  let open = false;
  for (const [place, day] of days.entries()) {
    const share = shareOf(day);
    if (share !== null && open) runs.at(-1)?.shares.push(share);
    if (share !== null && !open) runs.push({ from: place, shares: [share] });
    open = share !== null;
  }
  return runs.map(({ from, shares: [first = 0, ...rest] }) =>
    rest.length > 0
      ? pointsOf([first, ...rest], from)
      : `${from + 0.2},${100 - first * 100} ${from + 0.8},${100 - first * 100}`,
  );
}

function Bars({ days, of, top }: { days: readonly TrackDay[]; of: 'cost' | 'views'; top: number }) {
  return days.map((day, place) => {
    const height = ((day[of] ?? 0) / top) * 100;
    return (
      <rect
        key={day.day}
        className="track-bar"
        data-provisional={day.provisional || undefined}
        x={place + 0.12}
        width={0.76}
        y={100 - height}
        height={height}
      />
    );
  });
}

/** The figures of the charts, the newest day first. */
function DayTable({ days, perView }: { days: readonly TrackDay[]; perView: (value: number) => string }) {
  const { locale, t } = useLanguage();
  const words = t.campaignImport.track;
  const { day: dayColumn, ...columns } = words.columns;
  return (
    <ScrollBox label={words.title} tall>
      <Table aria-label={words.title}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{dayColumn}</Table.Th>
            {Object.entries(columns).map(([name, text]) => (
              <Table.Th key={name} scope="col" ta="right">
                {text}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {days
            .toReversed()
            .map(({ day, cost, views, spent, planned, costPerView, missing, provisional }) => (
              <Table.Tr key={day}>
                <Table.Th scope="row">
                  {dayText(locale, day)}
                  {(missing || provisional) && (
                    <span className="admin-muted"> {missing ? words.missing : words.provisional}</span>
                  )}
                </Table.Th>
                <Table.Td ta="right">{cost === null ? '–' : moneyText(locale, cost)}</Table.Td>
                <Table.Td ta="right">{countText(locale, views)}</Table.Td>
                <Table.Td ta="right">{moneyText(locale, spent)}</Table.Td>
                <Table.Td ta="right">{moneyText(locale, planned)}</Table.Td>
                <Table.Td ta="right">{costPerView === null ? '–' : perView(costPerView)}</Table.Td>
              </Table.Tr>
            ))}
        </Table.Tbody>
      </Table>
    </ScrollBox>
  );
}
