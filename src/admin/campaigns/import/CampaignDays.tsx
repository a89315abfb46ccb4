import { Table } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { CampaignDetail } from '../../../contracts/campaign.ts';
import { alertFacts } from '../../../domain/campaign/alert-facts.ts';
import { alertDays, dayAlerts } from '../../../domain/campaign/day-alerts.ts';
import { promisedCost, type TrackDay, trackDays } from '../../../domain/campaign/day-track.ts';
import { agencyDay } from '../../../domain/time/agency-day.ts';
import { fill, formatNumber, formatShortDay } from '../../../i18n/format.ts';
import { useLanguage } from '../../texts.ts';
import { ScrollBox } from '../../ui/ScrollBox.tsx';
import { knownOf } from './chart-lines.ts';
import { DayAlerts } from './DayAlerts.tsx';
import { DayCharts } from './DayCharts.tsx';
import { importsQuery } from './import-queries.ts';
import { costDigits, costText, countText, dayText, moneyText } from './import-words.ts';

interface CampaignDaysProps {
  campaign: CampaignDetail;
  /** Called when the last warning was hidden, which had the focus. */
  done: () => void;
}

/** The imported days of a campaign beside its promise and the pace of its budget, as charts and as a table. */
export function CampaignDays({ campaign, done }: CampaignDaysProps) {
  const { locale, t } = useLanguage();
  const words = t.campaignImport.track;
  const { data } = useQuery(importsQuery(campaign.id));
  const promised = promisedCost(campaign);
  const today = agencyDay(Date.now());
  const track = data && trackDays({ ...campaign, days: data.days, promised }, today);
  if (!track) return null;
  const given = dayAlerts(track, { ...campaign, promised }, today);
  const facts = alertFacts(track, campaign, today);
  const beside =
    promised && track.costPerView !== null ? [track.costPerView, promised.min, promised.max] : [];
  // The charts and the table have as many decimals as the figures above them.
  const digits = costDigits(locale, beside);
  const perView = (value: number) => costText(locale, value, digits);
  const { estimate, startsOn } = campaign;
  const { hasCosts, hasViews } = knownOf(track.days);
  const firstDay = track.days[0]?.day ?? startsOn;
  return (
    <>
      <DayAlerts
        {...{ campaign, facts, promised, perView, done }}
        lasting={alertDays(track, { ...campaign, promised })}
        alerts={given.filter((alert) => !data.hiddenAlerts.includes(alert))}
        track={track}
      />
      <section className="admin-card" aria-label={words.facts}>
        <dl className="track-facts">
          <div>
            <dt>{words.spent}</dt>
            <dd>
              <span className="track-value">{hasCosts ? moneyText(locale, track.spent) : '–'}</span>
              {fill(words.ofBudget, {
                budget: moneyText(locale, campaign.budget),
                planned: moneyText(locale, track.planned),
              })}
            </dd>
          </div>
          <div>
            <dt>{words.views}</dt>
            <dd>
              <span className="track-value">{hasViews ? formatNumber(locale, track.views) : '–'}</span>
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
          {track.exceeded && (
            <div>
              <dt>{words.exceeded}</dt>
              <dd>
                <span className="track-value" data-place="above">
                  {`+${moneyText(locale, track.exceeded.by)}`}
                </span>
                {fill(words.since, { day: formatShortDay(locale, track.exceeded.since) })}
              </dd>
            </div>
          )}
          {campaign.status !== 'finished' && facts.state !== 'ended' && track.expectedViews !== null && (
            <div>
              <dt>{words.atThisCost}</dt>
              <dd>
                <span className="track-value">{`≈\u00a0${formatNumber(locale, track.expectedViews)}`}</span>
                {words.wholeBudget}
              </dd>
            </div>
          )}
        </dl>
      </section>
      <section className="admin-card import-track" aria-label={words.title}>
        <header className="import-card-head">
          <h2>{words.title}</h2>
          <p className="track-legend" aria-hidden="true">
            <span data-kind="plan">{words.legend}</span>
            <span data-kind="provisional">{words.provisional}</span>
          </p>
        </header>
        <DayCharts
          {...{ track, campaign, promised, today, perView }}
          usedUpOn={given.includes('spends_fast') ? facts.usedUpOn : null}
        />
        {firstDay > startsOn && (
          <p className="admin-muted">
            {fill(words.late, {
              start: formatShortDay(locale, startsOn),
              day: formatShortDay(locale, firstDay),
            })}
          </p>
        )}
        <p className="admin-muted">{words.note}</p>
        <details className="import-more">
          <summary>{words.table}</summary>
          <DayTable days={track.days} perView={perView} />
        </details>
      </section>
    </>
  );
}

/** The figures of the charts, the newest day first. */
function DayTable({ days, perView }: { days: readonly TrackDay[]; perView: (value: number) => string }) {
  const { locale, t } = useLanguage();
  const words = t.campaignImport.track;
  const { day: dayColumn, ...columns } = words.columns;
  const { hasCosts } = knownOf(days);
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
                  <span className="import-day">{dayText(locale, day)}</span>
                  {(missing || provisional) && (
                    <span className="admin-muted"> {missing ? words.missing : words.provisional}</span>
                  )}
                </Table.Th>
                <Table.Td ta="right">{cost === null ? '–' : moneyText(locale, cost)}</Table.Td>
                <Table.Td ta="right">{countText(locale, views)}</Table.Td>
                <Table.Td ta="right">{hasCosts ? moneyText(locale, spent) : '–'}</Table.Td>
                <Table.Td ta="right">{moneyText(locale, planned)}</Table.Td>
                <Table.Td ta="right">{costPerView === null ? '–' : perView(costPerView)}</Table.Td>
              </Table.Tr>
            ))}
        </Table.Tbody>
      </Table>
    </ScrollBox>
  );
}
