import type { ActivityDto, DashboardDto, DashboardQuery } from '../../contracts/dashboard.ts';
import { namedTimes } from '../../domain/dashboard/response-time.ts';
import { budgetBands, OTHER_SOURCES } from '../../domain/dashboard/scale.ts';
import { platforms } from '../../domain/simulator/inputs.ts';
import { agencyDayStart, dayName, momentOrDay, nextAgencyDay } from '../../domain/time/agency-day.ts';
import type { Ports } from '../ports/all-ports.ts';
import type { DashboardStore, Period } from '../ports/dashboard.ts';
import { cardSeries } from './card-series.ts';
import { daysBefore, daysOf, endsOf, lastDays, lastMonths, periodOf } from './days.ts';
import { pipelineOf, waitingIn, wonSimulations } from './pipeline-value.ts';
import { visitFigures } from './visit-figures.ts';

const ACTIVITIES = 12;
const SOURCES = 6;
const ERASURES = 20;

/**
 * Reads the figures of a period and of the days before it. The database counts; this function names the days and adds
 * the days without figures.
 */
export async function readDashboard(
  ports: Pick<Ports, 'campaignFigures' | 'clock' | 'dashboard'>,
  { days, from, to }: DashboardQuery,
): Promise<DashboardDto> {
  const { clock, dashboard, campaignFigures } = ports;
  const now = clock.now();
  const period = from && to ? periodOf(from, to) : lastDays(now, Number(days));
  const [
    cards,
    activity,
    leads,
    simulations,
    visits,
    outcomes,
    response,
    deliveries,
    erasures,
    stars,
    range,
    before,
  ] = await Promise.all([
    cardFigures(ports, period),
    latest(ports),
    dashboard.leadsByDay(period, SOURCES),
    simulationsByBand(dashboard, period),
    dashboard.visits(period),
    dashboard.outcomes(period),
    dashboard.responseTimes(period),
    dashboard.deliveries(),
    dashboard.erasures(ERASURES),
    starsByMonth(dashboard, now),
    campaignFigures.range(),
    figuresBefore(dashboard, daysBefore(period)),
  ]);
  const counted = visitFigures(visits, period);
  return {
    period: endsOf(period),
    ...cards,
    before,
    response: { ...namedTimes(response), waiting: waitingIn(outcomes) },
    pipeline: pipelineOf(outcomes),
    activity,
    ...leadsPerDay(leads, period),
    simulations,
    funnel: { ...counted.funnel, won: wonSimulations(outcomes), ...leadSums(leads) },
    visits: counted.visits,
    deliveries,
    erasures: {
      total: erasures.total,
      items: erasures.items.map(({ nextAttemptAt, ...notice }) => ({
        ...notice,
        nextAttemptAt: nextAttemptAt === null ? null : new Date(nextAttemptAt).toISOString(),
      })),
    },
    stars,
    range,
  };
}

async function cardFigures(
  { dashboard, campaignFigures }: Pick<Ports, 'campaignFigures' | 'clock' | 'dashboard'>,
  period: Period,
): Promise<Pick<DashboardDto, 'cards' | 'cardSeries'>> {
  const start = agencyDayStart(dayName(period.from));
  const [reviews, campaigns, moves, created] = await Promise.all([
    dashboard.reviewCounts(),
    campaignFigures.counts(),
    dashboard.reviewMoves(start),
    campaignFigures.createdSince(start),
  ]);
  const cards = {
    pendingReviews: reviews.pending,
    approvedReviews: reviews.approved,
    activeCampaigns: campaigns.active,
    totalCampaigns: campaigns.planned + campaigns.active + campaigns.finished,
  };
  return { cards, cardSeries: cardSeries(period, cards, moves, created) };
}

/** Returns the figures that are compared with those of the period. */
async function figuresBefore(dashboard: DashboardStore, period: Period): Promise<DashboardDto['before']> {
  const [leads, visits, outcomes, response] = await Promise.all([
    dashboard.leadsByDay(period, 1),
    dashboard.visits(period),
    dashboard.outcomes(period),
    dashboard.responseTimes(period),
  ]);
  const { views, opened } = visitFigures(visits, period).funnel;
  return {
    ...endsOf(period),
    views,
    opened,
    won: wonSimulations(outcomes),
    ...leadSums(leads),
    pipeline: pipelineOf(outcomes),
    response: namedTimes(response),
  };
}

const leadSums = (rows: Awaited<ReturnType<DashboardStore['leadsByDay']>>) => ({
  simulations: rows.reduce((sum, row) => sum + (row.kind === 'simulation' ? row.leads : 0), 0),
  leads: rows.reduce((sum, row) => sum + row.leads, 0),
});

/** Returns the latest events of all kinds, newest first. */
async function latest({
  dashboard,
  campaignFigures,
}: Pick<Ports, 'campaignFigures' | 'clock' | 'dashboard'>): Promise<ActivityDto[]> {
  const [leads, reviews, campaigns] = await Promise.all([
    dashboard.latestLeads(ACTIVITIES),
    dashboard.latestReviews(ACTIVITIES),
    campaignFigures.latest(ACTIVITIES),
  ]);
  const iso = (at: number) => new Date(at).toISOString();
  return [
    ...leads.map(({ id, kind, name, at }) => ({
      kind: 'lead' as const,
      at: iso(at),
      leadId: id,
      leadKind: kind,
      name,
    })),
    ...reviews.map(({ id, at, ...review }) => ({
      kind: 'review' as const,
      at: review.own ? iso(at) : momentOrDay(at),
      reviewId: id,
      ...review,
    })),
    ...campaigns.map(({ id, artist, createdAt }) => ({
      kind: 'campaign' as const,
      at: iso(createdAt),
      campaignId: id,
      artist,
    })),
  ]
    .sort((a, b) => Date.parse(b.at) - Date.parse(a.at))
    .slice(0, ACTIVITIES);
}

/** Sorts the sources by frequency, with `other` last, if it has leads. */
function leadsPerDay(
  rows: Awaited<ReturnType<DashboardStore['leadsByDay']>>,
  period: Period,
): Pick<DashboardDto, 'sources' | 'leadsPerDay'> {
  const totals = new Map<string, number>();
  for (const { source, leads } of rows) totals.set(source, (totals.get(source) ?? 0) + leads);
  const rank = (source: string) => (source === OTHER_SOURCES ? -1 : (totals.get(source) ?? 0));
  const sources = [...totals.keys()].sort((a, b) => rank(b) - rank(a) || (a < b ? -1 : 1));
  const byDay = Map.groupBy(rows, ({ day }) => day);
  return {
    sources,
    leadsPerDay: daysOf(period).map(({ number, day }) => {
      const found = byDay.get(number) ?? [];
      const sumOf = (some: typeof found) => some.reduce((sum, row) => sum + row.leads, 0);
      // `fromEntries` is safe for any name that a visitor invented, also `__proto__`.
      const counts = Object.fromEntries(
        sources.map((name) => [name, sumOf(found.filter(({ source }) => source === name))]),
      );
      const kinds = Object.fromEntries(
        [...Map.groupBy(found, ({ kind }) => kind)].map(([kind, some]) => [kind, sumOf(some)]),
      );
      return { day, counts, kinds };
    }),
  };
}

async function simulationsByBand(
  dashboard: DashboardStore,
  period: Period,
): Promise<DashboardDto['simulations']> {
  const rows = await dashboard.simulations(period, budgetBands);
  return platforms.map((platform) => ({
    platform,
    bands: rows.find((row) => row.platform === platform)?.bands ?? budgetBands.map(() => 0),
  }));
}

async function starsByMonth(dashboard: DashboardStore, now: number): Promise<DashboardDto['stars']> {
  const months = lastMonths(now);
  // The vendors' clocks may be ahead: ratings of the current day count, ratings of later days do not.
  const found = await dashboard.ratingsByMonth(months, nextAgencyDay(now));
  return months.map(({ month }) => {
    const { sum, count } = found.find((row) => row.month === month) ?? { sum: 0, count: 0 };
    return { month, mean: count === 0 ? null : Math.round((sum / count) * 100) / 100, count };
  });
}
